import { randomUUID } from 'node:crypto'
import type { Kysely, Migration } from 'kysely'
import type { OutboxRow } from '../schema/outbox'

interface RemovalsOfThen {
  customer_removals: { customer: string; due_at: number; tries: number }
  outbox: OutboxRow
}

/** One table for what must be sent or done later. First kind: customers whom the provider must still delete. */
export const outbox: Migration = {
  async up(given: Kysely<unknown>) {
    const db = given as Kysely<RemovalsOfThen>
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('payload', 'text', column => column.notNull())
      .addColumn('coalesce_key', 'text', column => column.unique())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('claimed_until', 'bigint')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('given_up_at', 'bigint')
      .addColumn('failure', 'text')
      .execute()
    await db.schema.createIndex('outbox_by_due').on('outbox').column('due_at').execute()

    for (const { customer, due_at, tries } of await db
      .selectFrom('customer_removals')
      .selectAll()
      .execute()) {
      await db
        .insertInto('outbox')
        .values({
          ...pending('customer_removal', { customer }, due_at),
          coalesce_key: `customer_removal ${customer}`,
          tries,
        })
        .execute()
    }
    await db.schema.dropTable('customer_removals').execute()
  },
}

/** Later migrations use this to move rows of their own tables into the outbox. */
export const pending = (kind: string, payload: object, dueAt: number): OutboxRow => ({
  id: randomUUID(),
  kind,
  payload: JSON.stringify(payload),
  coalesce_key: null,
  due_at: dueAt,
  tries: 0,
  claimed_until: null,
  created_at: dueAt,
  given_up_at: null,
  failure: null,
})
