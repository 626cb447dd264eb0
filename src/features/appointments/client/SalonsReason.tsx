import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import styles from './SalonsReason.module.css'

/** The salon's reason for a decline or a cancellation. Renders nothing without a reason. */
export const SalonsReason = ({ appointment: { declineReason } }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  if (!declineReason) return null
  return (
    <p className={styles.reason}>
      <span className={styles.label}>{t('salonSays')}</span>
      <bdi className={styles.said}>{declineReason}</bdi>
    </p>
  )
}
