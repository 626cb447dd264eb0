import { canTakeBack, resultTakeBackTime, takeBacksOf, type Marked } from './takeBackPolicy'

const startsAt = Date.parse('2027-02-02T07:00:00Z')
const endsAt = startsAt + 60 * 60_000
const marked = (more: Partial<Marked>): Marked => ({
  status: 'confirmed',
  startsAt,
  endsAt,
  isPaidAtSalon: false,
  hasRefund: false,
  isReviewed: false,
  isTimeFree: true,
  ...more,
})

test.each([
  ['a request that waits', { status: 'pending' }, []],
  ['a cancelled one', { status: 'cancelled' }, []],
  ['a declined request', { status: 'declined' }, ['declined']],
  ['a declined request whose time is taken', { status: 'declined', isTimeFree: false }, []],
  ['a declined request whose payment goes back', { status: 'declined', hasRefund: true }, []],
  ['a no-show', { status: 'no_show' }, ['no_show']],
  ['a no-show whose time is taken', { status: 'no_show', isTimeFree: false }, []],
  ['one that is done and paid', { status: 'done', isPaidAtSalon: true }, ['done', 'paid']],
  ['one that is reviewed and paid', { status: 'done', isPaidAtSalon: true, isReviewed: true }, ['paid']],
  ['a paid one to come', { isPaidAtSalon: true }, ['paid']],
])('%s', (_name, more, marks) => {
  expect(takeBacksOf(marked(more)).map(({ mark }) => mark)).toEqual(marks)
})

test.each([
  ['declined', startsAt],
  ['no_show', endsAt + resultTakeBackTime],
  ['done', endsAt + resultTakeBackTime],
] as const)('%s can be taken back until %i', (status, last) => {
  const takeBacks = takeBacksOf(marked({ status }))
  expect(canTakeBack(takeBacks, status, last)).toBe(true)
  expect(canTakeBack(takeBacks, status, last + 1)).toBe(false)
  expect(canTakeBack(takeBacks, 'paid', last)).toBe(false)
})

test('a payment can be taken back at any time', () => {
  const takeBacks = takeBacksOf(marked({ isPaidAtSalon: true }))
  expect(canTakeBack(takeBacks, 'paid', endsAt + 100 * resultTakeBackTime)).toBe(true)
  expect(canTakeBack(undefined, 'paid', endsAt)).toBe(false)
})
