import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isActive, type Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { ClientName } from '@/features/clients/ClientName'
import { Card } from '@/ui/Card'
import styles from './OwnerAppointmentCard.module.css'
import { AppointmentStatusText } from '../AppointmentStatusText'
import { EndedFacts } from './EndedFacts'
import { AnswerButtons } from './AnswerButtons'
import { OwnerMenu } from './OwnerMenu'
import { OwnersPaymentText } from './OwnersPaymentText'
import { useAppointmentWords } from '../useAppointmentWords'
import { useLinkedCard } from './useLinkedCard'

interface OwnerAppointmentCardProps {
  appointment: Appointment
  now: Instant
  /** True where no heading above shows the date. */
  namesDate?: boolean
}

export const OwnerAppointmentCard = memo(function OwnerAppointmentCard({
  appointment,
  now,
  namesDate = false,
}: OwnerAppointmentCardProps) {
  const { t } = useTranslation('appointments')
  const words = useAppointmentWords(appointment)
  const { status, startsAt = 0, clientPhone, notes } = appointment
  const rights = useRights()
  const mayChange = rights.changes(appointment)
  const isToCome = isActive(status) && startsAt > now
  const { card, isLinked } = useLinkedCard(appointment._id)
  return (
    <Card as="li" ref={card} selected={isLinked} className={styles.card}>
      <p className={styles.time}>{words.time}</p>
      <div className={styles.who}>
        <h3 className={styles.name}>
          <ClientName appointment={appointment} fallback={t('owner.unknownClient')} />
        </h3>
        {(namesDate || appointment.nightOf) && <p className={styles.soft}>{words.date}</p>}
        <p className={styles.soft}>
          <bdi>{words.service}</bdi> <span>·</span> <bdi>{words.barber}</bdi>
        </p>
        {clientPhone && (
          <a className={styles.phone} href={`tel:${clientPhone}`} dir="ltr">
            {clientPhone}
          </a>
        )}
        {notes && (
          <p className={styles.notes}>
            <bdi>{notes}</bdi>
          </p>
        )}
        <EndedFacts appointment={appointment} />
      </div>
      <p className={styles.money}>
        {rights.has('see_takings') && <span className={styles.price}>{words.price}</span>}
        <OwnersPaymentText appointment={appointment} />
        <AppointmentStatusText status={status} />
      </p>
      {!mayChange ? null : isToCome && status === 'pending' ? (
        <div className={styles.answers}>
          <AnswerButtons appointment={appointment} />
        </div>
      ) : (
        <OwnerMenu appointment={appointment} now={now} isToCome={isToCome} />
      )}
    </Card>
  )
})
