import type { Named } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import styles from './BookingSummary.module.css'

interface SummaryServiceProps {
  service: Named
  section: Named
  minutes: string
  /** Given where it differs from the total price. */
  price?: string | undefined
}

export const SummaryService = ({ service, section, minutes, price }: SummaryServiceProps) => {
  const format = useFormat()
  return (
    <span className={styles.value}>
      <bdi>{format.name(service)}</bdi>
      <span className={styles.detail}>
        <bdi>{format.name(section)}</bdi> <span>{`· ${minutes}`}</span>
        {price && <span>{` · ${price}`}</span>}
      </span>
    </span>
  )
}
