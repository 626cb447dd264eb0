import { businessBounds } from '@/domain/businessDate'
import type { Currency } from '@/domain/money'
import type { IsoDate } from '@/domain/weekday'
import { todayIn, type Instant, type Interval } from '@/domain/zonedTime'
import { longestMilliseconds } from './busyTimes'
import { countRows } from './countRows'
import { businessDateIn, dateOfDay, dayOf } from './days'
import type { Db } from './openDatabase'
import { paidFor } from './rebuildSums'

/** From one date to another, both inclusive, on the salon's calendar. */
export interface Dates {
  from: IsoDate
  to: IsoDate
}

/** A salon's appointments that begin, and its payments that are made, on the dates; on all days without dates. */
export interface Books {
  salon: { id: string; time_zone: string }
  dates?: Dates
  now: Instant
}

export interface Owed {
  currency: Currency
  /** Prices of unpaid appointments that are done, or confirmed and over. */
  unpaid: number
  /** Prices of unpaid appointments that are confirmed and not over yet. */
  expected: number
}

export interface DayOfAppointments extends Owed {
  date: IsoDate
  appointments: number
  /** The number of unpaid appointments. */
  owing: number
}

/** The sums of appointments by the hour, on the dates. */
function hoursOf(db: Db, { salon, dates }: Books) {
  const ofSalon = db.selectFrom('hourly_appointments').where('salon_id', '=', salon.id)
  return dates ? ofSalon.where('day', '>=', dayOf(dates.from)).where('day', '<=', dayOf(dates.to)) : ofSalon
}

/** Appointments by the hour (0 to 23) in which they begin. Hours without any are left out. */
export const countByHour = (db: Db, books: Books): Promise<{ hour: number; appointments: number }[]> =>
  hoursOf(db, books)
    .select(({ fn }) => ['hour', fn.sum<number>('appointments').as('appointments')])
    .groupBy('hour')
    .having(({ fn }) => fn.sum('appointments'), '>', 0)
    .orderBy('hour')
    .execute()

/** Appointments by start date and currency, with owed amounts. */
export async function appointmentsByDay(db: Db, books: Books): Promise<DayOfAppointments[]> {
  const rows = await hoursOf(db, books)
    .select(({ fn }) => [
      'day',
      'currency',
      fn.sum<number>('appointments').as('appointments'),
      fn.sum<number>('owing').as('owing'),
      fn.sum<number>('owed_done').as('done'),
      fn.sum<number>('owed_confirmed').as('confirmed'),
    ])
    .groupBy(['day', 'currency'])
    .having(({ fn }) => fn.sum('appointments'), '>', 0)
    .execute()
  const today = todayIn(books.salon.time_zone, books.now)
  const unfinished = await unfinishedByDay(db, books, today)
  return rows.map(({ day, currency, done, confirmed, ...counts }) => {
    const date = dateOfDay(day)
    const expected = date > today ? confirmed : (unfinished.get(`${date} ${currency}`) ?? 0)
    return { ...counts, date, currency: currency as Currency, unpaid: done + confirmed - expected, expected }
  })
}

/** Prices by date and currency of unpaid confirmed appointments that begin today or earlier and are not over. */
async function unfinishedByDay(
  db: Db,
  { salon, now }: Books,
  today: IsoDate,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('appointments')
    .select(['starts_at', 'night_day', 'currency', 'price'])
    .where('salon_id', '=', salon.id)
    .where('starts_at', '>', now - longestMilliseconds)
    .where('starts_at', '<', businessBounds(today, salon.time_zone).until)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', now)
    .where(paidFor, '<=', 0)
    .execute()
  const prices = new Map<string, number>()
  for (const { starts_at, night_day, currency, price } of rows) {
    const key = `${businessDateIn({ starts_at, night_day }, salon.time_zone)} ${currency}`
    prices.set(key, (prices.get(key) ?? 0) + price)
  }
  return prices
}

/** Owed amounts by currency. A currency without any is left out. */
export async function owedOf(db: Db, books: Books): Promise<Owed[]> {
  const owed = new Map<Currency, Owed>()
  for (const { currency, owing, unpaid, expected } of await appointmentsByDay(db, books)) {
    if (owing === 0) continue
    const before = owed.get(currency) ?? { unpaid: 0, expected: 0 }
    owed.set(currency, {
      currency,
      unpaid: before.unpaid + unpaid,
      expected: before.expected + expected,
    })
  }
  return [...owed.values()]
}

/** Payments minus refunds by date and currency, in order. */
export async function paidByDay(
  db: Db,
  books: Books,
): Promise<{ date: IsoDate; currency: Currency; paid: number }[]> {
  const rows = await paymentsOf(db, books)
    .select(({ fn }) => ['day', 'currency', fn.sum<number>('amount').as('paid')])
    .groupBy(['day', 'currency'])
    .orderBy('day')
    .orderBy('currency')
    .execute()
  return rows.map(({ day, currency, paid }) => ({
    date: dateOfDay(day),
    currency: currency as Currency,
    paid,
  }))
}

/** The sums of payments on the dates. */
export function paymentsOf(db: Db, { salon, dates }: Pick<Books, 'salon' | 'dates'>) {
  const ofSalon = db
    .selectFrom('daily_payments')
    .where('daily_payments.salon_id', '=', salon.id)
    .where('entries', '>', 0)
  return dates ? ofSalon.where('day', '>=', dayOf(dates.from)).where('day', '<=', dayOf(dates.to)) : ofSalon
}
export const countReviews = (db: Db, salonId: string, { from, until }: Interval): Promise<number> =>
  countRows(
    db
      .selectFrom('reviews')
      .where('salon_id', '=', salonId)
      .where('created_at', '>=', from)
      .where('created_at', '<', until),
  )
