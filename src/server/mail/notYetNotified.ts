import type { Instant } from '@/domain/zonedTime'
import type { Delivery } from '../outbox/registerKind'

const minute = 60_000

/**
 * The salon has moved the appointment since then, and may take that back: either the mail is right again, or the one
 * that tells of the move takes its place.
 */
export const notYetNotified = (now: Instant): Delivery => ({ dueAgainAt: now + minute })
