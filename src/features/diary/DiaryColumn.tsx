import { memo, type CSSProperties, type PointerEvent } from 'react'
import { isLive, type Appointment } from '@/domain/appointment'
import { slotStep } from '@/domain/slots'
import type { Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { DiaryBlock } from './DiaryBlock'
import type { Column } from './diaryColumns'
import { DiaryGap } from './DiaryGap'
import styles from './DiaryGrid.module.css'
import { itemsOf } from './itemsOf'
import type { DragTarget } from './useBlockDrag'
import { useDiaryWords } from './useDiaryWords'

interface DiaryColumnProps {
  column: Column
  label: string
  timeZone: string
  now: Instant
  /** How many quarters of an hour it is high. */
  count: number
  tabStop: string | undefined
  /** Null when neither what is dragged nor its place is in this column. */
  dragged: DragTarget | null
  onGrab: (appointment: Appointment, event: PointerEvent<HTMLElement>) => void
}

/** Drawn anew only when it changes: a drag concerns two columns. */
export const DiaryColumn = memo(function DiaryColumn({
  column,
  label,
  timeZone,
  now,
  count,
  tabStop,
  dragged,
  onGrab,
}: DiaryColumnProps) {
  const format = useFormat()
  const words = useDiaryWords(timeZone)
  const present = (now - column.startsAt) / slotStep
  return (
    <ol className={styles.column} aria-label={label} data-diary-column={column.key}>
      {column.closed.map(({ row, rows }) => (
        <li
          key={`closed ${row}`}
          aria-hidden="true"
          className={styles.closed}
          style={{ gridRow: `${row} / span ${rows}` }}
        />
      ))}
      {itemsOf(column).map(item =>
        item.gap ? (
          <DiaryGap
            key={item.key}
            gap={item.gap}
            chairName={column.chair ? format.name(column.chair) : ''}
            words={words}
            isTabStop={item.key === tabStop}
          />
        ) : (
          <DiaryBlock
            key={item.key}
            block={item.block}
            words={words}
            namesChair={column.chair === null}
            isTabStop={item.key === tabStop}
            isDragged={dragged?.appointmentId === item.block.appointment._id}
            isMovable={isLive(item.block.appointment.status) && item.block.startsAt > now}
            onGrab={onGrab}
          />
        ),
      )}
      {dragged?.columnKey === column.key && (
        <li
          aria-hidden="true"
          className={styles.target}
          style={{ '--row-from': dragged.row - 1, '--row-span': dragged.rows } as CSSProperties}
        />
      )}
      {present >= 0 && present <= count && (
        <li aria-hidden="true" className={styles.now} style={{ '--at': present } as CSSProperties} />
      )}
    </ol>
  )
})
