import fc from 'fast-check'
import { currencies, formatMoney, maxCost, parseWhole } from './money'
import { costSchema, minutesSchema } from './serviceRequests'

test.each([
  ['20', 20],
  [' 20 ', 20],
  ['٢٠', 20],
  ['२०', 20],
  ['\u2067\u200f٢٠\u2069', 20],
  ['\u202a20\u202c', 20],
  ['007', 7],
  ['0', 0],
  [0, 0],
  [-0, 0],
  [20, 20],
])('%j is the whole number %d', (typed, expected) => {
  expect(parseWhole(typed)).toBe(expected)
})

test.each(['19.99', '8.20', '19,99', '1e3', '-5', '+5', '1 000', '60abc', '', ' ', '0x10', '9'.repeat(16)])(
  'the text %j is no whole number',
  typed => {
    expect(parseWhole(typed)).toBeUndefined()
    expect(costSchema.isValidSync(typed)).toBe(false)
  },
)

test.each([
  19.99,
  0.1 + 0.2,
  1.005,
  -5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  [20],
  {},
  true,
])('the value %p is no whole number', value => {
  expect(parseWhole(value)).toBeUndefined()
  expect(costSchema.isValidSync(value)).toBe(false)
})

test('costs and times keep to their ranges', () => {
  expect(costSchema.validateSync(String(maxCost))).toBe(maxCost)
  expect(() => costSchema.validateSync('999999999999')).toThrow('cost_too_large')
  expect(minutesSchema.validateSync('60')).toBe(60)
  for (const minutes of ['0', 0, 4, 721, 1e9]) {
    expect(() => minutesSchema.validateSync(minutes)).toThrow('minutes_out_of_range')
  }
  for (const minutes of ['-30', '60abc', '', undefined]) {
    expect(() => minutesSchema.validateSync(minutes)).toThrow('minutes_invalid')
  }
})

test('every whole number a person types is read as it stands', () => {
  fc.assert(
    fc.property(fc.nat({ max: maxCost }), cost => {
      expect(costSchema.validateSync(String(cost))).toBe(cost)
    }),
  )
})

describe('an amount', () => {
  test.each([
    ['USD', '$20'],
    ['EUR', '€20'],
    ['GBP', '£20'],
  ] as const)('in %s reads %s in English', (currency, expected) => {
    expect(formatMoney({ amount: 20, currency }, 'en-US')).toBe(expected)
  })

  test.each(currencies)('in %s keeps its one sign and its number together in Arabic', currency => {
    const text = formatMoney({ amount: 1250, currency }, 'ar-u-nu-latn')
    expect(text).toMatch(/1,250\u00a0[$€£]/u)
    expect(text).not.toMatch(/[A-Z ]/)
  })

  test('keeps its minus sign', () => {
    expect(formatMoney({ amount: -5, currency: 'USD' }, 'en-US')).toBe('-$5')
  })
})
