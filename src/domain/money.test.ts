import fc from 'fast-check'
import { costSchema as costIn, maxCostOf } from './costSchema'
import { isoCurrencies, wholeCurrencies } from './isoCurrencies'
import { decimalsOf, formatMoney } from './money'
import { parseWhole } from './wholeNumber'
import { minutesSchema } from './serviceRequests'

const costSchema = costIn('USD')
const maxCost = maxCostOf('USD')

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

  test.each(wholeCurrencies)('in %s keeps its one sign and its number together in Arabic', currency => {
    const text = formatMoney({ amount: 1250, currency }, 'ar-u-nu-latn')
    expect(text).toMatch(/1,250\u00a0[$€£]/u)
    expect(text).not.toMatch(/[A-Z ]/)
  })

  test.each([
    [2000, 'ILS', '₪20', '20 ₪'],
    [2050, 'ILS', '₪20.50', '20.50 ₪'],
    [1250, 'JOD', 'JOD 1.250', '1.250 د.أ.'],
    [3000, 'KWD', 'KWD 3', '3 د.ك.'],
    [1500, 'JPY', '¥1,500', '1,500 JP¥'],
    [2000, 'CAD', 'CA$20', '20 CA$'],
  ] as const)('%i of the kept unit of %s reads %s and %s', (amount, currency, english, arabic) => {
    const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\u00a0/g, ' ')
    expect(plain(formatMoney({ amount, currency }, 'en-US'))).toBe(english)
    expect(plain(formatMoney({ amount, currency }, 'ar-u-nu-latn'))).toBe(arabic)
  })

  test('keeps its minus sign', () => {
    expect(formatMoney({ amount: -5, currency: 'USD' }, 'en-US')).toBe('-$5')
  })
})

/** Where browsers show fewer decimals than ISO 4217 has, or we keep none. */
const otherwise = 'AFN ALL COP EUR GBP HUF IDR IQD IRR KPW LAK LBP MMK PKR RSD SLE SOS SYP TZS USD UZS YER'

test('the decimals of every currency are those of ISO 4217, but for the three and the ariary', () => {
  const iso = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  for (const currency of isoCurrencies) {
    if (otherwise.includes(currency)) continue
    expect([currency, decimalsOf(currency)]).toEqual([currency, iso(currency)])
  }
  expect([decimalsOf('USD'), decimalsOf('IQD'), decimalsOf('LBP'), decimalsOf('JOD')]).toEqual([0, 3, 0, 3])
})
