import { isApiError, isUnanswered } from '@/store/ApiError'
import { QueryFailed } from '@/store/QueryFailed'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { appointmentsApi } from '@/api/appointmentsApi'
import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { AgendaDialog } from './AgendaDialog'
import styles from './OwnerAgenda.module.css'
import { OwnerAppointmentCard } from './OwnerAppointmentCard'

interface LinkedAppointmentProps {
  /** The appointments in the visible list. The list marks a linked card by itself. */
  listed: readonly Appointment[]
  /** The appointments whose dialog the list renders, visible or not. */
  known: readonly Appointment[]
  now: Instant
}

/** The appointment whose id is in the URL hash, when the listed days do not contain it. */
export const LinkedAppointment = ({ listed, known, now }: LinkedAppointmentProps) => {
  const { t } = useTranslation('appointments')
  const id = useLocation().hash.slice(1)
  const isListed = listed.some(({ _id }) => _id === id)
  const query = appointmentsApi.useGetAppointmentQuery(id && !isListed ? id : skipToken)
  const { currentData, error } = query
  if (!currentData && isApiError(error) && isUnanswered(error)) {
    return <QueryFailed isNote title={t('owner.linkedFailed')} query={query} />
  }
  if (!currentData) return null
  return (
    <section aria-labelledby="linked">
      <h2 id="linked" className={styles.date}>
        {t('owner.linked')}
      </h2>
      <ul role="list">
        <OwnerAppointmentCard appointment={currentData} now={now} namesDate />
      </ul>
      {known.every(({ _id }) => _id !== currentData._id) && (
        <AgendaDialog appointments={[currentData]} now={now} />
      )}
    </section>
  )
}
