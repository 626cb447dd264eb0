import { migrationsFrom } from './migrations'

const sent = { request: { salonId: 'salon' }, idempotencyKey: 'key' }

test('a booking that held its own submission has it among the submissions', () => {
  const { state } = migrationsFrom(3)
  const others = { logIn: { step: 'succeeded' } }
  const booking = { salonId: 'salon', submission: { step: 'submitting', ...sent } }
  expect(state({ booking, submissions: others })).toEqual({
    booking: { salonId: 'salon' },
    submissions: { ...others, book: { step: 'submitting', base: null, ...sent } },
  })
})

test.each([
  ['booking/bookingSubmitted', 'submissions/submitted'],
  ['booking/bookingRefused', 'submissions/refused'],
  ['booking/bookingUnanswered', 'submissions/unanswered'],
])('%s is now %s', (type, now) => {
  const { action } = migrationsFrom(3)
  expect(action({ type, payload: sent })).toEqual({
    type: now,
    payload: { form: 'book', base: null, ...sent },
  })
})

test('another action stays as it is', () => {
  const action = { type: 'booking/notesWritten', payload: 'short' }
  expect(migrationsFrom(3).action(action)).toBe(action)
})
