import { memo, type CSSProperties, type PointerEvent } from 'react'
import { useAppDispatch } from '@/api/services'
import type { Appointment } from '@/domain/appointment'
import { classNames } from '@/ui/classNames'
import type { Block } from './diaryColumns'
import { BlockText } from './BlockText'
import { appointmentOpened } from './diarySlice'
import styles from './DiaryBlock.module.css'
import type { DiaryWords } from './useDiaryWords'

interface DiaryBlockProps {
  block: Block
  words: DiaryWords
  /** In a column of all chairs each block names its own. */
  namesChair: boolean
  isTabStop: boolean
  isDragged: boolean
  isMovable: boolean
  onGrab: (appointment: Appointment, event: PointerEvent<HTMLElement>) => void
}

/** Beside more than these nothing could be read, so it is a mark that tells its name when pointed at. */
const readableLanes = 4

/** Its rows, and so many per cent of its share of the column's width. In plain numbers: hundreds of sums take time. */
const placeOf = ({ row, rows, lane, lanes }: Block, percent: number): CSSProperties => ({
  gridRow: `${row} / span ${rows}`,
  inlineSize: `${percent / lanes}%`,
  marginInlineStart: `${(100 * lane) / lanes}%`,
})

/** An appointment in the calendar. Drawn anew only when it changes: while one is dragged, the hundred others are not. */
export const DiaryBlock = memo(function DiaryBlock({
  block,
  words,
  namesChair,
  isTabStop,
  isDragged,
  isMovable,
  onGrab,
}: DiaryBlockProps) {
  const dispatch = useAppDispatch()
  const { appointment, row, rows, lanes } = block
  const label = words.block(block)
  const isReadable = lanes <= readableLanes
  return (
    <li
      className={isReadable ? styles.place : styles.unmeasured}
      style={isReadable ? placeOf(block, 100) : undefined}
    >
      <button
        type="button"
        data-diary-item={row}
        data-status={appointment.status}
        data-dragged={isDragged || undefined}
        title={isReadable ? undefined : label}
        style={isReadable ? undefined : placeOf(block, 98)}
        tabIndex={isTabStop ? 0 : -1}
        className={classNames(
          styles.block,
          isReadable ? styles.said : styles.mark,
          rows === 1 && styles.flat,
          isMovable && styles.movable,
        )}
        onClick={() => dispatch(appointmentOpened(appointment._id))}
        onPointerDown={isMovable ? event => onGrab(appointment, event) : undefined}
      >
        {isReadable && (
          <>
            <span className="visually-hidden">{label}</span>
            <BlockText block={block} words={words} namesChair={namesChair} />
          </>
        )}
      </button>
    </li>
  )
})
