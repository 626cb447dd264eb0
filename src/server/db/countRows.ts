import type { IsoDate } from '@/domain/weekday'
import type { Db } from './openDatabase'

/** Within the transaction that adds a row, so that concurrent requests cannot pass a limit together. */
export async function countOfSalon(
  transaction: Db,
  table: 'sections' | 'services',
  salonId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('salon_id', '=', salonId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countDaysOff(transaction: Db, salonId: string, from: IsoDate): Promise<number> {
  const { count } = await transaction
    .selectFrom('days_off')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('salon_id', '=', salonId)
    .where('date', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countFavorites(transaction: Db, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
