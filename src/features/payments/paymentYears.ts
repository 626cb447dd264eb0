import type { Payment } from '@/domain/payment'
import { wallOf } from '@/domain/zonedTime'

/** The clock by which a payment has its day: that of the salon. */
export const zoneOf = ({ timeZone }: Payment): string => timeZone ?? 'UTC'

/** The year that the salon's calendar showed. */
export const yearOf = (payment: Payment): number =>
  Number(wallOf(Date.parse(payment.createdAt), zoneOf(payment)).date.slice(0, 4))

/** Each year in which something was paid, the latest first. */
export const yearsOf = (payments: readonly Payment[]): number[] =>
  [...new Set(payments.map(yearOf))].sort((one, other) => other - one)
