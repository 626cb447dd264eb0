import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { ClientName } from '@/features/clients/ClientName'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { AppointmentStatusText } from '../AppointmentStatusText'
import { dateOf } from '../appointmentTime'
import styles from './NextClient.module.css'
import { useAppointmentWords } from '../useAppointmentWords'

interface NextClientProps {
  appointment: Appointment
  now: Instant
  today: IsoDate
}

/** The current or next client, in text large enough to be read from a distance. */
export const NextClient = ({ appointment, now, today }: NextClientProps) => {
  const { t } = useTranslation('appointments')
  const words = useAppointmentWords(appointment)
  const label = t((appointment.startsAt ?? now) < now ? 'owner.now' : 'owner.next')
  const name = appointment.clientName || t('owner.unknownClient')
  return (
    <Card as="section" padding="roomy" aria-label={label}>
      <p className={styles.label}>
        <span>{label}</span>
        <AppointmentStatusText status={appointment.status} />
      </p>
      <div className={styles.client}>
        <Avatar name={name} size="large" />
        <div className={styles.words}>
          <p className={styles.time}>{words.time}</p>
          {dateOf(appointment) !== today && <p className={styles.soft}>{words.date}</p>}
          <p className={styles.name}>
            <ClientName appointment={appointment} fallback={name} />
          </p>
          <p className={styles.soft}>
            <bdi>{words.service}</bdi> <span>·</span> <bdi>{words.barber}</bdi> <span>·</span>{' '}
            <span className="numeric">{words.price}</span>
          </p>
        </div>
      </div>
    </Card>
  )
}
