import { minorUnits } from './minorUnits'

test.each([
  [20, 'USD', 2000],
  [1, 'EUR', 100],
  [480, 'GBP', 48_000],
  [2050, 'ILS', 2050],
  [2000, 'EGP', 2000],
  [1500, 'JPY', 1500],
  [7, 'KRW', 7],
  [1250, 'JOD', 1250],
  [1259, 'JOD', 1250],
  [12_000, 'KWD', 12_000],
  [5000, 'BHD', 5000],
  [7, 'ISK', 700],
  [5, 'UGX', 500],
  [9, 'MGA', 9],
  [0, 'USD', 0],
  [500_000_000, 'JOD', 500_000_000],
] as const)('%i %s is %i of what the provider counts', (amount, currency, minor) => {
  expect(minorUnits({ amount, currency })).toBe(minor)
})
