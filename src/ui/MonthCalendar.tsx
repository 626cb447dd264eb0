import { parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  type DateValue,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { IsoDate } from '@/domain/weekday'
import { classNames } from './classNames'
import { Icon } from './Icon'
import iconButton from './IconButton.module.css'
import styles from './MonthCalendar.module.css'

interface MonthCalendarProps {
  label: string
  /** Of its digits and names, like those of the page. */
  locale: string
  date: IsoDate
  /** Of the place whose days are shown, which need not be the reader's. */
  today: IsoDate
  /** No days before and after these can be chosen. */
  first?: IsoDate
  last?: IsoDate | undefined
  /** Whether a day between them cannot be chosen either. */
  isTaken?: (date: IsoDate) => boolean
  /** Called with a day of the month that is shown. */
  onMonthShown?: (date: IsoDate) => void
  onDateChosen: (date: IsoDate) => void
}

const turn = classNames(iconButton.iconButton, iconButton.plain)

/** A month of days to choose from, week by week, by pointer and by keyboard. */
export const MonthCalendar = ({
  label,
  locale,
  date,
  today,
  first,
  last,
  isTaken,
  onMonthShown,
  onDateChosen,
}: MonthCalendarProps) => (
  <I18nProvider locale={locale}>
    <Calendar
      aria-label={label}
      className={classNames(styles.calendar)}
      firstDayOfWeek="mon"
      defaultValue={parseDate(date)}
      {...(first !== undefined && { minValue: parseDate(first) })}
      {...(last !== undefined && { maxValue: parseDate(last) })}
      {...(isTaken && { isDateUnavailable: (day: DateValue) => isTaken(day.toString()) })}
      onFocusChange={day => onMonthShown?.(day.toString())}
      onChange={chosen => onDateChosen(chosen.toString())}
      autoFocus
    >
      <div className={styles.header}>
        <Button slot="previous" className={turn}>
          <Icon name="back" />
        </Button>
        <Heading className={classNames(styles.heading)} />
        <Button slot="next" className={turn}>
          <Icon name="forward" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={classNames(styles.grid)}>
        <CalendarGridHeader>
          {day => (
            <CalendarHeaderCell className={classNames(styles.weekday)}>
              {day.replace(/^ال/, '')}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {day => (
            <CalendarCell
              date={day}
              className={classNames(styles.day, day.toString() === today && styles.today)}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  </I18nProvider>
)
