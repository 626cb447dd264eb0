import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { OutboxRow } from './schema/outbox'

export type NewOutboxRow = Pick<
  OutboxRow,
  'id' | 'kind' | 'payload' | 'coalesce_key' | 'due_at' | 'created_at'
>

export async function insertOutboxRow(db: Db, row: NewOutboxRow): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...row, tries: 0, claimed_until: null, given_up_at: null, failure: null })
    .execute()
}

export const findPending = (db: Db, coalesceKey: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('coalesce_key', '=', coalesceKey).executeTakeFirst()

/** Undefined when no entry is pending under the key. A delivery in progress finds its entry gone. */
export const deletePending = (db: Db, coalesceKey: string): Promise<OutboxRow | undefined> =>
  db.deleteFrom('outbox').where('coalesce_key', '=', coalesceKey).returningAll().executeTakeFirst()

/** False when no entry is pending under the key. */
export async function setPendingDue(db: Db, coalesceKey: string, dueAt: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: dueAt, claimed_until: null })
    .where('coalesce_key', '=', coalesceKey)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Claims the entry that has been due longest and that nobody has claimed; undefined when there is none. */
export async function claimOutboxRow(
  db: Db,
  kinds: readonly string[],
  now: Instant,
  claimedUntil: Instant,
): Promise<OutboxRow | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'tries'])
      .where('kind', 'in', kinds)
      .where('due_at', '<=', now)
      .where('given_up_at', 'is', null)
      .where(is => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const claimed = await db
      .updateTable('outbox')
      .set({ claimed_until: claimedUntil, tries: due.tries + 1 })
      .where('id', '=', due.id)
      .where('tries', '=', due.tries)
      .where('due_at', '<=', now)
      .where(is => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

/** False when the entry was withdrawn or replaced since its claim, or when another process holds it now. */
export async function deleteClaimed(db: Db, { id, tries, claimed_until }: OutboxRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('claimed_until', '=', claimed_until)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Releases a claim with the given changes. No effect when another process holds the entry now. */
export async function updateClaimed(
  db: Db,
  { id, tries, claimed_until }: OutboxRow,
  change: Partial<Pick<OutboxRow, 'due_at' | 'tries' | 'given_up_at' | 'failure' | 'coalesce_key'>>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, claimed_until: null })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('claimed_until', '=', claimed_until)
    .execute()
}

export async function forgetGivenUp(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('outbox').where('given_up_at', '<', before).execute()
}
