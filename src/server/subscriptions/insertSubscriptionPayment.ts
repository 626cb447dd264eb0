import { cityOf } from '../kernel/cityOfUser'
import type { Db } from '../db/openDatabase'
import type { ChargeRow } from '../db/schema/charges'

/** Adds a payment to Kursi to the user's payments, dated in the time zone of the user's salon or city. */
export async function insertSubscriptionPayment(
  db: Db,
  { key, amount, currency }: ChargeRow,
  userId: string,
  at: number,
): Promise<void> {
  const { country, city, time_zone } = await db
    .selectFrom('users')
    .leftJoin('salons', 'salons.owner_id', 'users.id')
    .select(['users.country', 'users.city', 'salons.time_zone'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('payments')
    .values({
      id: key,
      client_id: userId,
      salon_id: null,
      salon_name: 'Kursi',
      salon_name_ar: 'كرسي',
      amount,
      currency,
      time_zone: time_zone ?? cityOf(country, city).timeZone,
      created_at: at,
    })
    .execute()
}
