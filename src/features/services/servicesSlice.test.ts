import type { UnknownAction } from '@reduxjs/toolkit'
import { networkError } from '@/store/ApiError'
import type { Save } from '@/store/saves'
import { closedWeek } from '@/domain/schedule'
import type { ServiceRequest } from '@/domain/serviceRequests'
import {
  alertDismissed,
  initialServices,
  sectionChosen,
  serviceAddingRequested,
  serviceDeleted,
  serviceEditingStarted,
  serviceRefused,
  serviceSaved,
  servicesPageLeft,
  servicesSlice,
  serviceSubmitted,
} from './servicesSlice'
import { shownServices } from './shownServices'

const after = (...actions: UnknownAction[]) => actions.reduce(servicesSlice.reducer, initialServices)

const save = {
  id: 'trim',
  base: null,
  request: { sectionId: 'hair', name: 'Trim', nameAr: null, cost: 5, currency: 'USD', time: 15 },
  idempotencyKey: 'key',
} satisfies Save<ServiceRequest>

test('adding without a section asks for one; choosing one, or putting the word away, answers it', () => {
  const asked = after(serviceAddingRequested(null))
  expect(asked).toMatchObject({ sectionMissing: true, dialog: null })
  for (const answer of [sectionChosen('hair'), alertDismissed(), serviceAddingRequested('hair')])
    expect(servicesSlice.reducer(asked, answer).sectionMissing).toBe(false)
})

test('the dialog knows its section and service, also when it opens again after a refusal', () => {
  expect(after(serviceAddingRequested('hair')).dialog).toMatchObject({ sectionId: 'hair', serviceId: null })
  const saving = after(
    serviceEditingStarted({ sectionId: 'hair', serviceId: 'trim' }),
    serviceSubmitted(save),
  )
  expect(saving).toMatchObject({ dialog: null, saving: [save] })
  expect(servicesSlice.reducer(saving, serviceSaved('key'))).toEqual(initialServices)
  const refused = serviceRefused({ idempotencyKey: 'key', error: networkError })
  expect(servicesSlice.reducer(saving, refused).dialog).toMatchObject({
    sectionId: 'hair',
    serviceId: 'trim',
    refused: { save },
  })
})

test('what is on its way is shown as it will stand, a new service last and only in its section', () => {
  const section = { id: 'hair', name: 'Hair', nameAr: null, services: [], week: closedWeek() }
  const trim = { ...save.request, id: 'trim', cost: 9 }
  const added = { ...save, id: null }
  const shown = (id: string) => shownServices({ ...section, id, services: [trim] }, [save, added])
  expect(shown('hair').map(({ id, cost }) => `${id} ${cost}`)).toEqual(['trim 5', 'key 5'])
  expect(shown('nails').map(({ id }) => id)).toEqual(['trim'])
})

test('the chosen section outlives the visit, and so does what waits to be deleted', () => {
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
