import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { useClientWords } from '@/features/clients/useClientWords'
import { useAppointmentWords } from '../useAppointmentWords'
import styles from './Requests.module.css'

interface RequestsProps {
  title: string
  requests: readonly Appointment[]
  /** Why one is not confirmed. */
  reasonOf?: (appointment: Appointment) => string | undefined | false
}

export const Requests = ({ title, requests, reasonOf }: RequestsProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul role="list" className={styles.list}>
        {requests.map(appointment => (
          <Request key={appointment._id} appointment={appointment} reason={reasonOf?.(appointment)} />
        ))}
      </ul>
    </section>
  )
}

const Request = ({
  appointment,
  reason,
}: {
  appointment: Appointment
  reason: string | undefined | false
}) => {
  const { t } = useTranslation('appointments')
  const { date, time, service } = useAppointmentWords(appointment)
  const { who } = useClientWords()
  return (
    <li>
      <p className={styles.name}>
        <bdi>{who(appointment) || t('owner.unknownClient')}</bdi>
      </p>
      <p className={styles.soft}>
        <bdi>{service}</bdi> <span>·</span> <bdi>{date}</bdi> <span>·</span> <bdi>{time}</bdi>
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </li>
  )
}
