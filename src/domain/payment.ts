import type { Currency } from './money'

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
  /** All of it goes back, or has gone back, to the card. */
  refund?: 'under_way' | 'done'
  /** ISO instant. */
  refundedAt?: string
}
