import type { Booking } from './bookingState'
import {
  anotherServiceAskedFor,
  bookingConfirmed,
  bookingOpened,
  bookingSlice,
  dayChosen,
  initialBooking,
  personChosen,
  serviceAdded,
  serviceChosen,
  serviceRemoved,
  slotChosen,
  steppedBack,
} from './bookingSlice'

type BookingAction = Parameters<typeof bookingSlice.reducer>[1]

const { reducer } = bookingSlice
const run = (actions: readonly BookingAction[], from: Booking = initialBooking): Booking =>
  actions.reduce(reducer, from)

const date = '2027-03-12'
const slot = { startsAt: Date.UTC(2027, 2, 12, 16), time: '6:00 PM' }
const opened = bookingOpened({ salonId: 'salon', visit: 'one', today: '2027-03-10', asked: null })
const chosen = serviceChosen({ serviceId: 'cut', asksPerson: true })
const personAndTime = [personChosen('sami'), dayChosen(date), slotChosen({ date, slot })]
const toConfirm = [opened, chosen, ...personAndTime]

const started = { salonId: 'salon', visit: 'one', today: '2027-03-10', sectionId: null, notes: '' }
const withServices = { ...started, serviceIds: ['cut'], asksPerson: true }
const both = { ...withServices, serviceIds: ['cut', 'shave'] }

describe('another service', () => {
  const added = (chairIds: string[]) => serviceAdded({ serviceId: 'shave', asksPerson: true, chairIds })

  test('is asked for before anybody was chosen, and then somebody who does both is', () => {
    const adding = run([opened, chosen, anotherServiceAskedFor()])
    expect(adding).toEqual({ ...withServices, step: 'adding_service', person: null })
    expect(reducer(adding, added(['sami', 'omar']))).toEqual({ ...both, step: 'choosing_person' })
  })
  test.each([
    ['the chosen person does', 'sami', ['sami']],
    ['anyone does', null, ['omar']],
  ])('that %s asks for the day anew and for nobody', (_who, chairId, chairIds) => {
    const state = run([opened, chosen, personChosen(chairId), anotherServiceAskedFor(), added(chairIds)])
    expect(state).toEqual({ ...both, step: 'choosing_day', chairId })
  })
  test('that the chosen person does not do asks for somebody else', () => {
    expect(run([...toConfirm, anotherServiceAskedFor(), added(['omar'])]).step).toBe('choosing_person')
  })
  test('once more the same changes nothing', () => {
    const adding = run([...toConfirm, anotherServiceAskedFor()])
    const same = serviceAdded({ serviceId: 'cut', asksPerson: true, chairIds: ['sami'] })
    expect(reducer(adding, same)).toEqual(adding)
  })
  test('can be left alone by a step back, which keeps the person', () => {
    expect(run([...toConfirm, anotherServiceAskedFor(), steppedBack()])).toEqual({
      ...withServices,
      step: 'choosing_day',
      chairId: 'sami',
    })
  })
  test('is taken out again without losing person and time, and the last one stays', () => {
    const confirming = run([opened, chosen, anotherServiceAskedFor(), added(['sami']), ...personAndTime])
    const left = reducer(confirming, serviceRemoved({ serviceId: 'cut', asksPerson: true }))
    expect(left).toEqual({
      ...withServices,
      serviceIds: ['shave'],
      removedIds: ['cut'],
      chairId: 'sami',
      date,
      slot,
      step: 'confirming',
      refusal: null,
    })
    expect(reducer(left, serviceRemoved({ serviceId: 'shave', asksPerson: true }))).toEqual(left)
  })
  test('neither comes nor goes while the booking is being sent', () => {
    const sending = run([...toConfirm, bookingConfirmed({ idempotencyKey: 'key' })])
    const actions = [anotherServiceAskedFor(), serviceRemoved({ serviceId: 'cut', asksPerson: true })]
    expect(run(actions, sending)).toEqual(sending)
  })
})
