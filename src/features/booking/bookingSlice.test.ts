import fc from 'fast-check'
import type { Booking } from './bookingState'
import {
  anotherServiceRequested,
  answerMissed,
  bookingAccepted,
  bookingConfirmed,
  bookingOpened,
  bookingRefused,
  bookingSlice,
  bookingStartedOver,
  dayChosen,
  initialBooking,
  notesWritten,
  staffChosen,
  sectionChosen,
  serviceAdded,
  serviceChosen,
  serviceRemoved,
  slotChosen,
  slotFoundTaken,
  stepReopened,
  steppedBack,
} from './bookingSlice'
import { keptBookingSchema } from './keptBookingSchema'

type BookingAction = Parameters<typeof bookingSlice.reducer>[1]

const { reducer } = bookingSlice
const run = (actions: readonly BookingAction[], from: Booking = initialBooking): Booking =>
  actions.reduce(reducer, from)

const today = '2027-03-10'
const date = '2027-03-12'
const slot = { startsAt: Date.UTC(2027, 2, 12, 16), time: '6:00 PM' }
const near = { startsAt: Date.UTC(2027, 2, 12, 17), time: '7:00 PM' }
const opened = bookingOpened({ salonId: 'salon', appointment: 'one', today, asked: null })
const chosen = serviceChosen({ serviceId: 'cut', asksStaff: true })
const idempotencyKey = 'key'

const toConfirm = [opened, chosen, staffChosen('sami'), dayChosen(date), slotChosen({ date, slot })]
const toSending = [...toConfirm, bookingConfirmed({ idempotencyKey })]

const started = { salonId: 'salon', appointment: 'one', today, sectionId: null, notes: '' }
const withSlot = { ...started, serviceIds: ['cut'] as const, asksStaff: true, staffId: 'sami', date, slot }

test.each<[string, BookingAction[], Booking]>([
  ['opening asks for a service', [opened], { ...started, step: 'choosing_service' }],
  [
    'a section is shown',
    [opened, sectionChosen('hair')],
    { ...started, sectionId: 'hair', step: 'choosing_service' },
  ],
  [
    'a service leads to the people',
    [opened, chosen],
    { ...started, step: 'choosing_staff', serviceIds: ['cut'], asksStaff: true },
  ],
  [
    'where one person alone does it, nobody is asked for',
    [opened, serviceChosen({ serviceId: 'cut', asksStaff: false })],
    { ...started, step: 'choosing_day', serviceIds: ['cut'], asksStaff: false, staffId: null },
  ],
  [
    'a slot of the day that is shown needs no tap on the day',
    [opened, chosen, staffChosen('sami'), slotChosen({ date, slot })],
    { ...withSlot, step: 'confirming', refusal: null },
  ],
  ['all the way to the confirmation', toConfirm, { ...withSlot, step: 'confirming', refusal: null }],
  ['pressing sends', toSending, { ...withSlot, step: 'sending', idempotencyKey }],
  [
    'a second press changes nothing',
    [...toSending, bookingConfirmed({ idempotencyKey: 'other' })],
    run(toSending),
  ],
  ['no step back while sending', [...toSending, steppedBack(), stepReopened('service')], run(toSending)],
  [
    'the key outlives a missing answer',
    [...toSending, answerMissed({ idempotencyKey })],
    { ...withSlot, step: 'unanswered', idempotencyKey },
  ],
  [
    'an answer that comes late after all still counts',
    [
      ...toSending,
      answerMissed({ idempotencyKey }),
      bookingAccepted({ idempotencyKey, appointmentId: 'a', status: 'confirmed', staffId: 'sami' }),
    ],
    { ...withSlot, step: 'booked', appointmentId: 'a', status: 'confirmed' },
  ],
  [
    'an answer to another request is not ours',
    [
      ...toSending,
      bookingAccepted({ idempotencyKey: 'old', appointmentId: 'a', status: 'confirmed', staffId: 'sami' }),
    ],
    run(toSending),
  ],
  [
    'a lost slot offers the nearest and keeps the notes',
    [
      ...toConfirm,
      notesWritten('short'),
      bookingConfirmed({ idempotencyKey }),
      slotFoundTaken({ idempotencyKey, nearest: [near] }),
    ],
    { ...withSlot, notes: 'short', step: 'slot_lost', nearest: [near] },
  ],
  [
    'one tap takes the nearest',
    [...toSending, slotFoundTaken({ idempotencyKey, nearest: [near] }), slotChosen({ date, slot: near })],
    { ...withSlot, slot: near, step: 'confirming', refusal: null },
  ],
  [
    'a refusal is shown where it can be pressed again',
    [...toSending, bookingRefused({ idempotencyKey, refusal: 'too_many' })],
    { ...withSlot, step: 'confirming', refusal: 'too_many' },
  ],
  [
    'back goes one question back, and forgets its answer',
    [...toConfirm, steppedBack(), steppedBack()],
    { ...started, step: 'choosing_staff', serviceIds: ['cut'], asksStaff: true },
  ],
])('%s', (_what, actions, expected) => {
  expect(run(actions)).toEqual(expected)
})

