import { unitsOf, wholeUnits } from './units'

const unit = 5 * 60_000
const minute = 60_000

test.each([
  ['a quarter of an hour', 6 * unit, 9 * unit, [6, 7, 8]],
  ['20 minutes', 6 * unit, 6 * unit + 20 * minute, [6, 7, 8, 9]],
  ['7 minutes', 6 * unit, 6 * unit + 7 * minute, [6, 7]],
  ['5 minutes beside the grid', 6 * unit + minute, 7 * unit + minute, [6, 7]],
])('an appointment of %s takes each unit that it touches', (_what, startsAt, endsAt, units) => {
  expect(unitsOf({ startsAt, endsAt })).toEqual(units)
  const whole = wholeUnits({ startsAt, endsAt })
  expect(unitsOf(whole)).toEqual(units)
  expect(whole.startsAt).toBe((units[0] ?? 0) * unit)
})
