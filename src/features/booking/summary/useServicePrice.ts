import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'

/** The price of a service or an appointment with its currency sign, or the text for no price. */
export function useServicePrice(): (priced: Pick<Service, 'cost' | 'currency'>) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ cost, currency }) => (cost === 0 ? t('free') : format.money({ amount: cost, currency }))
}
