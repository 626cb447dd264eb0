import { useTranslation } from 'react-i18next'
import type { Currency } from '@/domain/money'
import type { Named } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import styles from './BookingSummary.module.css'
import { usePrice } from '@/i18n/usePrice'

interface SummaryServiceProps {
  service: Named
  section: Named
  minutes: number
  /** Given where it differs from the total price. */
  price?: { cost: number; currency: Currency } | undefined
}

export const SummaryService = ({ service, section, minutes, price }: SummaryServiceProps) => {
  const { t } = useTranslation('common')
  const format = useFormat()
  const priceOf = usePrice()
  return (
    <span className={styles.value}>
      <bdi>{format.name(service)}</bdi>
      <span className={styles.detail}>
        <bdi>{format.name(section)}</bdi> <span>{`· ${t('minutes', { count: minutes })}`}</span>
        {price && <span>{` · ${priceOf(price)}`}</span>}
      </span>
    </span>
  )
}
