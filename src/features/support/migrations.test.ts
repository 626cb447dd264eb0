import { migrationsFrom } from './migrations'

test('four clocks of pages are one clock', () => {
  const { state, action } = migrationsFrom(4)
  expect(
    state({ diary: { lookedAt: 2 }, salons: { lookedAt: null }, takings: { lookedAt: 1 } }),
  ).toMatchObject({
    clock: { now: 2, deviceAhead: 0 },
  })
  expect(action({ type: 'salons/salonsLookedAt', payload: 3 })).toEqual({
    type: 'clock/clockTicked',
    payload: 3,
  })
})

test('a list that was one answer is one page', () => {
  const { state, action } = migrationsFrom(5)
  const entry = { endpointName: 'listClientAppointments', data: [{ _id: 'a' }] }
  const inPages = { pages: [{ data: [{ _id: 'a' }] }], pageParams: [null] }
  const others = {
    favorites: { endpointName: 'listFavorites', data: [] },
    waiting: { ...entry, data: undefined },
  }
  expect(state({ api: { queries: { list: entry, ...others }, config: {} } })).toEqual({
    api: { queries: { list: { ...entry, data: inPages }, ...others }, config: {} },
  })
  const fulfilled = { type: 'api/executeQuery/fulfilled', payload: [{ _id: 'a' }], meta: { arg: entry } }
  expect(action(fulfilled)).toEqual({ ...fulfilled, payload: inPages })
  const ofOther = { ...fulfilled, meta: { arg: others.favorites } }
  expect(action(ofOther)).toEqual(ofOther)
})

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

const ending = { kind: 'ending', verb: 'cancel', appointmentId: 'a' }
const endingSent = { request: { verb: 'cancel', appointmentId: 'a', reason: '' }, idempotencyKey: '' }
const slot = { startsAt: 1, time: '6:00 PM' }
const choice = { kind: 'rescheduling', appointmentId: 'a', date: '2027-03-12', slot }
const confirming = { ...choice, step: 'confirming' }
const rescheduleSent = { request: { appointmentId: 'a', startsAt: 1 }, idempotencyKey: 'key' }
const withKey = { ...choice, idempotencyKey: 'key' }
const refusedWith = (code: string, more = {}) => ({
  step: 'refused',
  problem: { success: false, status: code === 'too_many' ? 429 : 409, message: '', code, ...more },
})
const unanswered = { step: 'unanswered', problem: { success: false, status: 0 } }

test.each<[string, object, object, object]>([
  ['a question', { ...ending, step: 'asking' }, ending, {}],
  [
    'a cancellation under way',
    { ...ending, step: 'sending' },
    ending,
    { endAppointment: { step: 'submitting', ...endingSent } },
  ],
  [
    'a cancellation too late',
    { ...ending, step: 'too_late' },
    ending,
    { endAppointment: { ...refusedWith('too_late'), ...endingSent } },
  ],
  [
    'a cancellation without an answer',
    { ...ending, step: 'unanswered' },
    ending,
    { endAppointment: { ...unanswered, ...endingSent } },
  ],
  ['a choice of slot', { ...confirming, refusal: null }, confirming, {}],
  [
    'a reschedule of format 1 without an answer',
    { ...withKey, kind: 'moving', step: 'unanswered' },
    confirming,
    { rescheduleAppointment: { ...unanswered, ...rescheduleSent } },
  ],
  [
    'a refused reschedule',
    { ...confirming, refusal: 'too_many' },
    confirming,
    { rescheduleAppointment: { ...refusedWith('too_many'), request: rescheduleSent.request } },
  ],
  [
    'a lost slot',
    { ...choice, step: 'slot_lost', nearest: [slot] },
    confirming,
    { rescheduleAppointment: refusedWith('slot_taken', { data: { nearest: [slot] } }) },
  ],
])(
  '%s in a dialog of the appointments has its submission among the submissions',
  (_what, task, left, sent) => {
    const { appointments, submissions = {} } = migrationsFrom(3).state({
      appointments: { tab: 'past', task },
    })
    expect(appointments).toEqual({ tab: 'past', task: left })
    expect(submissions).toMatchObject(sent)
    expect(Object.keys(submissions as object)).toEqual(Object.keys(sent))
  },
)

test.each([
  ['booking/bookingSubmitted', 'submissions/submitted', 'book'],
  ['booking/bookingRefused', 'submissions/refused', 'book'],
  ['booking/bookingUnanswered', 'submissions/unanswered', 'book'],
  ['appointments/rescheduleConfirmed', 'submissions/submitted', 'rescheduleAppointment'],
])('%s is now %s', (type, now, form) => {
  const { action } = migrationsFrom(3)
  expect(action({ type, payload: sent })).toEqual({ type: now, payload: { form, base: null, ...sent } })
})

test('another action stays as it is', () => {
  const action = { type: 'booking/notesWritten', payload: 'short' }
  expect(migrationsFrom(3).action(action)).toBe(action)
})
