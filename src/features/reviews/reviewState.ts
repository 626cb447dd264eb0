import type { Appointment } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'

/** The visit is over and has no review yet; a foreign host knows of none and says nothing of them. */
export const isReviewable = ({ status, endsAt, reviewStars }: Appointment, now: Instant): boolean =>
  (status === 'confirmed' || status === 'done') &&
  endsAt !== undefined &&
  endsAt <= now &&
  reviewStars === null
