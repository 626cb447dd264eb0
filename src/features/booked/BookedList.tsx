import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import type { BookedAppointment } from '@/domain/bookedAppointment'
import styles from './BookedList.module.css'

const mostShown = 8

export function BookedList({ appointments }: { appointments: readonly BookedAppointment[] }) {
  const { t } = useTranslation('mySalon')
  const format = useFormat()
  return (
    <>
      <ul className={styles.booked}>
        {appointments
          .slice(0, mostShown)
          .map(({ _id, date, startTime, offset, clientName, guestName, serviceName, serviceNameAr }) => (
            <li key={_id}>
              <span>{`${format.date(date)} · ${format.time(startTime, offset)} ·`}</span>{' '}
              <bdi>
                {guestName ? t('booked.guest', { guest: guestName, client: clientName }) : clientName}
              </bdi>{' '}
              <span>·</span> <bdi>{format.name({ name: serviceName, nameAr: serviceNameAr ?? null })}</bdi>
            </li>
          ))}
      </ul>
      {appointments.length > mostShown && (
        <p>{t('booked.more', { count: appointments.length - mostShown })}</p>
      )}
    </>
  )
}
