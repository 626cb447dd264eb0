import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import type { Column } from './diaryColumns'
import styles from './DiaryHeads.module.css'
import type { OpenDay } from './openTimes'
import { SeasonName } from './SeasonName'
import { StaffMark } from './StaffMark'
import type { StaffMarkLook } from './staffMarks'
import type { StaffNow } from './staffNow'
import { StaffNowText } from './StaffNowText'

interface DiaryHeadsProps {
  ref: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  days: readonly OpenDay[]
  marks: ReadonlyMap<string, StaffMarkLook>
  timeZone: string
  today: IsoDate
  nowOf: (column: Column) => StaffNow | undefined
  onScrolled: () => void
  /** If given, each head shows its date and leads to that day. */
  onDayChosen: ((date: IsoDate) => void) | null
}

/** The names of more staff than these are smaller. */
const readableColumns = 7

/** Whose column it is, or of which day, in view however late in the day. */
export const DiaryHeads = ({
  ref,
  columns,
  days,
  marks,
  timeZone,
  today,
  nowOf,
  onScrolled,
  onDayChosen,
}: DiaryHeadsProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const markOf = ({ id }: StaffMember) => {
    const mark = marks.get(id)
    return mark && <StaffMark mark={mark} />
  }
  const ofStaff = (column: Column, staffMember: StaffMember) => {
    const now = nowOf(column)
    return (
      <>
        <span className={styles.name}>
          {markOf(staffMember)}
          <bdi>{format.name(staffMember)}</bdi>
        </span>
        {now && <StaffNowText timeZone={timeZone} value={now} />}
      </>
    )
  }
  // Without a button inside, what scrolls sideways is reached by the keyboard itself.
  const reached = onDayChosen ? {} : { tabIndex: 0, role: 'group', 'aria-label': t('staff') }
  return (
    <div
      ref={ref}
      className={styles.window}
      data-many={columns.length > readableColumns || undefined}
      onScroll={onScrolled}
      {...reached}
    >
      <div className={styles.heads}>
        {columns.map(column => (
          <div
            key={column.key}
            className={styles.head}
            data-today={(onDayChosen && column.date === today) || undefined}
          >
            {onDayChosen ? (
              <button type="button" className={styles.day} onClick={() => onDayChosen(column.date)}>
                <span>{format.date(column.date, 'weekday')}</span>
                <strong>{format.date(column.date, 'dayOfMonth')}</strong>
                <span className="visually-hidden">{t('openDay', { day: format.date(column.date) })}</span>
                <SeasonName day={days.find(({ date }) => date === column.date)} isLine />
              </button>
            ) : (
              column.staffMember && ofStaff(column, column.staffMember)
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
