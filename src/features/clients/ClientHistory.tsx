import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clientsApi } from '@/api/clientsApi'
import { appointmentStatusOf, type Appointment } from '@/domain/appointment'
import type { Formula } from '@/domain/client'
import type { Versioned } from '@/domain/edit'
import { useRights } from '@/features/auth/useRights'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { QueryFailed } from '@/store/QueryFailed'
import { appointmentStatusLooks } from '@/ui/appointmentStatusLooks'
import { MoreButton } from '@/ui/MoreButton'
import { SkeletonList } from '@/ui/SkeletonList'
import { StatusText } from '@/ui/StatusText'
import styles from './ClientDialog.module.css'
import { AppointmentFormula } from './AppointmentFormula'

interface ClientHistoryProps {
  appointmentId: string
  /** A walk-in under another name has it beside. */
  name: string
}

export const ClientHistory = ({ appointmentId, name }: ClientHistoryProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const query = clientsApi.useListClientHistoryInfiniteQuery(appointmentId, {
    refetchOnMountOrArgChange: true,
  })
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const list = useRef<HTMLUListElement>(null)
  const appointments = data?.pages.flatMap(page => page.appointments) ?? []
  const formulas = new Map(data?.pages.flatMap(page => Object.entries(page.formulas)))
  return (
    <section aria-labelledby="client-history">
      <h3 id="client-history" className={styles.heading}>
        {t('history')}
      </h3>
      {!data && isError && <QueryFailed title={t('failed')} query={query} />}
      {!data && !isError && <SkeletonList label={t('common:loading')} count={3} />}
      {data && (
        <ul ref={list} role="list" className={styles.history}>
          {appointments.map(appointment => (
            <PastAppointment
              key={appointment._id}
              appointment={appointment}
              name={name}
              openedBy={appointmentId}
              formula={formulas.get(appointment._id)}
            />
          ))}
        </ul>
      )}
      <MoreButton
        list={list}
        count={appointments.length}
        isThere={hasNextPage}
        loadsInView={!isFetchNextPageError}
        fullWidth
        variant="quiet"
        needsNetwork
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {t('more')}
      </MoreButton>
    </section>
  )
}

interface PastAppointmentProps {
  appointment: Appointment
  name: string
  /** The appointment through which the card was opened. */
  openedBy: string
  formula: Versioned<Formula> | undefined
}

const PastAppointment = ({ appointment, name, openedBy, formula }: PastAppointmentProps) => {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const priceOf = usePrice()
  const seesMoney = useRights().has('see_takings')
  const { date, startTime, offset, serviceName, serviceNameAr, barberName, barberNameAr } = appointment
  const { servicePrice, currency = 'USD', paidAt, clientName, guestName, notes } = appointment
  const status = appointmentStatusOf(appointment.status)
  const words = [
    format.name({ name: serviceName, nameAr: serviceNameAr ?? null }),
    format.name({ name: barberName, nameAr: barberNameAr ?? null }),
    ...(clientName && clientName !== name ? [clientName] : []),
    ...(guestName ? [t('forGuest', { name: guestName })] : []),
  ]
  return (
    <li>
      <div>
        <p className={styles.date}>
          <span>{format.date(date, 'short')}</span> <span>·</span> <bdi>{format.time(startTime, offset)}</bdi>
        </p>
        <p className={styles.soft}>
          {words.map((word, index) => (
            <span key={index}>
              {index > 0 && <span> · </span>}
              <bdi>{word}</bdi>
            </span>
          ))}
        </p>
        {notes && (
          <p className={styles.soft}>
            <bdi>{notes}</bdi>
          </p>
        )}
      </div>
      <div className={styles.end}>
        {status && (
          <StatusText tone={appointmentStatusLooks[status].tone} icon={appointmentStatusLooks[status].icon}>
            {t(`status.${status}`)}
          </StatusText>
        )}
        {seesMoney && <p className="numeric">{priceOf({ cost: servicePrice, currency })}</p>}
        {paidAt !== undefined && <p className={styles.soft}>{t('paid')}</p>}
      </div>
      {formula && <AppointmentFormula appointment={appointment} openedBy={openedBy} saved={formula} />}
    </li>
  )
}
