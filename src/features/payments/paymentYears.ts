import type { Payment } from '@/domain/payment'
import { wallOf } from '@/domain/zonedTime'

/** The time zone of a payment's day: the salon's, or UTC. */
export const zoneOf = ({ timeZone }: Payment): string => timeZone ?? 'UTC'

/** The year of a payment in that time zone. */
export const yearOf = (payment: Payment): number =>
  Number(wallOf(Date.parse(payment.createdAt), zoneOf(payment)).date.slice(0, 4))

export const yearsOf = (payments: readonly Payment[]): number[] =>
  [...new Set(payments.map(yearOf))].sort((one, other) => other - one)
