import type { Currency } from './money'
import type { IsoDate } from './weekday'

/** What was earned, and what is booked and still to come, in one currency; two currencies are never added. */
export interface Takings {
  currency: Currency
  earned: number
  expected: number
}

/** GET /salons/{id}/overview: how a salon does from one date to another, both included, on its own calendar. */
export interface Overview {
  from: IsoDate
  to: IsoDate
  /** What could still be booked today, over all chairs. */
  freeMinutesToday: number
  takings: Takings[]
  /** Earned and expected together, one for each day and currency with any, in order. */
  days: { date: IsoDate; currency: Currency; amount: number }[]
  /** Visits by the hour of the day (0 to 23) in which they begin; hours without any are left out. */
  hours: { hour: number; visits: number }[]
  /** Clients with an account who came or will come, and how many of them had been there before or come again. */
  clients: { total: number; returning: number }
  reviews: number
}

/** The longest stretch that is asked for, in days. */
export const mostOverviewDays = 92
