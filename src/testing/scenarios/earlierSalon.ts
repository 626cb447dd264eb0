import { sql } from 'kysely'
import type { Db } from '@/server/db/openDatabase'

/** Adds the salon "salon" to a database that has not been migrated yet. */
export const addEarlierSalon = (db: Db, timeZone = 'UTC') =>
  sql`insert into salons (id, name, business_type, country, city, address, phone, latitude, longitude,
      time_zone, search_text, rating_sum, rating_count, confirms_at_once, revision, created_at)
    values ('salon', '', 'barber', 'P', 'H', '', '', 0, 0, ${timeZone}, '', 0, 0, 1, 0, 0)`.execute(db)

interface EarlierAppointment {
  id: string
  staff_id: string
  startsAt: number
  endsAt: number
}

/** Adds a confirmed appointment of the salon "salon". */
export const addEarlierAppointment = (db: Db, { id, staff_id, startsAt, endsAt }: EarlierAppointment) =>
  sql`insert into appointments (id, salon_id, staff_id, service_id, section_name, service_name, price, currency,
      minutes, starts_at, ends_at, status, notes, created_at)
    values (${id}, 'salon', ${staff_id}, 'service', '', '', 1, 'USD', 1, ${startsAt}, ${endsAt}, 'confirmed', '', 0)`.execute(
    db,
  )
