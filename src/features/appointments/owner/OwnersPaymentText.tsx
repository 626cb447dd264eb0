import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { StatusText } from '@/ui/StatusText'
import styles from './OwnerAppointmentCard.module.css'

/** The payment state of an appointment for its salon, where there is one to show. */
export const OwnersPaymentText = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const { paidAt, isPaidOnline, refund } = appointment
  const isPaidAnew = paidAt !== undefined && refund === 'done'
  if (refund && !isPaidAnew) {
    return <StatusText tone={refund === 'refused' ? 'bad' : 'info'}>{t(`owner.refund.${refund}`)}</StatusText>
  }
  if (paidAt === undefined) return null
  return <span className={styles.soft}>{t(isPaidOnline ? 'owner.paidOnline' : 'owner.paid')}</span>
}
