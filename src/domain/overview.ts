import type { Currency } from './money'
import type { IsoDate } from './weekday'

/** The payments in one currency, and what appointments still owe. Two currencies are never added. */
export interface Takings {
  currency: Currency
  /** Payments less refunds, each by its own day. */
  paid: number
  /** Of appointments that are done or over and were not marked paid. */
  unpaid: number
  /** Of confirmed future appointments that are not paid yet. */
  expected: number
}

/** What was paid for one staff member's or one service's appointments, in one currency. */
export interface TakingsPart {
  id: string
  /** Null for a staff member who has left. */
  name: string | null
  nameAr: string | null
  currency: Currency
  amount: number
}

/** GET /salons/{id}/overview: a salon's figures from one date to another, both inclusive, on its own calendar. */
export interface Overview {
  from: IsoDate
  to: IsoDate
  /** The minutes that can still be booked today, over all staff. */
  freeMinutesToday: number
  takings: Takings[]
  /** The highest first. */
  byStaff: TakingsPart[]
  byService: TakingsPart[]
  /** What was paid in as many days before. */
  before: { from: IsoDate; to: IsoDate; takings: Pick<Takings, 'currency' | 'paid'>[] }
  /** Payments less refunds by day and currency, in order, without empty days; below 0 where refunds are higher. */
  days: { date: IsoDate; currency: Currency; amount: number }[]
  /** Appointments by the hour of their start (0 to 23). Hours without any are left out. */
  hours: { hour: number; appointments: number }[]
  /** Clients with an account and an appointment. `returning` counts those with an earlier or a further appointment. */
  clients: { total: number; returning: number }
  reviews: number
}

/** The longest range of an overview, in days: a year. */
export const mostOverviewDays = 366
