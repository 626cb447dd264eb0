import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

/** A service's or a whole visit's price with its own sign, or the word for no price. */
export function useServicePrice(): (priced: Pick<Service, 'cost' | 'currency'>) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ cost, currency }) => (cost === 0 ? t('free') : format.money({ amount: cost, currency }))
}
