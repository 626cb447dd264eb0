import { useTranslation } from 'react-i18next'
import type { AppointmentTotals } from '@/domain/appointmentServices'
import styles from './BookingSummary.module.css'
import { usePrice } from '@/i18n/usePrice'

interface SummaryTotalProps {
  totals: AppointmentTotals
  /** True for several services: shows the total length too. */
  isSeveral: boolean
}

export const SummaryTotal = ({ totals, isSeveral }: SummaryTotalProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const priceOf = usePrice()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t('summary.price')}</dt>
      <dd className={styles.price}>
        <span>{priceOf(totals)}</span>
        {isSeveral && <span className={styles.detail}>{t('common:minutes', { count: totals.minutes })}</span>}
      </dd>
    </div>
  )
}
