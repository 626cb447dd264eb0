import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { ClientName } from '@/features/clients/ClientName'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { AppointmentStatusText } from '../AppointmentStatusText'
import { dateOf } from '../appointmentTime'
import { MarkButtons } from './MarkButtons'
import styles from './NextClient.module.css'
import { useAppointmentWords } from '../useAppointmentWords'

interface NextClientProps {
  appointment: Appointment
  now: Instant
  today: IsoDate
}

/** The client who is to be marked, is here or comes next, in text large enough to be read from a distance. */
export const NextClient = ({ appointment, now, today }: NextClientProps) => {
  const { t } = useTranslation('appointments')
  const words = useAppointmentWords(appointment)
  const rights = useRights()
  const mayChange = rights.changes(appointment)
  const { startsAt = now, endsAt = now + 1 } = appointment
  const label = t(endsAt <= now ? 'owner.over' : startsAt < now ? 'owner.now' : 'owner.next')
  const name = appointment.guestName ?? (appointment.clientName || t('owner.unknownClient'))
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
            <bdi>{words.service}</bdi> <span>·</span> <bdi>{words.barber}</bdi>
            {rights.has('see_takings') && (
              <>
                {' '}
                <span>·</span> <span className="numeric">{words.price}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {mayChange && <MarkButtons appointment={appointment} now={now} />}
    </Card>
  )
}
