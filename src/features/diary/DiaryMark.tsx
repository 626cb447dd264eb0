import { memo } from 'react'
import { classNames } from '@/ui/classNames'
import type { DiaryBlockProps } from './DiaryBlock'
import { diaryToneOf } from './diaryLook'
import styles from './DiaryBlock.module.css'
import { slotOfBlock } from './slotOfBlock'

/** An appointment in a lane too narrow for text: a single box with a tooltip. */
export const DiaryMark = memo(function DiaryMark({
  block,
  words,
  isTabStop,
  isDragged,
  isBusy,
  isMovable,
  onOpened,
  onGrab,
}: DiaryBlockProps) {
  const { appointment, row } = block
  return (
    <button
      type="button"
      data-diary-item={row}
      data-status={appointment.status}
      data-dragged={isDragged || undefined}
      aria-busy={isBusy || undefined}
      title={words.block(block)}
      style={slotOfBlock(block, 98)}
      tabIndex={isTabStop ? 0 : -1}
      className={classNames(
        styles.block,
        styles[diaryToneOf(appointment.status)],
        styles.mark,
        isMovable && styles.movable,
      )}
      onClick={() => onOpened(appointment._id)}
      onPointerDown={isMovable ? event => onGrab(appointment, event) : undefined}
    />
  )
})
