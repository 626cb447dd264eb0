import type { SelectQueryBuilder } from 'kysely'
import type { IsoDate } from '@/domain/weekday'
import type { Db } from './openDatabase'
import type { Database } from './schema'

/** How many rows the query finds. Within the transaction that adds a row, concurrent requests cannot pass a limit. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const countOfSalon = (
  db: Db,
  table: 'sections' | 'services' | 'pictures',
  salonId: string,
): Promise<number> => countRows(db.selectFrom(table).where('salon_id', '=', salonId))

export const countDaysOff = (db: Db, salonId: string, from: IsoDate): Promise<number> =>
  countRows(db.selectFrom('days_off').where('salon_id', '=', salonId).where('date', '>=', from))

export const countFavorites = (db: Db, userId: string): Promise<number> =>
  countRows(db.selectFrom('favorites').where('user_id', '=', userId))
