import { daysOfMonth } from './daysOfMonth'

test.each([
  ['a whole month', '2027-03-17', '2027-01-20', { from: '2027-03-01', days: 31 }],
  ['a short month', '2028-02-01', '2028-01-31', { from: '2028-02-01', days: 29 }],
  ['the rest of the first month', '2027-01-25', '2027-01-20', { from: '2027-01-20', days: 12 }],
  ['the last day of a month', '2027-01-31', '2027-01-31', { from: '2027-01-31', days: 1 }],
  ['December', '2026-12-24', '2026-12-02', { from: '2026-12-02', days: 30 }],
  ['a date before the first day', '2026-12-24', '2027-01-20', { from: '2027-01-20', days: 12 }],
])('%s', (_, date, first, asked) => {
  expect(daysOfMonth(date, first)).toEqual(asked)
})
