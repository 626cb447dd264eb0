import { sql } from 'kysely'
import type { Currency } from '@/domain/money'
import type { IsoDate } from '@/domain/weekday'
import { minutesOn, type Instant, type Stretch } from '@/domain/zonedTime'
import type { Db } from './openDatabase'

const quarter = 900_000

/** The visits of a salon that begin in one quarter of an hour, in one currency. */
export interface QuarterTakings {
  date: IsoDate
  /** Minutes after midnight on the salon's clock. */
  minutes: number
  currency: Currency
  visits: number
  earned: number
  expected: number
}

/**
 * What was earned (visits done or over) and is expected (confirmed and still to come) in a stretch of time. The
 * database adds up by quarters of an hour: it knows no time zones, and every zone's hours begin with a quarter.
 */
export async function takingsByQuarter(
  db: Db,
  { id, time_zone }: { id: string; time_zone: string },
  { from, until }: Stretch,
  now: Instant,
): Promise<QuarterTakings[]> {
  const earned = sql<number>`case when status = 'done' or ends_at <= ${now} then price else 0 end`
  const rows = await db
    .selectFrom('appointments')
    .select(({ fn }) => [
      sql<number>`starts_at / 900000`.as('quarter'),
      'currency',
      fn.countAll<number>().as('visits'),
      fn.sum<number>(earned).as('earned'),
      fn.sum<number>('price').as('price'),
    ])
    .where('salon_id', '=', id)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('status', 'in', ['done', 'confirmed'])
    .groupBy(['quarter', 'currency'])
    .orderBy('quarter')
    .execute()
  return rows.map(row => ({
    ...wallClock(row.quarter * quarter, time_zone),
    currency: row.currency as Currency,
    visits: row.visits,
    earned: row.earned,
    expected: row.price - row.earned,
  }))
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
