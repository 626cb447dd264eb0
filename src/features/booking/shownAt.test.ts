import { readBookingAddress } from '@/domain/readBookingAddress'
import type { BookRequest } from '@/domain/appointment'
import { networkError } from '@/store/ApiError'
import { idleSubmission, type Submission } from '@/store/submission'
import { offeredSalon as salon } from '@/testing/scenarios/offeredSalon'
import { initialBooking, type BookingState } from './bookingSlice'
import { shownAt } from './shownAt'

const startsAt = Date.UTC(2027, 2, 12, 16)
const confirm = `?step=confirm&service=cut&staff=sami&date=2027-03-12&slot=2027-03-12T16:00:00Z`
const time = '?step=time&service=cut&staff=sami&date=2027-03-12'
const request = { salonId: 'salon', serviceIds: ['cut'], staffId: 'sami', startsAt, notes: 'short' }
const sent = { request, base: null, idempotencyKey: 'key' }
const other = { ...request, startsAt: startsAt + 1 }

interface Told extends Partial<BookingState> {
  submission?: Submission<BookRequest>
}

const shown = (search: string, { submission = idleSubmission, ...state }: Told) =>
  shownAt(
    salon,
    readBookingAddress(search),
    { ...initialBooking, salonId: 'salon', today: '2027-03-10', ...state },
    submission,
  )
const isFree = { slotSeen: { startsAt, isFree: true } }
const isTaken = { slotSeen: { startsAt, isFree: false } }
const booked = { request, appointmentId: 'a', isShown: true }

test.each<[string, string, Told, object]>([
  ['a slot that nobody has looked up', confirm, {}, { step: 'checking' }],
  [
    'a slot of which another was looked up',
    confirm,
    { slotSeen: { startsAt: 1, isFree: true } },
    { step: 'checking' },
  ],
  ['a free slot', confirm, isFree, { step: 'confirm', slot: { startsAt } }],
  ['a taken slot', confirm, isTaken, { step: 'time', date: '2027-03-12' }],
  [
    'a taken slot that was sent for',
    confirm,
    { ...isTaken, submission: { step: 'unanswered', problem: networkError, ...sent } },
    { step: 'confirm' },
  ],
  [
    'a taken slot while another one was sent for',
    confirm,
    { ...isTaken, submission: { step: 'refused', problem: networkError, ...sent, request: other } },
    { step: 'time' },
  ],
  [
    'an earlier question while it is sent',
    time,
    { submission: { step: 'submitting', ...sent } },
    { step: 'confirm', slot: { startsAt } },
  ],
  [
    'an earlier question while something is sent to another salon',
    time,
    { submission: { step: 'submitting', ...sent, request: { ...request, salonId: 'other' } } },
    { step: 'time' },
  ],
  [
    'any question once it is booked',
    time,
    { booked: { ...booked, isShown: false } },
    { step: 'leaving', appointmentId: 'a' },
  ],
  ['the last question of what is booked', confirm, { booked }, { step: 'leaving', appointmentId: 'a' }],
  [
    'what is booked, chosen anew for somebody else',
    confirm,
    { ...isFree, booked },
    { step: 'confirm', slot: { startsAt } },
  ],
  ['an earlier question after the receipt', time, { booked }, { step: 'time' }],
  [
    'the last question of something else',
    confirm,
    { ...isFree, booked: { ...booked, request: other } },
    { step: 'confirm' },
  ],
])('%s', (_what, search, state, expected) => {
  expect(shown(search, state)).toMatchObject(expected)
})
