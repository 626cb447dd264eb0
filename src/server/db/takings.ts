import { sql } from 'kysely'
import type { Currency } from '@/domain/money'
import type { IsoDate } from '@/domain/weekday'
import { minutesOn, type Instant, type Stretch } from '@/domain/zonedTime'
import type { Db } from './openDatabase'

const quarterOfHour = 900_000

/** A quarter of an hour of a salon, in one currency. */
export interface QuarterTakings {
  date: IsoDate
  /** Minutes after midnight on the salon's clock. */
  minutes: number
  currency: Currency
  /** That begin in it, kept or to be kept. */
  visits: number
  /** What came in during it less what went back. */
  paid: number
  /** The prices of its visits that are done or over and are not paid. */
  unpaid: number
  /** The prices of its visits that are confirmed, still to come and not paid yet. */
  expected: number
}

/**
 * What was paid in a stretch of time, and what its visits still owe. The database adds up by quarters of an hour: it
 * knows no time zones, and every zone's hours begin with a quarter.
 */
export async function takingsByQuarter(
  db: Db,
  salon: { id: string; time_zone: string },
  stretch: Stretch,
  now: Instant,
): Promise<QuarterTakings[]> {
  const visits = await visitsByQuarter(db, salon.id, stretch, now)
  const movements = await movementsByQuarter(db, salon.id, stretch)
  const found = new Map<string, { quarter: number } & Omit<QuarterTakings, 'date' | 'minutes'>>()
  for (const row of visits) found.set(`${row.quarter} ${row.currency}`, { ...row, paid: 0 })
  for (const { quarter, currency, paid } of movements) {
    const key = `${quarter} ${currency}`
    found.set(key, { quarter, currency, visits: 0, unpaid: 0, expected: 0, ...found.get(key), paid })
  }
  return [...found.values()]
    .sort((one, other) => one.quarter - other.quarter)
    .map(({ quarter, ...sums }) => ({ ...wallClock(quarter * quarterOfHour, salon.time_zone), ...sums }))
}

/** Of an appointment: 1 where money came in and did not go back. */
const isPaid = sql<number>`case when (
  select sum(visit_movements.amount) from visit_movements where visit_movements.appointment_id = appointments.id
) > 0 then 1 else 0 end`

async function visitsByQuarter(db: Db, salonId: string, { from, until }: Stretch, now: Instant) {
  const rows = await db
    .selectFrom(visits =>
      visits
        .selectFrom('appointments')
        .select([
          sql<number>`starts_at / 900000`.as('quarter'),
          'currency',
          'price',
          isPaid.as('is_paid'),
          sql<number>`case when status = 'done' or ends_at <= ${now} then 1 else 0 end`.as('is_over'),
        ])
        .where('salon_id', '=', salonId)
        .where('starts_at', '>=', from)
        .where('starts_at', '<', until)
        .where('status', 'in', ['done', 'confirmed'])
        .as('visits'),
    )
    .select(({ fn }) => [
      'quarter',
      'currency',
      fn.countAll<number>().as('visits'),
      sql<number>`sum(case when is_over = 1 and is_paid = 0 then price else 0 end)`.as('unpaid'),
      sql<number>`sum(case when is_over = 0 and is_paid = 0 then price else 0 end)`.as('expected'),
    ])
    .groupBy(['quarter', 'currency'])
    .orderBy('quarter')
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}

async function movementsByQuarter(db: Db, salonId: string, { from, until }: Stretch) {
  const rows = await db
    .selectFrom('visit_movements')
    .select(({ fn }) => [
      sql<number>`at / 900000`.as('quarter'),
      'currency',
      fn.sum<number>('amount').as('paid'),
    ])
    .where('salon_id', '=', salonId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy(['quarter', 'currency'])
    .execute()
  return rows.map(row => ({ ...row, currency: row.currency as Currency }))
}

/** As `wallOf`, from the offsets that are kept for each date: thousands of instants cost little. */
function wallClock(instant: Instant, timeZone: string): { date: IsoDate; minutes: number } {
  const utcDate = new Date(instant).toISOString().slice(0, 10)
  const { offset } = minutesOn(utcDate, instant, timeZone)
  const wall = new Date(instant + offset)
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** The clients with an account whose visits lie in the stretch; returning are those with another one before its end. */
export async function countClients(
  db: Db,
  salonId: string,
  { from, until }: Stretch,
): Promise<{ total: number; returning: number }> {
  const { total, returning } = await db
    .selectFrom(visits =>
      visits
        .selectFrom('appointments')
        .select(({ fn }) => fn.countAll<number>().as('visits'))
        .where('salon_id', '=', salonId)
        .where('starts_at', '<', until)
        .where('status', 'in', ['done', 'confirmed'])
        .where('customer_id', 'is not', null)
        .groupBy('customer_id')
        .having(({ fn }) => fn.max('starts_at'), '>=', from)
        .as('clients'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number | null>`sum(case when visits > 1 then 1 else 0 end)`.as('returning'),
    ])
    .executeTakeFirstOrThrow()
  return { total: total, returning: returning ?? 0 }
}

export async function countReviews(db: Db, salonId: string, { from, until }: Stretch): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('salon_id', '=', salonId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return count
}
