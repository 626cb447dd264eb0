import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Instant, Interval } from '@/domain/zonedTime'
import type { Database } from './schema'

const insertFrom = (counted: RawBuilder<unknown>) => sql`
  insert into salon_clients (salon_id, client_id, first_start, second_start, last_start)
  select salon_id, client_id, min(starts_at), min(case when nth = 2 then starts_at end), max(starts_at)
  from (
    select salon_id, client_id, starts_at,
      row_number() over (partition by salon_id, client_id order by starts_at) as nth
    from appointments
    where client_id is not null and status in ('done', 'confirmed') and ${counted}
  ) as numbered
  group by salon_id, client_id`

/** Reads the client's appointments in the salon anew. In the transaction that changes them. */
export async function refreshSalonClient(
  db: Kysely<Database>,
  salonId: string,
  clientId: string,
): Promise<void> {
  await db
    .deleteFrom('salon_clients')
    .where('salon_id', '=', salonId)
    .where('client_id', '=', clientId)
    .execute()
  await insertFrom(sql`salon_id = ${salonId} and client_id = ${clientId}`).execute(db)
}

/** The same for all clients of the salon, or of all salons. */
export async function rebuildSalonClients(db: Kysely<Database>, salonId: string | undefined): Promise<void> {
  await db
    .deleteFrom('salon_clients')
    .$if(salonId !== undefined, query => query.where('salon_id', '=', salonId ?? ''))
    .execute()
  const salons = db
    .selectFrom('salons')
    .select('id')
    .$if(salonId !== undefined, query => query.where('id', '=', salonId ?? ''))
  await insertFrom(sql`salon_id in ${salons}`).execute(db)
}

/** Clients with an account and an appointment in the interval. `returning` are those with another before its end. */
export async function countClients(
  db: Kysely<Database>,
  salonId: string,
  { from, until }: Interval,
): Promise<{ total: number; returning: number }> {
  const { total, returning } = await db
    .selectFrom('salon_clients')
    .select(({ fn }) => [fn.countAll<number>().as('total'), returningBefore(until).as('returning')])
    .where('salon_id', '=', salonId)
    .where('last_start', '>=', from)
    .where('first_start', '<', until)
    .where(is =>
      is.or([
        is('first_start', '>=', from),
        is('last_start', '<', until),
        // The first is before the interval and the last after it.
        is.exists(
          is
            .selectFrom('appointments')
            .select('appointments.id')
            .whereRef('appointments.client_id', '=', 'salon_clients.client_id')
            .where('appointments.salon_id', '=', salonId)
            .where('appointments.starts_at', '>=', from)
            .where('appointments.starts_at', '<', until)
            .where('appointments.status', 'in', ['done', 'confirmed']),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { total, returning: returning ?? 0 }
}

const returningBefore = (until: Instant) =>
  sql<number | null>`sum(case when second_start < ${until} then 1 else 0 end)`
