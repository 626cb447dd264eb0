import { number, object, string } from 'yup'
import { renewalNotificationLead } from '@/domain/subscriptionLife'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { enqueue } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

const schema = object({
  subscriptionId: string().required(),
  /** The number of the period to be paid. */
  periodNumber: number().required(),
})

export const renewalComing = outboxKind('renewal_coming', schema)

/** The plan is not going to renew. */
export const planEnding = outboxKind('plan_ending', schema)

export const renewalRefused = outboxKind('renewal_refused', schema)

/**
 * Enqueues the mails about the next renewal and about the plan's end, in the transaction that grants a period. Which of
 * them is sent depends on auto-renewal then.
 */
export async function notifyOfPeriodEnd(
  db: Db,
  subscriptionId: string,
  given: { number: number; endsAt: Instant },
  now: Instant,
): Promise<void> {
  const next = { subscriptionId, periodNumber: given.number + 1 }
  const when = { now, dueAt: given.endsAt - renewalNotificationLead }
  await enqueue(db, renewalComing, next, when)
  await enqueue(db, planEnding, next, when)
}

/** Enqueues the mail about a period's first refusal, in the transaction that stores the refusal. */
export async function notifyOfRefusal(
  db: Db,
  {
    subscriptionId,
    periodNumber,
    attempt,
  }: { subscriptionId: string; periodNumber: number; attempt: number },
  now: Instant,
): Promise<void> {
  if (attempt === 1) await enqueue(db, renewalRefused, { subscriptionId, periodNumber }, { now })
}
