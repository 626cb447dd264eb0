import { isOpenAt } from './openNow'
import { closedWeek } from './schedule'

const friday = {
  ...closedWeek(),
  Friday: {
    isClosed: false,
    startHour: '9:00 AM',
    endHour: '6:00 PM',
    breaks: [{ startHour: '12:00 PM', endHour: '1:00 PM' }],
  },
}
const evening = {
  ...closedWeek(),
  Friday: { isClosed: false, startHour: '6:00 PM', endHour: '12:00 AM', breaks: [] },
}

test.each([
  ['just before opening', '2027-02-05T06:59:59Z', false],
  ['at opening', '2027-02-05T07:00:00Z', true],
  ['in the break', '2027-02-05T10:30:00Z', false],
  ['after the break', '2027-02-05T11:00:00Z', true],
  ['at closing, when the other section opens', '2027-02-05T16:00:00Z', true],
  ['at the last minute of the day', '2027-02-05T21:59:59Z', true],
  ['on the day after', '2027-02-05T22:00:00Z', false],
])('%s the shop is open: %s %p', (_when, instant, expected) => {
  expect(isOpenAt([friday, evening], 'Asia/Hebron', Date.parse(instant))).toBe(expected)
})
