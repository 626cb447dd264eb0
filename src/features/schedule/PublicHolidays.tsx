import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { scheduleApi } from '@/api/scheduleApi'
import { countryByName } from '@/domain/geography/country'
import type { PublicHoliday } from '@/domain/publicHoliday'
import type { Salon } from '@/domain/salon'
import { weekdayOf } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { QueryFailed } from '@/store/QueryFailed'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { Button } from '@/ui/Button'
import { CheckboxField } from '@/ui/CheckboxField'
import { SkeletonList } from '@/ui/SkeletonList'
import { changeSubmission } from './changeSubmission'
import dateStyles from './Dates.module.css'
import { addPublicHoliday, removeDayOff } from './makeChange'
import styles from './PublicHolidays.module.css'
import { publicHolidaysToggled, selectPublicHolidaysShown } from './scheduleSlice'

/** The public holidays of the salon's country; the owner decides on which the salon is closed. */
export function PublicHolidays({ salon }: { salon: Salon }) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const isShown = useSelector(selectPublicHolidaysShown)
  const id = useId()
  const found = countryByName(salon.country)
  const country = found ? format.name(found) : salon.country
  return (
    <div className={styles.holidays}>
      <div>
        <Button
          variant="quiet"
          icon="calendar"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => dispatch(publicHolidaysToggled())}
        >
          {t('daysOff.publicHolidays.show', { country })}
        </Button>
      </div>
      <div id={id}>{isShown && <HolidayList salon={salon} country={country} />}</div>
    </div>
  )
}

function HolidayList({ salon, country }: { salon: Salon; country: string }) {
  const { t } = useTranslation(['schedule', 'common'])
  const query = scheduleApi.useListPublicHolidaysQuery(salon.id)
  const { data, isError } = query
  if (!data) {
    return isError ? (
      <QueryFailed isNote title={t('daysOff.publicHolidays.failed')} query={query} />
    ) : (
      <SkeletonList label={t('common:loading')} />
    )
  }
  if (!data.isListed)
    return <p className={dateStyles.text}>{t('daysOff.publicHolidays.unlisted', { country })}</p>
  return (
    <>
      <p className={dateStyles.text}>{t('daysOff.publicHolidays.text')}</p>
      <ul role="list" className={styles.list} aria-label={t('daysOff.publicHolidays.show', { country })}>
        {data.holidays.map(holiday => (
          <Holiday key={holiday.date} salon={salon} holiday={holiday} />
        ))}
      </ul>
    </>
  )
}

function Holiday({ salon, holiday }: { salon: Salon; holiday: PublicHoliday }) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  const { date, isExpected } = holiday
  const name = format.name(holiday)
  const dayOff = salon.daysOff.find(one => one.date === date)
  const change = () =>
    dispatch(dayOff ? removeDayOff(salon.id, dayOff.id) : addPublicHoliday(salon.id, { date, reason: name }))
  return (
    <li>
      <CheckboxField
        checked={dayOff !== undefined}
        aria-disabled={isBusy || undefined}
        onChange={() => {
          if (!isBusy) void change()
        }}
        label={
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>{' '}
            <span className={styles.date}>
              <span>{`${format.date(date, 'short')} · ${format.weekday(weekdayOf(date))}`}</span>
              {isExpected && <span>{` · ${t('daysOff.publicHolidays.expected')}`}</span>}
            </span>
          </span>
        }
      />
    </li>
  )
}
