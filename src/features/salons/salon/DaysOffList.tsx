import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import styles from './DaysOffList.module.css'

const mostShown = 6

/** The days on which the salon is closed although its week schedule is open. Renders nothing without such days. */
export const DaysOffList = ({ salon, now }: { salon: Salon; now: Instant }) => {
  const { t } = useTranslation('salon')
  const { date } = useFormat()
  const today = todayIn(salon.timeZone, now)
  const coming = salon.daysOff
    .filter(dayOff => dayOff.date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, mostShown)
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="days-off-heading" className={styles.section}>
      <h2 id="days-off-heading">{t('daysOff.title')}</h2>
      <ul role="list" className={styles.list}>
        {coming.map(dayOff => (
          <li key={dayOff.id}>
            <span>{date(dayOff.date)}</span>
            {dayOff.reason && (
              <bdi dir="auto" className={styles.reason}>
                {dayOff.reason}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
