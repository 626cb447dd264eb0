import type { ExpressionBuilder } from 'kysely'
import type { Instant } from '@/domain/zonedTime'
import { isPostgres } from './isPostgres'
import type { Db } from './openDatabase'
import type { Database } from './schema'
import type { OutboxRow } from './schema/outbox'

export type NewOutboxRow = Pick<
  OutboxRow,
  'id' | 'kind' | 'payload' | 'coalesce_key' | 'due_at' | 'created_at'
>

const insertion = (db: Db, row: NewOutboxRow) =>
  db.insertInto('outbox').values({ ...row, tries: 0, claimed_until: null, given_up_at: null, failure: null })

export async function insertOutboxRow(db: Db, row: NewOutboxRow): Promise<void> {
  await insertion(db, row).execute()
}

/** An entry that is pending under the key only gets the due time and is released from its claim. */
export async function insertOrSetDue(db: Db, row: NewOutboxRow): Promise<void> {
  await insertion(db, row)
    .onConflict(conflict =>
      conflict.column('coalesce_key').doUpdateSet({ due_at: row.due_at, claimed_until: null }),
    )
    .execute()
}

export const findPending = (db: Db, coalesceKey: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('coalesce_key', '=', coalesceKey).executeTakeFirst()

/** Undefined when no entry is pending under the key. A delivery in progress finds its entry gone. */
export const deletePending = (db: Db, coalesceKey: string): Promise<OutboxRow | undefined> =>
  db.deleteFrom('outbox').where('coalesce_key', '=', coalesceKey).returningAll().executeTakeFirst()

interface Claims {
  kinds: readonly string[]
  now: Instant
  claimedUntil: Instant
  most: number
}

/** Claims entries that are due and that nobody has claimed. The longest due comes first. */
export async function claimDue(db: Db, { kinds, now, claimedUntil, most }: Claims): Promise<OutboxRow[]> {
  const rows = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ claimed_until: claimedUntil, tries: eb('tries', '+', 1) }))
    .where('id', 'in', entries =>
      entries
        .selectFrom('outbox')
        .select('id')
        .where('kind', 'in', kinds)
        .where('due_at', '<=', now)
        .where('given_up_at', 'is', null)
        .where(is => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
        .orderBy('due_at')
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        // Workers beside each other claim different entries.
        .$if(isPostgres(db), claimed => claimed.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute()
  // The rows of RETURNING have no order.
  return rows.sort(
    (one, other) =>
      one.due_at - other.due_at || one.created_at - other.created_at || (one.id < other.id ? -1 : 1),
  )
}

/** How a claim ends. Without a change its entry is done and deleted. */
export interface ClaimEnd {
  row: OutboxRow
  change?: Partial<Pick<OutboxRow, 'due_at' | 'tries' | 'given_up_at' | 'failure' | 'coalesce_key'>>
}

const isClaimed = (is: ExpressionBuilder<Database, 'outbox'>, { id, tries, claimed_until }: OutboxRow) =>
  is.and({ id, tries, claimed_until })

/** No effect on an entry that was withdrawn or replaced since its claim, or that another process holds now. */
export async function endClaims(db: Db, ends: readonly ClaimEnd[]): Promise<void> {
  const done = ends.filter(({ change }) => change === undefined)
  if (done.length > 0) await deleteClaimed(db, ...done.map(({ row }) => row))
  for (const { row, change } of ends) {
    if (!change) continue
    await db
      .updateTable('outbox')
      .set({ ...change, claimed_until: null })
      .where(is => isClaimed(is, row))
      .execute()
  }
}

/** Returns how many of the entries were deleted: those that this process still held. */
export async function deleteClaimed(db: Db, ...rows: readonly OutboxRow[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where(is => is.or(rows.map(row => isClaimed(is, row))))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Entries that are due and not given up, and since when the oldest is. */
export const findBacklog = (db: Db, now: Instant): Promise<{ due: number; oldest: Instant | null }> =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('due'), fn.min<Instant | null>('due_at').as('oldest')])
    .where('due_at', '<=', now)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow()

export async function forgetGivenUp(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('outbox').where('given_up_at', '<', before).execute()
}
