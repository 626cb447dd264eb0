import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/salon'
import { useFormat } from './useFormat'

/** The price of a service or an appointment with its currency sign, or the text for no price. A foreign host may omit it. */
export function usePrice(): (priced: Pick<Service, 'cost' | 'currency'>) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return useCallback(
    ({ cost, currency }) => (cost ? format.money({ amount: cost, currency }) : t('free')),
    [t, format],
  )
}
