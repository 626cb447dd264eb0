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
])('%s the salon is open: %s %p', (_when, instant, expected) => {
  expect(isOpenAt([friday, evening], 'Asia/Hebron', Date.parse(instant))).toBe(expected)
})

const nights = {
  ...closedWeek(),
  Sunday: { isClosed: false, startHour: '2:00 AM', endHour: '3:00 AM', breaks: [] },
}

test.each([
  ['before the hour', 'Europe/Berlin', '2027-10-30T23:59:59Z', false],
  ['when the clock shows it first', 'Europe/Berlin', '2027-10-31T00:30:00Z', true],
  ['when the clock shows it again', 'Europe/Berlin', '2027-10-31T01:30:00Z', true],
  ['after both', 'Europe/Berlin', '2027-10-31T02:00:00Z', false],
  ['on the day that skips it', 'Europe/Berlin', '2027-03-28T01:00:00Z', false],
  ['on its own Sunday, which is Saturday elsewhere', 'Pacific/Auckland', '2027-02-06T13:30:00Z', true],
])('an hour that a clock change repeats or skips, %s: %s %s %p', (_when, zone, instant, expected) => {
  expect(isOpenAt([nights], zone, Date.parse(instant))).toBe(expected)
})

const thursdayNight = {
  ...closedWeek(),
  Thursday: {
    isClosed: false,
    startHour: '8:00 PM',
    endHour: '2:00 AM',
    breaks: [{ startHour: '12:30 AM', endHour: '1:00 AM' }],
  },
}

test.each([
  ['at a quarter to midnight', '2027-02-04T21:45:00Z', true],
  ['after midnight, on Friday', '2027-02-04T22:15:00Z', true],
  ['in the break of the night', '2027-02-04T22:30:00Z', false],
  ['after the break', '2027-02-04T23:00:00Z', true],
  ['at the end of the night', '2027-02-05T00:00:00Z', false],
  ['after the midnight before', '2027-02-03T22:15:00Z', false],
])('%s a night of Thursday is open: %s %p', (_when, instant, expected) => {
  expect(isOpenAt([thursdayNight], 'Asia/Hebron', Date.parse(instant))).toBe(expected)
})
