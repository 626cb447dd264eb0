import type countryToCurrency from 'country-to-currency'
import { memoized } from './memoized'

/** An ISO code. */
export type Currency = (typeof countryToCurrency)[keyof typeof countryToCurrency]

/** An amount is a whole number of the smallest unit that is kept of its currency; two currencies are never added. */
export interface Money {
  amount: number
  currency: Currency
}

/** Of the specification's three. */
const narrowSign: Partial<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£' }

// Not from Intl: browsers and servers differ. The ariary is in fifths, so it has none either.
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'

/** The decimals that are kept: none of the specification's three currencies, as ISO 4217 says of the others. */
export function decimalsOf(currency: Currency): number {
  if (narrowSign[currency] || withoutDecimals.includes(currency)) return 0
  return withThreeDecimals.includes(currency) ? 3 : 2
}

/** What one dollar, shekel or dinar is in the unit that is kept. */
export const wholeUnit = (currency: Currency): number => 10 ** decimalsOf(currency)

/** An amount in dollars, shekels or dinars. */
export const inWholeUnits = ({ amount, currency }: Money): number => amount / wholeUnit(currency)

export const minServiceMinutes = 5
export const maxServiceMinutes = 720
export const defaultServiceMinutes = 60

const formatOf = memoized((locale: string) =>
  memoized((currency: Currency) =>
    memoized(
      (minimumFractionDigits: number) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits }),
    ),
  ),
)

/**
 * An amount with its sign or code and the locale's digits: $20, ₪20, ₪20.50. We set the sign of the specification's
 * three currencies, because some locales write US$ and UK£ even for the narrow sign.
 */
export function formatMoney(money: Money, locale: string): string {
  const { currency } = money
  const whole = inWholeUnits(money)
  return formatOf(locale)(currency)(whole % 1 ? decimalsOf(currency) : 0)
    .formatToParts(whole)
    .map(({ type, value }) => (type === 'currency' ? (narrowSign[currency] ?? value) : value))
    .join('')
}
