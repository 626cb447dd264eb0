import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Stack } from '@/ui/Stack'
import { beginningOf, type AgendaDay } from './agenda'
import styles from './OwnerAgenda.module.css'
import { OwnerAppointmentCard } from './OwnerAppointmentCard'

const firstScreen = 6

/** Hundreds of appointments follow those of the first screen, in pieces between which the page responds. */
export const AgendaDays = ({ days, now }: { days: readonly AgendaDay[]; now: Instant }) => {
  const { t } = useTranslation('appointments')
  const format = useFormat()
  // Not a deferred value: inside the agenda's own one it would begin with the whole list.
  const [most, setMost] = useState(firstScreen)
  useEffect(() => {
    startTransition(() => setMost(Number.POSITIVE_INFINITY))
  }, [])
  return beginningOf(days, most).map(({ date, appointments, count }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={styles.date}>
        <span>{format.date(date)}</span>
        <span className={styles.count}>{t('owner.count', { count })}</span>
      </h2>
      <Stack as="ul" gap={8}>
        {appointments.map(appointment => (
          <OwnerAppointmentCard key={appointment._id} appointment={appointment} now={now} />
        ))}
      </Stack>
    </section>
  ))
}
