import type { Currency } from './money'
import type { IsoDate } from './weekday'

/** What was paid in one currency, and what its visits still owe; two currencies are never added. */
export interface Takings {
  currency: Currency
  /** What came in less what went back, by the day on which it moved. */
  paid: number
  /** Of visits that are done or over and were not marked paid. */
  unpaid: number
  /** Of visits that are confirmed, still to come and not paid yet. */
  expected: number
}

/** GET /salons/{id}/overview: how a salon does from one date to another, both included, on its own calendar. */
export interface Overview {
  from: IsoDate
  to: IsoDate
  /** What could still be booked today, over all chairs. */
  freeMinutesToday: number
  takings: Takings[]
  /** What was paid, one for each day and currency with any, in order; below 0 where more went back. */
  days: { date: IsoDate; currency: Currency; amount: number }[]
  /** Visits by the hour of the day (0 to 23) in which they begin; hours without any are left out. */
  hours: { hour: number; appointments: number }[]
  /** Clients with an account who came or will come, and how many of them had been there before or come again. */
  clients: { total: number; returning: number }
  reviews: number
}

/** The longest stretch that is asked for, in days: a year. */
export const mostOverviewDays = 366
