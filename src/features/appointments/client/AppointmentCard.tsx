import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointment'
import { useCityName } from '@/i18n/useCityName'
import { Card } from '@/ui/Card'
import styles from './AppointmentCard.module.css'
import { AppointmentStatusText } from '../AppointmentStatusText'
import { SalonsReason } from './SalonsReason'
import { useAppointmentWords } from '../useAppointmentWords'
import { useLinkedCard } from '../owner/useLinkedCard'
import { AppointmentServices } from '../AppointmentServices'
import { StaffAvatar } from './StaffAvatar'

interface AppointmentCardProps {
  appointment: Appointment
  /** True in the history, which is looked through by date. */
  isPast?: boolean
  actions?: ReactNode
}

/** Shows the time first, of a past appointment the date, then the staff member, the services and the price. */
export const AppointmentCard = ({ appointment, isPast = false, actions }: AppointmentCardProps) => {
  const { t } = useTranslation('appointments')
  const words = useAppointmentWords(appointment)
  const city = useCityName(appointment.barberLocation, appointment.country)
  const { card, isLinked } = useLinkedCard(appointment._id)
  const { services, currency, guestName } = appointment
  const [lead, rest] = isPast ? [words.shortDate, words.time] : [words.time, words.shortDate]
  const service = services ? <AppointmentServices services={services} currency={currency} /> : words.service
  const facts = [
    ...(guestName ? [{ id: 'guest', label: t('fact.guest'), value: guestName }] : []),
    { id: 'section', label: t('fact.section'), value: words.section },
    { id: 'service', label: t('fact.service'), value: service },
    { id: 'payment', label: t('fact.payment'), value: words.price },
    { id: 'city', label: t('fact.city'), value: city },
  ]
  return (
    <Card as="li" ref={card} selected={isLinked} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.when}>
          <span className={styles.lead}>{lead}</span>
          <span className={styles.rest}>{rest}</span>
        </h2>
        <AppointmentStatusText status={appointment.status} isClients />
      </div>
      <div className={styles.who}>
        <StaffAvatar appointment={appointment} name={words.barber} />
        <p className={styles.names}>
          <bdi className={styles.barber}>{words.barber}</bdi>
          {words.salon && <bdi className={styles.salon}>{words.salon}</bdi>}
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <SalonsReason appointment={appointment} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}
