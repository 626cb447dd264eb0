import { number, object, string } from 'yup'
import { renewalNotificationLead } from '@/domain/subscriptionLife'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { enqueue } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

const schema = object({
  subscriptionId: string().required(),
  /** Of the period that is to be paid. */
  periodNumber: number().required(),
})

/** That a renewal is near, which can still be turned off. */
export const renewalComing = outboxKind('renewal_coming', schema)

/** That a renewal was refused. */
export const renewalRefused = outboxKind('renewal_refused', schema)

/** Puts down, in the transaction that gives a period, when its person is told of the next one. */
export const notifyOfRenewal = (
  db: Db,
  subscriptionId: string,
  given: { number: number; endsAt: Instant },
  now: Instant,
): Promise<void> =>
  enqueue(
    db,
    renewalComing,
    { subscriptionId, periodNumber: given.number + 1 },
    { now, dueAt: given.endsAt - renewalNotificationLead },
  )

/** Puts down, in the transaction that writes a refusal down, that its person is told: of the first one a period. */
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
