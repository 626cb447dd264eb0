import { randomUUID } from 'node:crypto'
import type { Instant } from '@/domain/zonedTime'
import { deletePending, insertOrSetDue, insertOutboxRow, type NewOutboxRow } from '../db/outbox'
import type { Db } from '../db/openDatabase'
import type { OutboxKind } from './outboxKind'

interface When {
  now: Instant
  /** Defaults to now. */
  dueAt?: Instant
}

/** Adds an outbox entry in the caller's transaction; it is delivered after the commit. */
export const enqueue = <Payload extends object>(
  db: Db,
  kind: OutboxKind<Payload>,
  payload: Payload,
  when: When,
  coalesceKey: string | null = null,
): Promise<void> => insertOutboxRow(db, newRow(kind, payload, when, coalesceKey))

/** Like `enqueue`, but an entry that waits under the key keeps its payload; only its due time changes. */
export const enqueueFirst = <Payload extends object>(
  db: Db,
  kind: OutboxKind<Payload>,
  payload: Payload,
  when: When,
  coalesceKey: string,
): Promise<void> => insertOrSetDue(db, newRow(kind, payload, when, coalesceKey))

/** Deletes the entry that waits under the key and returns its payload; undefined when none waits. */
export async function withdraw<Payload extends object>(
  db: Db,
  kind: OutboxKind<Payload>,
  coalesceKey: string,
): Promise<Payload | undefined> {
  const row = await deletePending(db, coalesceKey)
  return row && payloadOf(kind, row)
}

/** Like `withdraw`, but an entry that is being sent counts as sent. */
export async function withdrawUnsent<Payload extends object>(
  db: Db,
  kind: OutboxKind<Payload>,
  coalesceKey: string,
  now: Instant,
): Promise<Payload | undefined> {
  const row = await deletePending(db, coalesceKey)
  const isBeingSent = (row?.claimed_until ?? 0) > now
  return row && !isBeingSent ? payloadOf(kind, row) : undefined
}

const payloadOf = <Payload extends object>(
  { schema }: OutboxKind<Payload>,
  { payload }: { payload: string },
): Payload => schema.validateSync(JSON.parse(payload), { strict: true })

const newRow = <Payload extends object>(
  { name }: OutboxKind<Payload>,
  payload: Payload,
  { now, dueAt = now }: When,
  coalesceKey: string | null,
): NewOutboxRow => ({
  id: randomUUID(),
  kind: name,
  payload: JSON.stringify(payload),
  coalesce_key: coalesceKey,
  due_at: dueAt,
  created_at: now,
})
