import type { Currency } from './money'
import type { Named } from './salon'

/** The refund of an appointment that was paid online and called off. The card's bank may refuse it. */
export type AppointmentRefund = 'under_way' | 'done' | 'refused'

/** The paid services as booked, joined into one name. */
export interface PaidAppointment extends Named {
  /** ISO instant. */
  startsAt: string
}

/** GET /payments/customer/{uid} (section 3). */
export interface Payment {
  _id: string
  /** Left out for a payment to Kursi itself, and once the salon is gone. */
  salonId?: string
  salonName: string
  salonNameAr?: string | null
  /** In the unit that is kept of the currency. */
  amount: number
  currency: Currency
  /** ISO instant. */
  createdAt: string
  /** The salon's zone, so that every reader sees the same day. */
  timeZone?: string
  /** How an appointment was paid; left out for a payment to Kursi itself. */
  way?: 'salon' | 'online'
  /** Left out for a payment to Kursi itself: its invoice says what was bought. */
  appointment?: PaidAppointment
  /** A refund is always the full amount. */
  refund?: AppointmentRefund
  /** ISO instant. */
  refundedAt?: string
}
