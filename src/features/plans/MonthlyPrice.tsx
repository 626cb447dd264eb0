import { useTranslation } from 'react-i18next'
import type { PlanPrice } from '@/domain/plans'
import { planCurrency } from '@/domain/subscription'
import { useFormat } from '@/i18n/useFormat'
import styles from './PlanTable.module.css'

interface MonthlyPriceProps {
  price: PlanPrice
  months: number
}

/** The price of a month in whole dollars; a plan of one month has said it. */
export function MonthlyPrice({ price: { currentPrice }, months }: MonthlyPriceProps) {
  const { t } = useTranslation('plans')
  const format = useFormat()
  if (months === 1) return null
  const monthly = currentPrice / months
  const amount = format.money({ amount: Math.round(monthly), currency: planCurrency })
  return (
    <p className={styles.monthly}>
      {t(Number.isInteger(monthly) ? 'perMonth' : 'aboutPerMonth', { amount })}
    </p>
  )
}
