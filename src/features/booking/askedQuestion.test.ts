import { revisit } from './askedQuestion'
import type { StartedBooking } from './bookingState'

const started = { salonId: 'salon', appointment: 'one', today: '2027-03-10', sectionId: null, notes: 'short' }
const withDay = {
  ...started,
  serviceIds: ['cut', 'shave'] as const,
  asksStaff: true,
  staffId: 'sami',
  date: '2027-03-12',
}
const slot = { startsAt: Date.UTC(2027, 2, 12, 16), time: '6:00 PM' }
const choosingTime: StartedBooking = { ...withDay, step: 'choosing_time' }
const confirming: StartedBooking = { ...withDay, slot, step: 'confirming', refusal: null }

const at = (booking: StartedBooking, appointment = 'one') => ({
  type: 'place/locationChanged',
  payload: { state: { question: { appointment, depth: 1, booking: { ...booking, notes: '' } } } },
})

test('the question of the place is asked again, and what was written meanwhile is kept', () => {
  expect(revisit(confirming, at(choosingTime))).toEqual(choosingTime)
  expect(revisit(choosingTime, at(confirming))).toEqual(confirming)
})

test.each<[string, StartedBooking, ReturnType<typeof at>]>([
  ['a place of another visit', choosingTime, at(confirming, 'two')],
  ['while it is sent', { ...withDay, slot, step: 'sending', idempotencyKey: 'key' }, at(choosingTime)],
  [
    'once it is booked',
    { ...withDay, slot, step: 'booked', appointmentId: 'a', status: 'confirmed' },
    at(confirming),
  ],
  ['a place without a question', confirming, { ...at(choosingTime), payload: { state: null as never } }],
])('%s changes nothing', (_what, now, place) => {
  expect(revisit(now, place)).toBe(now)
})

test('a day that has passed meanwhile is asked for anew', () => {
  const later: StartedBooking = { ...started, today: '2027-03-13', step: 'choosing_service' }
  expect(revisit(later, at(confirming))).toMatchObject({ step: 'choosing_day', today: '2027-03-13' })
})

test('what was taken out stays out; where nothing is left the service is asked for', () => {
  const without = { ...started, removedIds: ['cut'] }
  const now: StartedBooking = {
    ...withDay,
    ...without,
    serviceIds: ['shave'],
    asksStaff: false,
    step: 'choosing_time',
  }
  expect(revisit(now, at(confirming))).toMatchObject({
    step: 'confirming',
    serviceIds: ['shave'],
    asksStaff: false,
  })
  const onlyCut: StartedBooking = { ...withDay, serviceIds: ['cut'], step: 'choosing_time' }
  expect(revisit(now, at(onlyCut))).toEqual({ ...without, step: 'choosing_service' })
})
