import type countryToCurrency from 'country-to-currency'
import { memoized } from './memoized'

/** An ISO code. */
export type Currency = (typeof countryToCurrency)[keyof typeof countryToCurrency]

/** An amount is a whole number of the smallest unit that is kept of its currency; two currencies are never added. */
export interface Money {
  amount: number
  currency: Currency
}

/**
 * The decimals that are kept: none of the specification's three currencies and of the Lebanese pound, whose piastres
 * nobody uses; as ISO 4217 says of the others. Browsers and servers differ, so they are not from Intl. The ariary is in
 * fifths, so it has none either.
 */
export function decimalsOf(currency: Currency): number {
  if (
    'USD EUR GBP BIF CLP DJF GNF ISK JPY KMF KRW LBP MGA PYG RWF UGX VND VUV XAF XOF XPF'.includes(currency)
  )
    return 0
  return 'BHD IQD JOD KWD LYD OMR TND'.includes(currency) ? 3 : 2
}

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
 * An amount with its sign or code and the locale's digits: $20, ₪20, ₪20.50. Some locales write US$ and UK£, which we
 * shorten.
 */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const decimals = decimalsOf(currency)
  const whole = amount / 10 ** decimals
  return formatOf(locale)(currency)(whole % 1 ? decimals : 0)
    .format(whole)
    .replace(/U[SK](?=[$£])/, '')
}
