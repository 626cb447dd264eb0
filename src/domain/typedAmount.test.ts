import fc from 'fast-check'
import { costSchema, maxCostOf, ownCostSchema } from './costSchema'
import { isoCurrencies } from './isoCurrencies'
import { decimalsOf } from './money'
import { inWholeUnits } from './wholeUnits'
import { parseAmount, tooFine, typedAmount } from './typedAmount'

test.each([
  ['12.5', 'ILS', 1250],
  ['12,5', 'ILS', 1250],
  ['١٢٫٥', 'ILS', 1250],
  [' 12.50 ', 'ILS', 1250],
  ['12', 'ILS', 1200],
  ['0', 'ILS', 0],
  ['.5', 'ILS', 50],
  ['1,250', 'ILS', tooFine],
  ['12.500', 'ILS', tooFine],
  ['1,250', 'JOD', 1250],
  ['١٫٢٥٠', 'JOD', 1250],
  ['1.2', 'JOD', 1200],
  ['1.2345', 'JOD', tooFine],
  ['1500', 'JPY', 1500],
  ['1,500', 'JPY', undefined],
  ['20', 'USD', 20],
  ['12.5', 'USD', undefined],
  ['1.250,5', 'ILS', undefined],
  ['12.', 'ILS', undefined],
  ['.', 'ILS', undefined],
  ['', 'ILS', undefined],
  ['-1', 'ILS', undefined],
  ['1e3', 'ILS', undefined],
  ['1 250', 'ILS', undefined],
] as const)('the text %j in %s is %p', (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toBe(amount)
})

const inArabic = (text: string) =>
  text.replace(/\d/g, digit => String.fromCodePoint(0x660 + Number(digit))).replace('.', '٫')

test('every amount of every currency reads as it was typed, in both scripts and with each mark', () => {
  fc.assert(
    fc.property(fc.constantFrom(...isoCurrencies), fc.nat({ max: 500_000_000 }), (currency, amount) => {
      const typed = typedAmount({ amount, currency })
      for (const text of [typed, typed.replace('.', ','), inArabic(typed)]) {
        expect(parseAmount(text, currency)).toBe(amount)
      }
      expect(Number(typed)).toBe(inWholeUnits({ amount, currency }))
      expect(typed.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(decimalsOf(currency))
    }),
  )
})

const faultOf = (cost: unknown, schema: ReturnType<typeof costSchema | typeof ownCostSchema>) => {
  try {
    return schema.validateSync(cost)
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['12.5', 'USD', 'cost_invalid'],
  ['12.5', 'JPY', 'cost_invalid'],
  ['12.555', 'ILS', 'amount_too_fine-2'],
  ['1.2555', 'JOD', 'amount_too_fine-3'],
  ['abc', 'JOD', 'amount_invalid'],
  ['', 'JOD', 'amount_invalid'],
  [undefined, 'JOD', 'amount_invalid'],
  [12.5, 'ILS', 'amount_invalid'],
  [-1, 'ILS', 'amount_invalid'],
  [1250, 'ILS', 1250],
  ['1000001', 'USD', 'cost_too_large'],
  ['500000.001', 'JOD', 'cost_too_large'],
  ['500000', 'JOD', maxCostOf('JOD')],
] as const)('the cost %p in %s is read as %p', (cost, currency, read) => {
  expect(faultOf(cost, costSchema(currency))).toBe(read)
})

test('a cost of a single staff member may be blank', () => {
  for (const blank of [null, '', ' ', undefined]) expect(faultOf(blank, ownCostSchema('ILS'))).toBeNull()
  expect(faultOf('1.255', ownCostSchema('ILS'))).toBe('amount_too_fine-2')
})
