import { plainNumber } from './digits'
import { decimalsOf, type Currency, type Money } from './money'
import { inWholeUnits, wholeUnit } from './wholeUnits'
import { parseWhole } from './wholeNumber'

/** A typed amount has more decimals than its currency. */
export const tooFine = Symbol('too many decimals')

/**
 * An amount as typed in dollars, shekels or dinars: 12.5, 12,5, ١٢٫٥. The one mark is always that of the decimals, never
 * of thousands: 1,250 is one dinar and a quarter, and too fine in shekels. Undefined for everything else.
 */
export function parseAmount(typed: string, currency: Currency): number | typeof tooFine | undefined {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return parseWhole(typed)
  const [, whole = '', mark, part = ''] = /^(\d{0,12})(?:([.,٫])(\d+))?$/.exec(plainNumber(typed)) ?? []
  if (whole === '' && mark === undefined) return undefined
  if (part.length > decimals) return tooFine
  return Number(whole) * wholeUnit(currency) + Number(part.padEnd(decimals, '0'))
}

/** The text that reads as the amount when it is typed: 20, 20.50, 1.250. */
export function typedAmount(money: Money): string {
  const whole = inWholeUnits(money)
  return Number.isInteger(whole) ? String(whole) : whole.toFixed(decimalsOf(money.currency))
}
