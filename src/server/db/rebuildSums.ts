import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { offsetsBetween } from '../../domain/offsetsBetween'
import { latestNightEnd } from '../../domain/nightPolicy'
import type { Interval } from '@/domain/zonedTime'
import { rebuildSalonClients } from './salonClients'
import type { Database } from './schema'

const hour = 3_600_000
const day = 24 * hour

/**
 * Sums up the whole past of a salon, or of all: when its time zone changes, and after many rows were written at once.
 * In the caller's transaction, which holds the salon's lock.
 */
export async function rebuildSums(
  db: Kysely<Database>,
  salonId?: string,
  businessDay: BusinessDay = dayOfNight,
): Promise<void> {
  for (const table of ['daily_payments', 'hourly_appointments'] as const) {
    await db
      .deleteFrom(table)
      .$if(salonId !== undefined, query => query.where('salon_id', '=', salonId ?? ''))
      .execute()
  }
  await rebuildSalonClients(db, salonId)
  const interval = await wholeInterval(db, salonId)
  if (!interval) return
  const zones = await db
    .selectFrom('salons')
    .select('time_zone')
    .distinct()
    .$if(salonId !== undefined, query => query.where('id', '=', salonId ?? ''))
    .execute()
  for (const { time_zone } of zones) {
    const salons = db
      .selectFrom('salons')
      .select('id')
      .where('time_zone', '=', time_zone)
      .$if(salonId !== undefined, query => query.where('id', '=', salonId ?? ''))
    const wallOf = wallTime(interval, time_zone)
    await insertPayments(db, salons, wallOf, businessDay)
    await insertAppointments(db, salons, wallOf, businessDay)
  }
}

/** From the first to the last appointment or payment; undefined without any. */
async function wholeInterval(
  db: Kysely<Database>,
  salonId: string | undefined,
): Promise<Interval | undefined> {
  const appointments = await db
    .selectFrom('appointments')
    .select(({ fn }) => [fn.min('starts_at').as('first'), fn.max('starts_at').as('last')])
    .$if(salonId !== undefined, query => query.where('salon_id', '=', salonId ?? ''))
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('ledger')
    .select(({ fn }) => [fn.min('at').as('first'), fn.max('at').as('last')])
    .$if(salonId !== undefined, query => query.where('salon_id', '=', salonId ?? ''))
    .executeTakeFirstOrThrow()
  const known = [appointments.first, appointments.last, entries.first, entries.last].filter(
    (instant: number | null) => instant !== null,
  )
  return known.length > 0 ? { from: Math.min(...known), until: Math.max(...known) + 1 } : undefined
}

type BusinessDay = (wall: RawBuilder<number>) => RawBuilder<number>

/** The day of the calendar, for a database whose appointments do not remember their nights yet. */
export const calendarDay: BusinessDay = wall => sql<number>`${wall} / ${sql.lit(day)}`

/** `businessDateIn` in SQL: the day of the night in which a wall-clock time lies. */
const dayOfNight: BusinessDay = wall => sql<number>`(case
  when ${wall} / ${sql.lit(day)} = night_day + 1 and ${wall} % ${sql.lit(day)} < ${sql.lit(latestNightEnd * 60_000)}
  then night_day else ${wall} / ${sql.lit(day)} end)`

type Salons = SelectQueryBuilder<Database, 'salons', { id: string }>
type WallOf = (column: string) => RawBuilder<number>

/** An instant shifted to the wall-clock time. The database has no time zones, so the query has the offsets. */
function wallTime(interval: Interval, timeZone: string): WallOf {
  const offsets = offsetsBetween(interval, timeZone)
  const last = sql.lit(offsets.at(-1)?.offset ?? 0)
  return column => {
    const cases = offsets
      .slice(0, -1)
      .map(({ until, offset }) => sql`when ${sql.ref(column)} < ${sql.lit(until)} then ${sql.lit(offset)}`)
    if (cases.length === 0) return sql<number>`(${sql.ref(column)} + ${last})`
    return sql<number>`(${sql.ref(column)} + case ${sql.join(cases, sql` `)} else ${last} end)`
  }
}

// Literals, not parameters: the indexes of payments hold the rows of these accounts only.
const insertPayments = (db: Kysely<Database>, salons: Salons, wallOf: WallOf, businessDay: BusinessDay) =>
  sql`
    insert into daily_payments
      (salon_id, day, staff_id, service_name, service_name_ar, currency, entries, amount)
    select ledger.salon_id, ${businessDay(wallOf('ledger.at'))}, appointments.staff_id,
      appointments.service_name, coalesce(appointments.service_name_ar, ''), ledger.currency,
      count(*), sum(ledger.amount)
    from ledger
    inner join appointments on appointments.id = ledger.subject_id
    where ledger.account in ('online', 'salon') and ledger.salon_id in ${salons}
    group by 1, 2, 3, 4, 5, 6
  `.execute(db)

const insertAppointments = (db: Kysely<Database>, salons: Salons, wallOf: WallOf, businessDay: BusinessDay) =>
  sql`
    insert into hourly_appointments
      (salon_id, day, hour, currency, appointments, owing, owed_done, owed_confirmed)
    select salon_id, ${businessDay(sql<number>`wall`)}, wall / ${sql.lit(hour)} % 24, currency, count(*),
      sum(case when paid > 0 then 0 else 1 end),
      sum(case when paid <= 0 and status = 'done' then price else 0 end),
      sum(case when paid <= 0 and status = 'confirmed' then price else 0 end)
    from (
      select appointments.*, ${wallOf('starts_at')} as wall, ${paidFor} as paid
      from appointments
      where status in ('done', 'confirmed') and salon_id in ${salons}
    ) as counted
    group by 1, 2, 3, 4
  `.execute(db)

/** What was paid for an appointment, less refunds. */
export const paidFor = sql<number>`coalesce((
  select sum(ledger.amount) from ledger
  where ledger.subject_id = appointments.id and ledger.account in ('online', 'salon')
), 0)`
