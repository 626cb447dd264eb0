import { useTranslation } from 'react-i18next'
import { planCurrency, type PlanChoice } from '@/domain/subscription'
import { useFormat } from '@/i18n/useFormat'

export function usePlanWords() {
  const { t } = useTranslation(['subscription', 'common'])
  const format = useFormat()
  return {
    nameOf: ({ tier, size }: PlanChoice) =>
      t('planName', { tier: t(`common:plan.${tier}`), size: t(`size.${size}`) }),
    /** Whole dollars. */
    price: (amount: number) => format.money({ amount, currency: planCurrency }),
    period: (months: number) => (months === 12 ? t('period.year') : t('period.months', { count: months })),
    days: (count: number) => t('common:days', { count }),
  }
}
