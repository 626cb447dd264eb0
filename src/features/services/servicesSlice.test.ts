import type { UnknownAction } from '@reduxjs/toolkit'
import { networkError } from '@/store/ApiError'
import { refused, succeeded } from '@/store/submissionsSlice'
import { serviceSubmission } from './serviceSubmission'
import {
  alertDismissed,
  initialServices,
  sectionChosen,
  serviceAddingRequested,
  serviceDeleted,
  serviceEditingStarted,
  servicesPageLeft,
  servicesSlice,
} from './servicesSlice'

const after = (...actions: UnknownAction[]) => actions.reduce(servicesSlice.reducer, initialServices)

test('adding without a section asks for one; choosing one, or putting the word away, answers it', () => {
  const asked = after(serviceAddingRequested(null))
  expect(asked).toMatchObject({ sectionMissing: true, dialog: null })
  for (const answer of [sectionChosen('hair'), alertDismissed(), serviceAddingRequested('hair')])
    expect(servicesSlice.reducer(asked, answer).sectionMissing).toBe(false)
})

test('the dialog knows its section and service, stays with a refusal, and ends with success', () => {
  expect(after(serviceAddingRequested('hair')).dialog).toEqual({ sectionId: 'hair', serviceId: null })
  const answer = { form: serviceSubmission.form, idempotencyKey: 'key' }
  const editing = after(
    serviceEditingStarted({ sectionId: 'hair', serviceId: 'trim' }),
    refused({ ...answer, problem: networkError }),
  )
  expect(editing.dialog).toEqual({ sectionId: 'hair', serviceId: 'trim' })
  expect(servicesSlice.reducer(editing, succeeded(answer))).toEqual(initialServices)
  expect(servicesSlice.reducer(editing, succeeded({ ...answer, form: 'another' }))).toBe(editing)
})

test('the chosen section outlives the appointment, and so does what waits to be deleted', () => {
  const left = after(
    sectionChosen('hair'),
    serviceDeleted({ id: 'trim', salonId: 'salon' }),
    serviceAddingRequested('hair'),
    servicesPageLeft(),
  )
  expect(left).toEqual({
    ...initialServices,
    sectionId: 'hair',
    deletions: [{ id: 'trim', salonId: 'salon', step: 'undoable' }],
  })
})
