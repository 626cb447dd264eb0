import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import styles from './BookingSummary.module.css'

interface SummaryRowProps {
  label: string
  value: string
  detail?: string | undefined
  /** Asks this question again. */
  onChange?: (() => void) | undefined
}

export const SummaryRow = ({ label, value, detail, onChange }: SummaryRowProps) => {
  const { t } = useTranslation('booking')
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
        {detail && <span className={styles.detail}>{detail}</span>}
      </dd>
      {onChange && (
        <dd className={styles.change}>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('summary.changePart', { part: label })}
            onClick={onChange}
          >
            {t('summary.change')}
          </Button>
        </dd>
      )}
    </div>
  )
}
