import { useTranslation } from 'react-i18next'
import type { Currency } from '@/domain/money'
import type { Spread } from '@/domain/staffTerms'
import { usePrice } from './usePrice'

/** A price and a length in words: the lowest with "from" where they depend on the staff member. */
export function useSpreadWords() {
  const { t } = useTranslation()
  const priceOf = usePrice()
  const word = ({ least, most }: Spread['cost'], wordOf: (amount: number) => string) =>
    least < most ? t('fromLeast', { value: wordOf(least) }) : wordOf(least)
  return {
    price: ({ cost }: Spread, currency: Currency) =>
      word(cost, amount => priceOf({ cost: amount, currency })),
    minutes: ({ time }: Spread) => word(time, count => t('minutes', { count })),
  }
}
