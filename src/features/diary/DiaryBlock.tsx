import { memo, type PointerEvent } from 'react'
import type { Appointment } from '@/domain/appointment'
import { classNames } from '@/ui/classNames'
import { BlockText } from './BlockText'
import { diaryToneOf } from './diaryLook'
import styles from './DiaryBlock.module.css'
import type { Block } from './diaryColumns'
import { slotOfBlock } from './slotOfBlock'
import type { DiaryWords } from './useDiaryWords'

export interface DiaryBlockProps {
  block: Block
  words: DiaryWords
  isTabStop: boolean
  isDragged: boolean
  /** It waits at its new place for the server's answer. */
  isBusy: boolean
  isMovable: boolean
  onOpened: (appointmentId: string) => void
  onGrab: (appointment: Appointment, event: PointerEvent<HTMLElement>) => void
}

interface ReadableBlockProps extends DiaryBlockProps {
  /** True in a column of all staff: each block shows its staff member. */
  namesStaff: boolean
}

/** An appointment in the calendar. Memoised, so that a drag does not re-render hundreds of blocks. */
export const DiaryBlock = memo(function DiaryBlock({
  block,
  words,
  isTabStop,
  isDragged,
  isBusy,
  isMovable,
  onOpened,
  onGrab,
  namesStaff,
}: ReadableBlockProps) {
  const { appointment, row, rows } = block
  return (
    <div className={styles.slot} style={slotOfBlock(block, 100)}>
      <button
        type="button"
        data-diary-item={row}
        data-status={appointment.status}
        data-dragged={isDragged || undefined}
        aria-busy={isBusy || undefined}
        tabIndex={isTabStop ? 0 : -1}
        className={classNames(
          styles.block,
          styles[diaryToneOf(appointment.status)],
          styles.said,
          rows === 1 && styles.flat,
          isMovable && styles.movable,
        )}
        onClick={() => onOpened(appointment._id)}
        onPointerDown={isMovable ? event => onGrab(appointment, event) : undefined}
      >
        <span className="visually-hidden">{words.block(block)}</span>
        <BlockText block={block} words={words} namesStaff={namesStaff} />
      </button>
    </div>
  )
})
