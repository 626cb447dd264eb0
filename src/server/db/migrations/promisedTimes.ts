import { sql, type Kysely, type Migration } from 'kysely'
import { promisedTimeOf } from '../../../domain/promisedTime'
import type { Database } from '../schema'

/** Appointments carry the clock time and the zone that they were promised in. Those to come get their salon's. */
export const promisedTimes: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable('appointments').addColumn('promised_time', 'text').execute()
    await db.schema.alterTable('appointments').addColumn('promised_zone', 'text').execute()
    const toCome = await db
      .selectFrom('appointments')
      .innerJoin('salons', 'salons.id', 'appointments.salon_id')
      .select(['appointments.id', 'appointments.starts_at', 'salons.time_zone'])
      .where('appointments.status', 'in', ['pending', 'confirmed'])
      .where('appointments.starts_at', '>', Date.now())
      .execute()
    for (const { id, starts_at, time_zone } of toCome) {
      await sql`
        update appointments
        set promised_time = ${promisedTimeOf(starts_at, time_zone)}, promised_zone = ${time_zone}
        where id = ${id}`.execute(db)
    }
  },
}
