import type { Currency } from './money'
import type { Named } from './salon'

/** What is paid online for a visit that is called off goes back to the card, or the card's bank does not take it. */
export type AppointmentRefund = 'under_way' | 'done' | 'refused'

/** What was paid for at a salon: the services as they were booked, by one name. */
export interface PaidAppointment extends Named {
  /** ISO instant. */
  startsAt: string
}

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
  /** Left out for what was paid to Kursi itself: its invoice says what it bought. */
  appointment?: PaidAppointment
  /** All of it goes back. */
  refund?: AppointmentRefund
  /** ISO instant. */
  refundedAt?: string
}
