import type { Instant } from '@/domain/zonedTime'
import type { Delivery } from '../outbox/registerKind'

const minute = 60_000

/**
 * The salon has rescheduled the appointment again and may undo that. The mail waits: it either becomes right again or
 * is replaced by the mail about the newer reschedule.
 */
export const notYetNotified = (now: Instant): Delivery => ({ dueAgainAt: now + minute })
