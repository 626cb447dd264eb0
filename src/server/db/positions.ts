import type { Db } from './openDatabase'

type Ordered = 'sections' | 'services' | 'staff' | 'pictures'

export async function nextPosition(db: Db, table: Ordered, salonId: string): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(expression => expression.fn.max<number | null>('position').as('last'))
    .where('salon_id', '=', salonId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

/** Stores the order of the rows with these ids. */
export async function saveOrder(db: Db, table: Ordered, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db.updateTable(table).set({ position }).where('id', '=', id).execute()
  }
}
