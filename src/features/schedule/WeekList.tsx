import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import type { Section } from '@/domain/salon'
import { openingHours, type DaySchedule } from '@/domain/schedule'
import { weekdays, type Weekday } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { classNames } from '@/ui/classNames'
import { IconButton } from '@/ui/IconButton'
import { StatusText } from '@/ui/StatusText'
import { changeSubmission } from './changeSubmission'
import { DayBar } from './DayBar'
import { draftOf } from './dayDraft'
import { dayEditingStarted } from './scheduleSlice'
import { useDayWords } from './useDayWords'
import styles from './WeekList.module.css'

function DayHours({ day }: { day: DaySchedule }) {
  const words = useDayWords()
  const breaks = words.breaks(day)
  if (!openingHours(day)) {
    return (
      <StatusText tone="bad" icon="close">
        {words.opening(day)}
      </StatusText>
    )
  }
  return (
    <>
      <p className={styles.open}>{words.opening(day)}</p>
      {breaks && <p className={styles.breaks}>{breaks}</p>}
    </>
  )
}

interface WeekListProps {
  section: Section
  edited: Weekday | undefined
  onEdit: () => void
}

export function WeekList({ section, edited, onEdit }: WeekListProps) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const { weekday } = useFormat()
  const { week } = section
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  return (
    <ul role="list" className={styles.week} aria-label={t('week')}>
      {weekdays.map(day => {
        return (
          <li key={day} className={classNames(styles.day, day === edited && styles.edited)}>
            <h2 className={styles.name}>{weekday(day)}</h2>
            <div className={styles.hours}>
              <DayHours day={week[day]} />
              <DayBar day={week[day]} />
            </div>
            <IconButton
              icon="edit"
              label={t('editDay', { day: weekday(day) })}
              resting={isBusy}
              onClick={() => {
                dispatch(dayEditingStarted({ day, draft: draftOf(week[day]), seen: week }))
                onEdit()
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
