import { plainNumber } from './digits'
import { memoized } from './memoized'

/** The ISO codes of the specification's three currencies. People choose from the words. */
export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

export const currencyWords = { Dollar: 'USD', Euro: 'EUR', Pound: 'GBP' } as const satisfies Record<
  string,
  Currency
>

/** Amounts are whole units of their currency; two currencies are never added. */
export interface Money {
  amount: number
  currency: Currency
}

export const maxCost = 1_000_000

/** A whole number from 0 as typed ("20", "٢٠"), or undefined: no decimals, signs, exponents or separators. */
export function parseWhole(typed: unknown): number | undefined {
  if (typeof typed === 'number')
    return Number.isSafeInteger(typed) && typed >= 0 ? Math.abs(typed) : undefined
  if (typeof typed !== 'string') return undefined
  const number = plainNumber(typed)
  return /^\d{1,15}$/.test(number) ? Number(number) : undefined
}

export const minServiceMinutes = 5
export const maxServiceMinutes = 720
export const defaultServiceMinutes = 60

const narrowSign: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£' }

const formatOf = memoized((locale: string) =>
  memoized(
    (currency: Currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
  ),
)

/**
 * An amount with its sign and the locale's digits: $20, €20, £20. We set the sign, because some locales write US$ and
 * UK£ even for the narrow sign.
 */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  return formatOf(locale)(currency)
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? narrowSign[currency] : value))
    .join('')
}
