import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'

/** The appointment is over and has no review yet. A foreign host has no reviews and omits them. */
export const isReviewable = ({ status, endsAt, reviewStars }: Appointment, now: Instant): boolean =>
  (status === 'confirmed' || status === 'done') &&
  endsAt !== undefined &&
  endsAt <= now &&
  reviewStars === null
