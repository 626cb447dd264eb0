import { breakRanges, openingHours, type DaySchedule, type LocalInterval } from '@/domain/schedule'
import { endOfDay } from '@/domain/wallTime'
import styles from './DayBar.module.css'

const percent = (minutes: number) => `${(minutes / endOfDay) * 100}%`

const Interval = ({
  range: { from, until },
  className,
}: {
  range: LocalInterval
  className: string | undefined
}) => (
  <span
    className={className}
    style={{ insetInlineStart: percent(from), inlineSize: percent(until - from) }}
  />
)

/** The day as a bar from midnight to midnight. Decorative: the text beside it says the same. */
export function DayBar({ day }: { day: DaySchedule }) {
  const open = openingHours(day)
  return (
    <span className={styles.bar} aria-hidden="true">
      {open && (
        <Interval range={{ ...open, until: Math.min(open.until, endOfDay) }} className={styles.open} />
      )}
      {open &&
        breakRanges(day)
          .filter(({ until }) => until <= endOfDay)
          .map(pause => <Interval key={pause.from} range={pause} className={styles.pause} />)}
    </span>
  )
}
