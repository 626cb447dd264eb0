import { memo, useCallback, type CSSProperties, type PointerEvent, type RefCallback } from 'react'
import { useAppDispatch } from '@/store/services'
import { isActive, type Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { useFormat } from '@/i18n/useFormat'
import { DiaryBlock } from './DiaryBlock'
import type { Column } from './diaryColumns'
import { DiaryGap } from './DiaryGap'
import styles from './DiaryGrid.module.css'
import { DragGhost } from './DragGhost'
import { DiaryTimeOff } from './DiaryTimeOff'
import { DiaryMark } from './DiaryMark'
import { appointmentOpened } from './diarySlice'
import { itemsOf } from './itemsOf'
import { rowLength } from './rows'
import type { StaffMarkLook } from './staffMarks'
import type { DragTarget } from './useBlockDrag'
import { useDiaryWords } from './useDiaryWords'

interface DiaryColumnProps {
  column: Column
  label: string
  timeZone: string
  now: Instant
  nowLine: RefCallback<HTMLElement> | null
  /** The height of the column in rows. */
  count: number
  tabStop: string | undefined
  /** Null when neither the dragged block nor its target is in this column. */
  dragged: DragTarget | null
  /** Of the block that waits for its answer, where it is in this column. */
  busyId: string | null
  /** Of the staff, where they share the column. */
  marks: ReadonlyMap<string, StaffMarkLook> | undefined
  onGrab: (appointment: Appointment, event: PointerEvent<HTMLElement>) => void
}

/** Text is unreadable in more lanes than these. */
const readableLanes = 4

/** Memoised: a drag affects only two columns. */
export const DiaryColumn = memo(function DiaryColumn({
  column,
  label,
  timeZone,
  now,
  nowLine,
  count,
  tabStop,
  dragged,
  busyId,
  marks,
  onGrab,
}: DiaryColumnProps) {
  const dispatch = useAppDispatch()
  const format = useFormat()
  const open = useCallback((id: string) => void dispatch(appointmentOpened(id)), [dispatch])
  const words = useDiaryWords(timeZone)
  const { changes } = useRights()
  const staffName = column.staffMember ? format.name(column.staffMember) : ''
  const present = (now - column.startsAt) / rowLength
  return (
    <div role="group" className={styles.column} aria-label={label} data-diary-column={column.key}>
      {column.closed.map(({ row, rows }) => (
        <div
          key={`closed ${row}`}
          aria-hidden="true"
          className={styles.closed}
          style={{ gridRow: `${row} / span ${rows}` }}
        />
      ))}
      {itemsOf(column).map(({ key, gap, off, block }) => {
        const isTabStop = key === tabStop
        if (gap)
          return <DiaryGap key={key} gap={gap} staffName={staffName} words={words} isTabStop={isTabStop} />
        if (off)
          return (
            <DiaryTimeOff key={key} off={off} staffName={staffName} words={words} isTabStop={isTabStop} />
          )
        const { appointment, startsAt, lanes } = block
        const shown = {
          block,
          words,
          isTabStop,
          isDragged: dragged?.appointment._id === appointment._id,
          isBusy: busyId === appointment._id,
          isMovable: isActive(appointment.status) && startsAt > now && changes(appointment),
          onOpened: open,
          onGrab,
        }
        return lanes > readableLanes ? (
          <DiaryMark key={key} {...shown} />
        ) : (
          <DiaryBlock key={key} {...shown} mark={marks?.get(appointment.staffId ?? '')} />
        )
      })}
      {dragged?.columnKey === column.key && <DragGhost target={dragged} column={column} words={words} />}
      {present >= 0 && present <= count && (
        <div
          ref={nowLine}
          aria-hidden="true"
          className={styles.now}
          style={{ '--at': present } as CSSProperties}
        />
      )}
    </div>
  )
})
