import fc from 'fast-check'
import type { BookRequest } from '@/domain/appointment'
import { networkError } from '@/store/ApiError'
import {
  bookingOpened,
  bookingRefused,
  bookingSlice,
  bookingSubmitted,
  bookingSucceeded,
  bookingUnanswered,
  initialBooking,
  notesWritten,
  receiptShown,
  slotSeen,
  type BookingState,
} from './bookingSlice'
import { bookingPersistSchema } from './bookingPersistSchema'
import { persistedBookingSchema } from './persistedBookingSchema'

type BookingAction = Parameters<typeof bookingSlice.reducer>[1]

const { reducer } = bookingSlice
const run = (actions: readonly BookingAction[], from: BookingState = initialBooking): BookingState =>
  actions.reduce(reducer, from)

const today = '2027-03-10'
const opened = bookingOpened({ salonId: 'salon', today })
const request: BookRequest = {
  salonId: 'salon',
  serviceIds: ['cut'],
  staffId: 'sami',
  startsAt: Date.UTC(2027, 2, 12, 16),
  notes: 'short',
}
const idempotencyKey = 'key'
const sent = { request, idempotencyKey }
const toSubmitting = [opened, notesWritten('short'), bookingSubmitted(sent)]
const problem = networkError

test.each<[string, BookingAction[], Partial<BookingState>]>([
  ['pressing sends', toSubmitting, { submission: { step: 'submitting', ...sent } }],
  [
    'a second press changes nothing',
    [...toSubmitting, bookingSubmitted({ request, idempotencyKey: 'other' })],
    { submission: { step: 'submitting', ...sent } },
  ],
  [
    'the key outlives a missing answer',
    [...toSubmitting, bookingUnanswered({ idempotencyKey, problem })],
    { submission: { step: 'unanswered', problem, ...sent } },
  ],
  [
    'an answer to another try is not ours',
    [...toSubmitting, bookingSucceeded({ idempotencyKey: 'other', appointmentId: 'a' })],
    { submission: { step: 'submitting', ...sent }, booked: null },
  ],
  [
    'a refusal keeps the word to the salon',
    [...toSubmitting, bookingRefused({ idempotencyKey, problem })],
    { submission: { step: 'refused', problem, ...sent }, notes: 'short' },
  ],
  [
    'what is booked is due to be shown, and the next begins without a word',
    [...toSubmitting, bookingSucceeded({ idempotencyKey, appointmentId: 'a' })],
    { submission: { step: 'idle' }, booked: { request, appointmentId: 'a', isShown: false }, notes: '' },
  ],
  [
    'a receipt is shown once',
    [...toSubmitting, bookingSucceeded({ idempotencyKey, appointmentId: 'a' }), receiptShown('a')],
    { booked: { request, appointmentId: 'a', isShown: true } },
  ],
])('%s', (_what, actions, expected) => {
  expect(run(actions)).toMatchObject(expected)
})

test('the same salon again keeps what was written, another one does not', () => {
  const written = run([opened, notesWritten('short')])
  expect(reducer(written, bookingOpened({ salonId: 'salon', today: '2027-03-11' }))).toEqual({
    ...written,
    today: '2027-03-11',
  })
  expect(reducer(written, bookingOpened({ salonId: 'other', today }))).toEqual({
    ...initialBooking,
    salonId: 'other',
    today,
  })
})

const anyKey = fc.constantFrom('key', 'other')
const anyRequest = fc.constantFrom(request, { ...request, startsAt: 0 })
const anyAction: fc.Arbitrary<BookingAction> = fc.oneof(
  fc.record({ salonId: fc.constantFrom('salon', 'other'), today: fc.constant(today) }).map(bookingOpened),
  fc.record({ startsAt: fc.constantFrom(0, request.startsAt), isFree: fc.boolean() }).map(slotSeen),
  fc.string().map(notesWritten),
  fc.record({ request: anyRequest, idempotencyKey: anyKey }).map(bookingSubmitted),
  anyKey.map(key => bookingRefused({ idempotencyKey: key, problem })),
  anyKey.map(key => bookingUnanswered({ idempotencyKey: key, problem })),
  anyKey.map(key => bookingSucceeded({ idempotencyKey: key, appointmentId: 'a' })),
  fc.constantFrom('a', 'b').map(receiptShown),
)

test('whatever happens in whatever order, what is persisted comes back, and nobody waits for an answer any more', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), actions => {
      const state = run(actions)
      expect(run(JSON.parse(JSON.stringify(actions)) as BookingAction[])).toEqual(state)
      const persisted: unknown = JSON.parse(JSON.stringify(bookingPersistSchema.persist(state)))
      expect(persistedBookingSchema.isValidSync(persisted, { strict: true })).toBe(true)
      const { salonId, notes, booked, submission } = bookingPersistSchema.rehydrate(
        bookingPersistSchema.persist(state),
      )
      expect({ salonId, notes, booked }).toEqual({
        salonId: state.salonId,
        notes: state.notes,
        booked: state.booked,
      })
      const isOpen = state.submission.step === 'submitting' || state.submission.step === 'unanswered'
      expect(submission).toEqual(
        isOpen ? { ...state.submission, step: 'unanswered', problem: networkError } : { step: 'idle' },
      )
    }),
  )
})

const persisted = bookingPersistSchema.persist(
  run([...toSubmitting, bookingSucceeded({ idempotencyKey, appointmentId: 'a' })]),
)

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'confirming'],
  ['a booking of the release before', { step: 'choosing_service', salonId: 'salon', notes: '' }],
  ['more than is persisted', { ...persisted, step: 'confirming' }],
  ['less than is persisted', { salonId: 'salon', notes: '' }],
  ['a request that is none', { ...persisted, sent: { request: { startsAt: 'soon' }, idempotencyKey } }],
  ['a receipt of nothing', { ...persisted, booked: {} }],
])('%s does not come back from storage', (_what, value) => {
  expect(persistedBookingSchema.isValidSync(value, { strict: true })).toBe(false)
})
