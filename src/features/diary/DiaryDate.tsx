import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiarySpan } from '@/domain/diarySpan'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Icon } from '@/ui/Icon'
import { useIsPhone } from '@/ui/useIsPhone'
import styles from './DiaryDate.module.css'
import type { OpenDay } from './openTimes'
import { SeasonName } from './SeasonName'
import { daysOf } from './useDiary'

const DiaryMonth = lazy(async () => ({ default: (await import('./DiaryMonth')).DiaryMonth }))

interface DiaryDateProps {
  span: DiarySpan
  date: IsoDate
  /** The only day; undefined for a week, whose days have heads of their own. */
  day: OpenDay | undefined
  today: IsoDate
  /** Null for today. */
  onDateChosen: (date: IsoDate | null) => void
}

/** The day or the week that is shown. A press opens a month. */
export const DiaryDate = ({ span, date, day, today, onDateChosen }: DiaryDateProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const isPhone = useIsPhone()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  const short = (day: IsoDate) =>
    format.date(day, day.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'short')
  const until = addDays(date, daysOf[span] - 1)
  const ofWeek = t('span', { from: short(date), until: short(until) })
  const whole = span === 'day' ? format.date(date) : ofWeek
  const [first, second] =
    span === 'day' ? [format.weekday(weekdayOf(date)), short(date)] : [`${short(date)} –`, short(until)]
  return (
    <>
      <h2 className={styles.date} aria-live="polite">
        <button
          ref={button}
          type="button"
          className={styles.button}
          title={t('chooseDate')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          {isPhone ? (
            <>
              <span className="visually-hidden">{whole}</span>
              <SeasonName day={day} isHidden />
              <span className={styles.lines} aria-hidden="true">
                <span className={styles.first}>{first}</span>
                <span>{second}</span>
                <SeasonName day={day} />
              </span>
            </>
          ) : (
            <>
              <span className={styles.whole}>
                <span>{whole}</span>
                <SeasonName day={day} />
              </span>
              <Icon name="chevron-down" size={20} />
            </>
          )}
        </button>
      </h2>
      {isOpen && (
        <Suspense fallback={null}>
          <DiaryMonth
            button={button}
            date={date}
            today={today}
            onClose={close}
            onDateChosen={chosen => {
              close()
              onDateChosen(chosen)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
