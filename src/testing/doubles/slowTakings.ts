import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Currency } from '@/domain/money'
import { offsetsBetween } from '@/domain/offsetsBetween'
import type { IsoDate } from '@/domain/weekday'
import type { Instant, Interval } from '@/domain/zonedTime'
import { paidInto } from '@/server/db/ledger'
import type { Db } from '@/server/db/openDatabase'
import type { Owed } from '@/server/db/takings'
import type { PaidPart } from '@/server/db/takingsBreakdown'

/** Takings are read here from each appointment and payment, for comparison with the sums. */
export interface Books {
  salon: { id: string; time_zone: string }
  interval: Interval
  now: Instant
}

const hour = 3_600_000
const day = 24 * hour

const dateOf = (dayNumber: number): IsoDate => new Date(dayNumber * day).toISOString().slice(0, 10)

/** The instant shifted to the salon's wall-clock time. The database has no time zones, so the query has the offsets. */
function wallTime(column: 'starts_at' | 'at', { salon, interval }: Books): RawBuilder<number> {
  const offsets = offsetsBetween(interval, salon.time_zone)
  const last = sql.lit(offsets.at(-1)?.offset ?? 0)
  if (offsets.length === 1) return sql<number>`(${sql.ref(column)} + ${last})`
  const cases = offsets
    .slice(0, -1)
    .map(({ until, offset }) => sql`when ${sql.ref(column)} < ${sql.lit(until)} then ${sql.lit(offset)}`)
  return sql<number>`(${sql.ref(column)} + case ${sql.join(cases, sql` `)} else ${last} end)`
}

// Literals, not parameters: the index `payments_of_subject` holds the rows of these accounts only.
const paidFor = sql<number>`coalesce((
  select sum(ledger.amount) from ledger
  where ledger.subject_id = appointments.id and ledger.account in ('online', 'salon')
), 0)`

const keptAppointments = (db: Db, { salon, interval }: Books) =>
  db
    .selectFrom('appointments')
    .where('salon_id', '=', salon.id)
    .where('starts_at', '>=', interval.from)
    .where('starts_at', '<', interval.until)
    .where('status', 'in', ['done', 'confirmed'])

/** Appointments by the hour (0 to 23) in which they begin. Hours without any are left out. */
export const countByHour = (db: Db, books: Books): Promise<{ hour: number; appointments: number }[]> =>
  db
    .selectFrom(
      keptAppointments(db, books)
        .select(sql<number>`${wallTime('starts_at', books)} / ${sql.lit(hour)} % 24`.as('hour'))
        .as('kept'),
    )
    .select(({ fn }) => ['hour', fn.countAll<number>().as('appointments')])
    .groupBy('hour')
    .orderBy('hour')
    .execute()

const isOver = (now: Instant) => sql<number>`case when status = 'done' or ends_at <= ${now} then 1 else 0 end`

/** Owed amounts by currency. A currency without any is left out. */
export async function owedOf(db: Db, books: Books): Promise<Owed[]> {
  const rows = await db
    .selectFrom(
      keptAppointments(db, books)
        .select(['currency', 'price', isOver(books.now).as('is_over')])
        .where(paidFor, '<=', 0)
        .as('owing'),
    )
    .select(['currency', sumOfOver(1).as('unpaid'), sumOfOver(0).as('expected')])
    .groupBy('currency')
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}

const sumOfOver = (isOverThen: 0 | 1) =>
  sql<number>`sum(case when is_over = ${sql.lit(isOverThen)} then price else 0 end)`

/** Appointments by start date and currency, with owed amounts. */
export async function appointmentsByDay(
  db: Db,
  books: Books,
): Promise<(Owed & { date: IsoDate; appointments: number })[]> {
  const rows = await db
    .selectFrom(
      keptAppointments(db, books)
        .select([
          sql<number>`${wallTime('starts_at', books)} / ${sql.lit(day)}`.as('day'),
          'currency',
          sql<number>`case when ${paidFor} > 0 then 0 else price end`.as('price'),
          isOver(books.now).as('is_over'),
        ])
        .as('kept'),
    )
    .select(({ fn }) => [
      'day',
      'currency',
      fn.countAll<number>().as('appointments'),
      sumOfOver(1).as('unpaid'),
      sumOfOver(0).as('expected'),
    ])
    .groupBy(['day', 'currency'])
    .execute()
  return rows.map(({ day: dayNumber, ...row }) => ({
    ...row,
    date: dateOf(dayNumber),
    currency: row.currency as Currency,
  }))
}

