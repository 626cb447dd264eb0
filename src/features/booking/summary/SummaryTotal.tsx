import { useTranslation } from 'react-i18next'
import styles from './BookingSummary.module.css'

interface SummaryTotalProps {
  price: string
  /** Of several services together. */
  minutes?: string | undefined
}

export const SummaryTotal = ({ price, minutes }: SummaryTotalProps) => {
  const { t } = useTranslation('booking')
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t('summary.price')}</dt>
      <dd className={styles.price}>
        <span>{price}</span>
        {minutes !== undefined && <span className={styles.detail}>{minutes}</span>}
      </dd>
    </div>
  )
}
