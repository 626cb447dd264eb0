import { useMemo } from 'react'
import { firstCurrencies, isoCurrencies } from '@/domain/isoCurrencies'
import { currencyName } from '@/i18n/currencyName'
import { useFormat } from '@/i18n/useFormat'

/** Dollar, Euro and Pound, then the currency of the salon's country, then the others by name. */
export function useCurrencyOptions(country: string) {
  const { language, locale } = useFormat()
  return useMemo(() => {
    const first = firstCurrencies(country)
    const toOption = (value: (typeof isoCurrencies)[number]) => ({
      value,
      label: currencyName(value, language),
    })
    const others = isoCurrencies.filter(one => !first.includes(one)).map(toOption)
    others.sort((one, other) => one.label.localeCompare(other.label, locale))
    return [...first.map(toOption), ...others]
  }, [country, language, locale])
}
