import fc from 'fast-check'
import type { BookRequest } from '@/domain/appointment'
import {
  bookingOpened,
  bookingSlice,
  bookingSucceeded,
  guestNamed,
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
const appointmentId = 'a'
const succeeded = bookingSucceeded({ request, appointmentId })
const written = [opened, notesWritten('short')]

test.each<[string, BookingAction[], Partial<BookingState>]>([
  [
    'what is booked is due to be shown, and the next begins without a word',
    [...written, slotSeen({ startsAt: request.startsAt, isFree: true }), guestNamed('Omar'), succeeded],
    {
      booked: { request, appointmentId, isShown: false },
      notes: '',
      guestName: null,
      slotSeen: null,
    },
  ],
  [
    'a receipt is shown once',
    [...written, succeeded, receiptShown(appointmentId)],
    { booked: { request, appointmentId, isShown: true } },
  ],
  [
    'what was booked at another salon is not shown at this one',
    [...written, bookingOpened({ salonId: 'other', today }), notesWritten('long'), succeeded],
    { booked: null, notes: 'long' },
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

const anyRequest = fc.constantFrom(request, { ...request, startsAt: 0 })
const anyAction: fc.Arbitrary<BookingAction> = fc.oneof(
  fc.record({ salonId: fc.constantFrom('salon', 'other'), today: fc.constant(today) }).map(bookingOpened),
  fc.record({ startsAt: fc.constantFrom(0, request.startsAt), isFree: fc.boolean() }).map(slotSeen),
  fc.string().map(notesWritten),
  fc.option(fc.string()).map(guestNamed),
  anyRequest.map(wanted => bookingSucceeded({ request: wanted, appointmentId })),
  fc.constantFrom('a', 'b').map(receiptShown),
)

test('whatever happens in whatever order, what is persisted comes back', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), actions => {
      const state = run(actions)
      expect(run(JSON.parse(JSON.stringify(actions)) as BookingAction[])).toEqual(state)
      const persisted: unknown = JSON.parse(JSON.stringify(bookingPersistSchema.persist(state)))
      expect(persistedBookingSchema.isValidSync(persisted, { strict: true })).toBe(true)
      const { salonId, notes, guestName, booked } = bookingPersistSchema.rehydrate(
        bookingPersistSchema.persist(state),
      )
      expect({ salonId, notes, guestName, booked }).toEqual({
        salonId: state.salonId,
        notes: state.notes,
        guestName: state.guestName,
        booked: state.booked,
      })
    }),
  )
})

const persisted = bookingPersistSchema.persist(run([...written, succeeded]))

test('what the release before persisted has no guest', () => {
  const { guestName: _guestName, ...before } = persisted
  expect(persistedBookingSchema.isValidSync(before, { strict: true })).toBe(true)
  expect(bookingPersistSchema.rehydrate(before)).toMatchObject({ guestName: null })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'confirming'],
  ['a booking of the release before', { step: 'choosing_service', salonId: 'salon', notes: '' }],
  ['more than is persisted', { ...persisted, step: 'confirming' }],
  ['less than is persisted', { salonId: 'salon', notes: '' }],
  ['a receipt of nothing', { ...persisted, booked: {} }],
])('%s does not come back from storage', (_what, value) => {
  expect(persistedBookingSchema.isValidSync(value, { strict: true })).toBe(false)
})