/** Payments minus refunds by date and currency, in order. */
export async function paidByDay(
  db: Db,
  books: Books,
): Promise<{ date: IsoDate; currency: Currency; paid: number }[]> {
  const rows = await db
    .selectFrom(entries =>
      entries
        .selectFrom('ledger')
        .select([sql<number>`${wallTime('at', books)} / ${sql.lit(day)}`.as('day'), 'currency', 'amount'])
        .where('salon_id', '=', books.salon.id)
        .where('account', 'in', paidInto)
        .where('at', '>=', books.interval.from)
        .where('at', '<', books.interval.until)
        .as('entries'),
    )
    .select(({ fn }) => ['day', 'currency', fn.sum<number>('amount').as('paid')])
    .groupBy(['day', 'currency'])
    .orderBy('day')
    .orderBy('currency')
    .execute()
  return rows.map(row => ({ date: dateOf(row.day), currency: row.currency as Currency, paid: row.paid }))
}

/** Clients with an account and an appointment in the interval. `returning` are those with another before its end. */
export async function countClients(
  db: Db,
  salonId: string,
  { from, until }: Interval,
): Promise<{ total: number; returning: number }> {
  const { total, returning } = await db
    .selectFrom(appointments =>
      appointments
        .selectFrom('appointments')
        .select(({ fn }) => fn.countAll<number>().as('appointments'))
        .where('salon_id', '=', salonId)
        .where('starts_at', '<', until)
        .where('status', 'in', ['done', 'confirmed'])
        .where('client_id', 'is not', null)
        .groupBy('client_id')
        .having(({ fn }) => fn.max('starts_at'), '>=', from)
        .as('clients'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number | null>`sum(case when appointments > 1 then 1 else 0 end)`.as('returning'),
    ])
    .executeTakeFirstOrThrow()
  return { total, returning: returning ?? 0 }
}

const paidIn = (db: Db, salonId: string, { from, until }: Interval) =>
  db
    .selectFrom('ledger')
    .where('ledger.salon_id', '=', salonId)
    // Literals, not parameters: the indexes of payments hold the rows of these accounts only.
    .where(sql<SqlBool>`ledger.account in ('online', 'salon')`)
    .where('ledger.at', '>=', from)
    .where('ledger.at', '<', until)

/** By staff member and service, as booked. One query: each of the two sums is made of its rows. */
export async function paidByPart(db: Db, { salon, interval }: Books): Promise<PaidPart[]> {
  const rows = await paidIn(db, salon.id, interval)
    .innerJoin('appointments', 'appointments.id', 'ledger.subject_id')
    .leftJoin('staff', 'staff.id', 'appointments.staff_id')
    .select(({ fn }) => [
      'appointments.staff_id as staffId',
      'staff.name as staffName',
      'staff.name_ar as staffNameAr',
      'appointments.service_name as serviceName',
      fn.max('appointments.service_name_ar').as('serviceNameAr'),
      'ledger.currency',
      fn.sum<number>('ledger.amount').as('amount'),
    ])
    .groupBy([
      'appointments.staff_id',
      'staff.name',
      'staff.name_ar',
      'appointments.service_name',
      'ledger.currency',
    ])
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}

export async function paidInAll(
  db: Db,
  salonId: string,
  interval: Interval,
): Promise<{ currency: Currency; paid: number }[]> {
  const rows = await paidIn(db, salonId, interval)
    .select(({ fn }) => ['ledger.currency', fn.sum<number>('ledger.amount').as('paid')])
    .groupBy('ledger.currency')
    .orderBy('ledger.currency')
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}
