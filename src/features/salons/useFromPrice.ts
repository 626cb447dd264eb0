import { useTranslation } from 'react-i18next'
import type { Money } from '@/domain/money'
import { useFormat } from '@/i18n/useFormat'

/** The lowest price of a salon. Where a service is free, the words say so. */
export function useFromPrice(): (lowest: Money) => string {
  const { t } = useTranslation('salon')
  const format = useFormat()
  return lowest => (lowest.amount === 0 ? t('fromFree') : t('fromPrice', { price: format.money(lowest) }))
}
