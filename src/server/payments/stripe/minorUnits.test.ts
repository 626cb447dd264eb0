import { minorUnits } from './minorUnits'

test.each([
  [20, 'USD', 2000],
  [1, 'EUR', 100],
  [480, 'GBP', 48_000],
  [20, 'ILS', 2000],
  [20, 'EGP', 2000],
  [1500, 'JPY', 1500],
  [7, 'KRW', 7],
  [3, 'JOD', 3000],
  [12, 'KWD', 12_000],
  [5, 'BHD', 5000],
  [0, 'USD', 0],
  [1_000_000, 'JOD', 1_000_000_000],
])('%i %s is %i of what the provider counts', (amount, currency, minor) => {
  expect(minorUnits(amount, currency)).toBe(minor)
})
