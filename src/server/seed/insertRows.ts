import type { InsertObject, Kysely } from 'kysely'
import type { Database } from '../db/schema'

const rowsAtOnce = 200

/** Inserts rows in batches, because a database limits the parameters of one statement. */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  }
}
