import type { Booking } from './bookingState'
import {
  anotherServiceRequested,
  bookingConfirmed,
  bookingOpened,
  bookingSlice,
  dayChosen,
  initialBooking,
  staffChosen,
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
const opened = bookingOpened({ salonId: 'salon', appointment: 'one', today: '2027-03-10', asked: null })
const chosen = serviceChosen({ serviceId: 'cut', asksStaff: true })
const staffAndTime = [staffChosen('sami'), dayChosen(date), slotChosen({ date, slot })]
const toConfirm = [opened, chosen, ...staffAndTime]

const started = { salonId: 'salon', appointment: 'one', today: '2027-03-10', sectionId: null, notes: '' }
const withServices = { ...started, serviceIds: ['cut'], asksStaff: true }
const both = { ...withServices, serviceIds: ['cut', 'shave'] }

describe('another service', () => {
  const added = (staffIds: string[]) => serviceAdded({ serviceId: 'shave', asksStaff: true, staffIds })

  test('is asked for before anybody was chosen, and then somebody who does both is', () => {
    const adding = run([opened, chosen, anotherServiceRequested()])
    expect(adding).toEqual({ ...withServices, step: 'adding_service', person: null })
    expect(reducer(adding, added(['sami', 'omar']))).toEqual({ ...both, step: 'choosing_staff' })
  })
  test.each([
    ['the chosen person does', 'sami', ['sami']],
    ['anyone does', null, ['omar']],
  ])('that %s asks for the day anew and for nobody', (_who, staffId, staffIds) => {
    const state = run([opened, chosen, staffChosen(staffId), anotherServiceRequested(), added(staffIds)])
    expect(state).toEqual({ ...both, step: 'choosing_day', staffId })
  })
  test('that the chosen person does not do asks for somebody else', () => {
    expect(run([...toConfirm, anotherServiceRequested(), added(['omar'])]).step).toBe('choosing_staff')
  })
  test('once more the same changes nothing', () => {
    const adding = run([...toConfirm, anotherServiceRequested()])
    const same = serviceAdded({ serviceId: 'cut', asksStaff: true, staffIds: ['sami'] })
    expect(reducer(adding, same)).toEqual(adding)
  })
  test('can be left alone by a step back, which keeps the person', () => {
    expect(run([...toConfirm, anotherServiceRequested(), steppedBack()])).toEqual({
      ...withServices,
      step: 'choosing_day',
      staffId: 'sami',
    })
  })
  test('is taken out again without losing person and time, and the last one stays', () => {
    const confirming = run([opened, chosen, anotherServiceRequested(), added(['sami']), ...staffAndTime])
    const left = reducer(confirming, serviceRemoved({ serviceId: 'cut', asksStaff: true }))
    expect(left).toEqual({
      ...withServices,
      serviceIds: ['shave'],
      removedIds: ['cut'],
      staffId: 'sami',
      date,
      slot,
      step: 'confirming',
      refusal: null,
    })
    expect(reducer(left, serviceRemoved({ serviceId: 'shave', asksStaff: true }))).toEqual(left)
  })
  test('neither comes nor goes while the booking is being sent', () => {
    const sending = run([...toConfirm, bookingConfirmed({ idempotencyKey: 'key' })])
    const actions = [anotherServiceRequested(), serviceRemoved({ serviceId: 'cut', asksStaff: true })]
    expect(run(actions, sending)).toEqual(sending)
  })
})
