import type { InsertObject } from 'kysely'
import type { Db } from './openDatabase'
import type { Database } from './schema'

/** False when the row is there already, or another one that its keys do not allow beside it. */
export async function insertNew<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: InsertObject<Database, Table>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
