import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import type { Appointment } from '@/domain/appointment'
import { classNames } from '@/ui/classNames'
import type { Block } from './diaryColumns'
import { diaryToneOf } from './diaryLook'
import styles from './DiaryBlock.module.css'

export interface BlockControls {
  block: Block
  isTabStop: boolean
  isDragged: boolean
  /** It waits at its new place for the server's answer. */
  isBusy: boolean
  isMovable: boolean
  onOpened: (appointmentId: string) => void
  onGrab: (appointment: Appointment, event: PointerEvent<HTMLElement>) => void
}

interface BlockButtonProps extends BlockControls {
  className: string | undefined
  title?: string
  style?: CSSProperties
  children?: ReactNode
}

/** The button of an appointment in the calendar: a press opens it, a drag moves it. */
export const BlockButton = ({
  block: { appointment, row },
  isTabStop,
  isDragged,
  isBusy,
  isMovable,
  onOpened,
  onGrab,
  className,
  ...rest
}: BlockButtonProps) => (
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
      className,
      isMovable && styles.movable,
    )}
    onClick={() => onOpened(appointment._id)}
    onPointerDown={isMovable ? event => onGrab(appointment, event) : undefined}
    {...rest}
  />
)
