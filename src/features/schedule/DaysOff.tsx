import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import type { Salon } from '@/domain/salon'
import { weekdayOf } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { changeSubmission } from './changeSubmission'
import dateStyles from './Dates.module.css'
import { DayOffForm } from './DayOffForm'
import styles from './DaysOff.module.css'
import { removeDayOff } from './makeChange'
import { PublicHolidays } from './PublicHolidays'
import { selectDaysOffAdded } from './scheduleSlice'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'

/** Dates on which the whole salon is closed, whatever its week schedule says. */
export function DaysOff({ salon }: { salon: Salon }) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const added = useSelector(selectDaysOffAdded)
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  const { daysOff } = salon
  const title = useRef<HTMLHeadingElement>(null)
  const { length } = daysOff
  useFocusAfterRemoval(title, length)
  return (
    <section aria-labelledby="days-off" className={dateStyles.section}>
      <h2 id="days-off" ref={title} tabIndex={-1} className={dateStyles.title}>
        {t('daysOff.title')}
      </h2>
      <p className={dateStyles.text}>{t('daysOff.text')}</p>
      <Card padding="roomy">
        <DayOffForm key={added} salon={salon} />
      </Card>
      <PublicHolidays salon={salon} />
      {length === 0 ? (
        <p className={dateStyles.text}>{t('daysOff.none')}</p>
      ) : (
        <ul role="list" className={dateStyles.list} aria-label={t('daysOff.title')}>
          {daysOff.map(({ id, date, reason }) => (
            <li key={date}>
              <span className={styles.words}>
                <span className={styles.date}>
                  {`${format.date(date, 'short')} · ${format.weekday(weekdayOf(date))}`}
                </span>
                {reason && (
                  <bdi dir="auto" className={styles.reason}>
                    {reason}
                  </bdi>
                )}
              </span>
              <IconButton
                icon="trash"
                needsNetwork
                resting={isBusy}
                label={t('daysOff.remove', { date: format.date(date) })}
                onClick={() => void dispatch(removeDayOff(salon.id, id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
