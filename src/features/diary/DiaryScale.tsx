import { useFormat } from '@/i18n/useFormat'
import type { DiaryHours } from './diaryHours'
import styles from './DiaryGrid.module.css'
import { quarterRows } from './rows'

const hour = 60
const rowsAnHour = 4 * quarterRows

/** The scale of hours. Each block states its own time, so the scale is hidden from screen readers. */
export const DiaryScale = ({ hours: { from, until } }: { hours: DiaryHours }) => {
  const format = useFormat()
  return (
    <div className={styles.scale} aria-hidden="true">
      {Array.from({ length: (until - from) / hour }, (_, index) => (
        <span
          key={index}
          className={styles.hour}
          style={{ gridRow: `${index * rowsAnHour + 1} / span ${quarterRows}` }}
        >
          {format.time(from + index * hour)}
        </span>
      ))}
    </div>
  )
}
