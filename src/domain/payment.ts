import type { Currency } from './money'

/** What is paid online for a visit that is called off goes back to the card, or the card's bank does not take it. */
export type VisitRefund = 'under_way' | 'done' | 'refused'

/** GET /payments/customer/{uid} (section 3). */
export interface Payment {
  _id: string
  salonName: string
  salonNameAr?: string | null
  /** Whole units of the currency. */
  amount: number
  currency: Currency
  /** ISO instant. */
  createdAt: string
  /** The salon's zone, so that the day is the same wherever it is read. */
  timeZone?: string
  /** How a visit was paid; left out for what was paid to Kursi itself. */
  way?: 'salon' | 'online'
  /** All of it goes back. */
  refund?: VisitRefund
  /** ISO instant. */
  refundedAt?: string
}
