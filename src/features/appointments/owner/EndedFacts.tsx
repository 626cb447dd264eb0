import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import styles from './OwnerAppointmentCard.module.css'

/** Shows the owner which side cancelled, when, and the reason that the client received. */
export const EndedFacts = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const format = useFormat()
  const { endedBy, endedAt, timeZone = 'UTC', declineReason } = appointment
  if (!endedBy || endedAt === undefined) return null
  const { date, minutes, offset } = wallOf(endedAt, timeZone)
  const when = format.list([format.date(date), format.time(minutes, offset)])
  return (
    <>
      <p className={styles.soft}>{t(`owner.ended.${endedBy}`, { when })}</p>
      {declineReason && (
        <p className={styles.notes}>
          <span>{`${t('owner.reason')}:`}</span> <bdi>{declineReason}</bdi>
        </p>
      )}
    </>
  )
}
