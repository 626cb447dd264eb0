import countryToCurrency from 'country-to-currency'
import { countryByName } from './geography/country'
import type { Currency } from './money'
import type { Salon } from './salon'

/** The specification's three currencies, whose amounts are whole. They are the first in every list. */
export const wholeCurrencies = ['USD', 'EUR', 'GBP'] as const satisfies readonly Currency[]

export const currencyWords = { Dollar: 'USD', Euro: 'EUR', Pound: 'GBP' } as const satisfies Record<
  string,
  Currency
>

/** The currencies of the world's countries. */
export const isoCurrencies: readonly Currency[] = [...new Set(Object.values(countryToCurrency))]

/** The currency of a country by its English name. */
export function currencyOfCountry(country: string): Currency | undefined {
  const code = countryByName(country)?.code
  return Object.entries(countryToCurrency).find(([one]) => one === code)?.[1]
}

/** The specification's three, then the country's own; the others follow by name. */
export function firstCurrencies(country: string): Currency[] {
  const own = currencyOfCountry(country)
  return [...new Set<Currency>([...wholeCurrencies, ...(own ? [own] : [])])]
}

/** The currency of most services of the salon; the specification's default where it has none. */
export function usualCurrency({ sections }: Pick<Salon, 'sections'>): Currency {
  const counts = new Map<Currency, number>([[currencyWords.Dollar, 0]])
  for (const { currency } of sections.flatMap(({ services }) => services))
    counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? currencyWords.Dollar
}
