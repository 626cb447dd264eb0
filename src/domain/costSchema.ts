import { number } from 'yup'
import { wholeCurrencies } from './isoCurrencies'
import { decimalsOf, type Currency } from './money'
import { rule } from './rules'
import { parseAmount, tooFine } from './typedAmount'
import { isBlank } from './typedText'
import { parseWhole } from './wholeNumber'

/** The highest cost: a million of the three, half a billion of the others' units. A column holds the sum of four. */
export const maxCostOf = (currency: Currency): number =>
  wholeCurrencies.some(whole => whole === currency) ? 1_000_000 : 500_000_000

const readCost = (cost: unknown, currency: Currency) =>
  typeof cost === 'string' ? parseAmount(cost, currency) : parseWhole(cost)

const faultOf = (currency: Currency) => rule(decimalsOf(currency) === 0 ? 'cost_invalid' : 'amount_invalid')

function readSchema(currency: Currency) {
  return number()
    .transform((_value: unknown, cost: unknown) => {
      const read = readCost(cost, currency)
      return typeof read === 'number' ? read : Number.NaN
    })
    .typeError(({ originalValue }: { originalValue?: unknown }) =>
      readCost(originalValue, currency) === tooFine
        ? `${rule('amount_too_fine')}-${decimalsOf(currency)}`
        : faultOf(currency),
    )
    .max(maxCostOf(currency), rule('cost_too_large'))
}

/** A cost in the unit that is kept of its currency. A text is read as people type it, a number as it is. */
export const costSchema = (currency: Currency) => readSchema(currency).required(faultOf(currency))

/** A cost that may be blank. */
export const ownCostSchema = (currency: Currency) =>
  readSchema(currency)
    .transform((value: unknown, cost: unknown) => (cost === null || isBlank(cost) ? null : value))
    .nullable()
    .default(null)

/** For `when('currency', …)`: the schema depends on the currency beside it. */
export const inCurrency =
  <Schema>(schemaOf: (currency: Currency) => Schema) =>
  ([currency]: unknown[]) =>
    schemaOf(currency as Currency)
