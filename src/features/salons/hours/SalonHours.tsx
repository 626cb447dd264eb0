import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { businessTodayOf } from '@/domain/businessDate'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { SectionNames } from '../salon/SectionNames'
import { TimeRange } from './TimeRange'
import { weekHours, type DayRun } from './weekHours'
import styles from './SalonHours.module.css'

const Days = ({ run: { first, last }, isToday }: { run: DayRun; isToday: boolean }) => {
  const { t } = useTranslation('salon')
  const { weekday, name } = useFormat()
  return (
    <div className={isToday ? styles.today : styles.day} aria-current={isToday ? 'date' : undefined}>
      <dt>
        <span>{weekday(first.weekday)}</span>
        {last !== first && <span>{` – ${weekday(last.weekday)}`}</span>}
        {isToday && <span className={styles.mark}>{` ${t('hours.today')}`}</span>}
        {first.season && (
          <span className={styles.season}>
            <bdi>{name(first.season)}</bdi>
          </span>
        )}
      </dt>
      <dd>
        {first.ranges.map(range => (
          <TimeRange key={range.from} range={range} />
        ))}
        {first.ranges.length === 0 && (
          <span className={styles.closed}>{t(first.isDayOff ? 'hours.dayOff' : 'hours.closed')}</span>
        )}
      </dd>
    </div>
  )
}

/** The next seven days in salon time. Sections with different hours have a list each. */
export const SalonHours = ({ salon, now }: { salon: Salon; now: Instant }) => {
  const { t } = useTranslation('salon')
  const today = businessTodayOf(salon, now)
  const groups = weekHours(salon, today)
  return (
    <section aria-labelledby="hours-heading" className={styles.hours}>
      <h2 id="hours-heading">{t('hours.title')}</h2>
      {groups.length === 0 && <p className={styles.closed}>{t('hours.none')}</p>}
      {groups.map(({ sections, runs }) => (
        <div key={sections[0]?.id}>
          {groups.length > 1 && (
            <h3 className={styles.group}>
              <SectionNames sections={sections} />
            </h3>
          )}
          <dl className={styles.days}>
            {runs.map(run => (
              <Days key={run.first.date} run={run} isToday={run.first.date === today} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
