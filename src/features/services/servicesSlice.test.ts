import type { UnknownAction } from '@reduxjs/toolkit'
import {
  alertDismissed,
  initialServices,
  sectionChosen,
  serviceAddingAskedFor,
  serviceDeleted,
  serviceDialogClosed,
  serviceEditingStarted,
  serviceRefused,
  serviceSaved,
  servicesPageLeft,
  servicesSlice,
  serviceSubmitted,
} from './servicesSlice'

const after = (...actions: UnknownAction[]) => actions.reduce(servicesSlice.reducer, initialServices)

const sent = serviceSubmitted({
  request: { sectionId: 'hair', name: 'Trim', nameAr: null, cost: 5, currency: 'USD', time: 15 },
  idempotencyKey: 'key',
})

test('adding without a section asks for one; choosing one, or putting the word away, answers it', () => {
  const asked = after(serviceAddingAskedFor(null))
  expect(asked).toMatchObject({ sectionMissing: true, dialog: null })
  for (const answer of [sectionChosen('hair'), alertDismissed(), serviceAddingAskedFor('hair')])
    expect(servicesSlice.reducer(asked, answer).sectionMissing).toBe(false)
})

test('the dialog knows its section and service, and stays while it is being saved', () => {
  expect(after(serviceAddingAskedFor('hair')).dialog).toMatchObject({ sectionId: 'hair', serviceId: null })
  const editing = after(serviceEditingStarted({ sectionId: 'hair', serviceId: 'trim' }), sent)
  expect(editing.dialog).toMatchObject({ serviceId: 'trim', step: 'saving' })
  expect(servicesSlice.reducer(editing, serviceDialogClosed())).toBe(editing)
  expect(servicesSlice.reducer(editing, serviceRefused()).dialog).toMatchObject({ step: 'typing' })
  expect(servicesSlice.reducer(editing, serviceSaved()).dialog).toBeNull()
})

test('the chosen section outlives the visit, and so does what waits to be deleted', () => {
  const left = after(
    sectionChosen('hair'),
    serviceDeleted({ id: 'trim', salonId: 'salon' }),
    serviceAddingAskedFor('hair'),
    servicesPageLeft(),
  )
  expect(left).toEqual({
    ...initialServices,
    sectionId: 'hair',
    deletions: [{ id: 'trim', salonId: 'salon', step: 'undoable' }],
  })
})
