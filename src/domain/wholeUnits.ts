import { decimalsOf, type Currency, type Money } from './money'

/** What one dollar, shekel or dinar is in the unit that is kept. */
export const wholeUnit = (currency: Currency): number => 10 ** decimalsOf(currency)

/** An amount in dollars, shekels or dinars. */
export const inWholeUnits = ({ amount, currency }: Money): number => amount / wholeUnit(currency)