describe('opening again', () => {
  const confirming = run(toConfirm)
  const again = { salonId: 'salon', appointment: 'two', today, asked: null }

  test('takes the booking up where it was left', () => {
    expect(reducer(confirming, bookingOpened(again))).toEqual({ ...confirming, appointment: 'two' })
  })
  test('for another salon starts anew', () => {
    expect(reducer(confirming, bookingOpened({ ...again, salonId: 'other' }))).toEqual({
      ...started,
      salonId: 'other',
      appointment: 'two',
      step: 'choosing_service',
    })
  })
  test('for another service starts with that one', () => {
    const asked = { serviceIds: ['shave'] as const, sectionId: 'hair', asksStaff: true }
    expect(reducer(confirming, bookingOpened({ ...again, asked }))).toMatchObject({
      step: 'choosing_staff',
      serviceIds: ['shave'],
    })
  })
  test('for more than the service chosen before starts with all of them, and for the same goes on', () => {
    const asked = { serviceIds: ['cut', 'shave'] as const, sectionId: 'hair', asksStaff: false }
    const opening = bookingOpened({ ...again, asked })
    const anew = reducer(confirming, opening)
    expect(anew).toMatchObject({ step: 'choosing_day', serviceIds: ['cut', 'shave'], staffId: null })
    expect(reducer(anew, bookingOpened({ ...again, appointment: 'three', asked }))).toEqual({
      ...anew,
      appointment: 'three',
    })
  })
  test('after the chosen day has passed asks for a day', () => {
    const reopened = reducer(confirming, bookingOpened({ ...again, today: '2027-03-13' }))
    expect(reopened).toMatchObject({ step: 'choosing_day', today: '2027-03-13', staffId: 'sami' })
  })
  test('after a reload while sending, nobody knows the answer', () => {
    expect(reducer(run(toSending), bookingOpened({ ...again, appointment: 'one' }))).toMatchObject({
      step: 'unanswered',
      idempotencyKey,
    })
  })
  test('keeps the receipt over a reload, and starts anew on another visit', () => {
    const booked = run([
      ...toSending,
      bookingAccepted({ idempotencyKey, appointmentId: 'a', status: 'pending', staffId: 'sami' }),
    ])
    expect(reducer(booked, bookingOpened({ ...again, appointment: 'one' }))).toEqual(booked)
    expect(reducer(booked, bookingOpened(again)).step).toBe('choosing_service')
    expect(reducer(booked, bookingStartedOver())).toEqual({ ...started, step: 'choosing_service' })
  })
})

const anySlot = fc.constantFrom(slot, near)
const anyDate = fc.constantFrom(date, '2027-03-13')
const anyKey = fc.constantFrom('key', 'other').map(key => ({ idempotencyKey: key }))
const anyService = fc.record({ serviceId: fc.constantFrom('cut', 'shave'), asksStaff: fc.boolean() })
const anyAction: fc.Arbitrary<BookingAction> = fc.oneof(
  fc
    .record({
      salonId: fc.constantFrom('salon', 'other'),
      appointment: fc.constantFrom('one', 'two'),
      today: fc.constantFrom(today, '2027-03-13'),
      asked: fc.option(
        fc.record({
          serviceIds: fc.constantFrom(['cut'] as const, ['cut', 'shave'] as const),
          asksStaff: fc.boolean(),
          sectionId: fc.constant('hair'),
        }),
      ),
    })
    .map(bookingOpened),
  fc.constant(bookingStartedOver()),
  fc.constantFrom('hair', 'beard').map(sectionChosen),
  anyService.map(serviceChosen),
  fc.constant(anotherServiceRequested()),
  anyService.map(service => serviceAdded({ ...service, staffIds: ['sami'] })),
  anyService.map(serviceRemoved),
  fc.constantFrom('sami', null).map(staffChosen),
  anyDate.map(dayChosen),
  fc.record({ date: anyDate, slot: anySlot }).map(slotChosen),
  fc.string().map(notesWritten),
  fc.constant(steppedBack()),
  fc.constantFrom('service' as const, 'person' as const, 'time' as const).map(stepReopened),
  anyKey.map(bookingConfirmed),
  anyKey.map(key => bookingAccepted({ ...key, appointmentId: 'a', status: 'confirmed', staffId: 'sami' })),
  anyKey.map(key => slotFoundTaken({ ...key, nearest: [near] })),
  anyKey.map(answerMissed),
  anyKey.map(key => bookingRefused({ ...key, refusal: 'other' })),
)

test('whatever happens in whatever order, the state is one step with just its own fields, and plain JSON', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), actions => {
      let state = initialBooking
      for (const action of actions) {
        state = reducer(state, action)
        expect(keptBookingSchema.isValidSync(state, { strict: true })).toBe(true)
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }
    }),
  )
})

test('the same actions give the same state', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), actions => {
      expect(run(JSON.parse(JSON.stringify(actions)) as BookingAction[])).toEqual(run(actions))
    }),
  )
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'confirming'],
  ['an unknown step', { ...started, step: 'paying' }],
  ['a step without what it needs', { ...started, step: 'confirming' }],
  ['a step with what it cannot know', { ...withSlot, step: 'choosing_service' }],
  ['a day that is none', { ...withSlot, date: '2027-02-30', step: 'confirming', refusal: null }],
  ['a broken slot', { ...withSlot, slot: { startsAt: 'soon', time: 1 }, step: 'confirming', refusal: null }],
])('%s does not come back from storage', (_what, kept) => {
  expect(keptBookingSchema.isValidSync(kept, { strict: true })).toBe(false)
})
