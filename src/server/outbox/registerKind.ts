import type { Instant } from '@/domain/zonedTime'
import { deleteClaimed, insertOutboxRow, type ClaimEnd } from '../db/outbox'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import type { OutboxRow } from '../db/schema/outbox'
import { DeliveryFailure } from '../kernel/DeliveryFailure'
import type { OutboxKind } from './outboxKind'
import type { RetryPolicy } from './retryPolicy'

export interface Delivery {
  /** Delivery was too early: the entry waits until this instant. */
  dueAgainAt?: Instant
  /** Runs after the commit, for example to show a notification. */
  afterCommit?: () => Promise<void>
}

/** The entry is done or no longer makes sense. */
export const delivered: Delivery = {}

/**
 * Works outside of the database. No entry is lost, and one may be sent twice: no transaction spans the receiver and us, so
 * a process that dies after the receiver has taken an entry, and before the entry is deleted, leaves it to be sent again
 * when its claim has run out. Both copies have the entry's id (a mail's Message-ID), by which the receiver can drop one.
 */
export type Send<Payload> = (payload: Payload, id: string) => Promise<Delivery>

/** Acts only in the database, exactly once: in the transaction that ends the entry. */
export type Write<Payload> = (transaction: Db, payload: Payload, at: Instant) => Promise<Delivery>

export interface RegisteredKind {
  name: string
  retries: RetryPolicy
  /** Delivers a claimed entry. Returns the end of its claim, or undefined when the delivery has ended the claim itself. */
  deliver(db: Db, row: OutboxRow, now: Instant): Promise<ClaimEnd | undefined>
}

export const sends = <Payload extends object>(
  kind: OutboxKind<Payload>,
  send: Send<Payload>,
): RegisteredKind => ({
  name: kind.name,
  retries: kind.retries,
  deliver: async (_db, row) => {
    const { dueAgainAt } = await send(payloadOf(kind, row), row.id)
    return dueAgainAt === undefined ? { row } : { row, change: { due_at: dueAgainAt, tries: row.tries - 1 } }
  },
})

export const writes = <Payload extends object>(
  kind: OutboxKind<Payload>,
  write: Write<Payload>,
): RegisteredKind => ({
  name: kind.name,
  retries: kind.retries,
  deliver: async (db, row, now) => {
    const payload = payloadOf(kind, row)
    const { afterCommit } = await inTransaction(db, [], async transaction => {
      if ((await deleteClaimed(transaction, row)) === 0) return delivered
      const delivery = await write(transaction, payload, now)
      if (delivery.dueAgainAt !== undefined) {
        await insertOutboxRow(transaction, { ...unclaimed(row), due_at: delivery.dueAgainAt })
      }
      return delivery
    })
    await afterCommit?.()
    return undefined
  },
})

const unclaimed = ({ id, kind, payload, coalesce_key, due_at, created_at }: OutboxRow) => ({
  id,
  kind,
  payload,
  coalesce_key,
  due_at,
  created_at,
})

function payloadOf<Payload extends object>({ schema }: OutboxKind<Payload>, { payload }: OutboxRow): Payload {
  try {
    return schema.validateSync(JSON.parse(payload), { strict: true })
  } catch {
    throw new DeliveryFailure('its payload cannot be read', { isPermanent: true })
  }
}
