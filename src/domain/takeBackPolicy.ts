import type { Instant } from './zonedTime'

/** What an owner can mark an appointment as, and take back. */
export const appointmentMarks = ['done', 'no_show', 'declined', 'paid'] as const
export type AppointmentMark = (typeof appointmentMarks)[number]

export interface TakeBack {
  mark: AppointmentMark
  /** Left out where the books allow it at any time. */
  until?: Instant
}

/** Milliseconds after an appointment's end in which its result can be taken back. */
export const resultTakeBackTime = 7 * 24 * 60 * 60 * 1000

export interface Marked {
  status: string
  startsAt: Instant
  endsAt: Instant
  isPaidAtSalon: boolean
  hasRefund: boolean
  isReviewed: boolean
  /** No other appointment has the staff member's time meanwhile. */
  isTimeFree: boolean
}

/**
 * The marks of an appointment that its owner can take back. A refunded request stays declined, because its payment is
 * gone; a reviewed appointment stays done.
 */
export function takeBacksOf(marked: Marked): TakeBack[] {
  const { isPaidAtSalon } = marked
  return [...takeBacksOfStatus(marked), ...(isPaidAtSalon ? [{ mark: 'paid' as const }] : [])]
}

function takeBacksOfStatus({
  status,
  startsAt,
  endsAt,
  hasRefund,
  isReviewed,
  isTimeFree,
}: Marked): TakeBack[] {
  if (!isTimeFree) return []
  if (status === 'declined') return hasRefund ? [] : [{ mark: status, until: startsAt }]
  const isResult = status === 'no_show' || (status === 'done' && !isReviewed)
  return isResult ? [{ mark: status, until: endsAt + resultTakeBackTime }] : []
}

export const canTakeBack = (
  takeBacks: readonly TakeBack[] | undefined,
  mark: AppointmentMark,
  now: Instant,
): boolean => takeBacks?.some(one => one.mark === mark && now <= (one.until ?? now)) ?? false
