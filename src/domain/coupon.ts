import { plainNumber } from './digits'
import type { Money } from './money'
import { wholeUnit } from './wholeUnits'
import type { Instant } from './zonedTime'

/** A percentage of the price, or an amount in dollars, shekels or dinars. */
export interface Discount {
  kind: 'percent' | 'amount'
  value: number
}

export interface Coupon {
  code: string
  discount: Discount
  /** Null for no limit. */
  startsAt: Instant | null
  endsAt: Instant | null
  maxUses: number | null
}

/** Why a coupon is refused, as rule codes. */
export const couponProblems = [
  'coupon_unknown',
  'coupon_not_started',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used',
] as const
export type CouponProblem = (typeof couponProblems)[number]

const codePattern = /^[A-Z0-9-]{3,32}$/

/** A code as stored and compared: in upper case, with Latin digits and plain dashes, without marks, trimmed. */
export const normalCouponCode = (typed: string): string =>
  plainNumber(typed.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase()

export const isCouponCode = (code: string): boolean => codePattern.test(code)

/** A whole percentage from 1 to 100, or a whole amount from 1. */
export const isDiscount = ({ kind, value }: Discount): boolean =>
  Number.isSafeInteger(value) && value >= 1 && (kind === 'amount' || value <= 100)

/** The discount, never more than the price. Percentages are rounded down to the unit that is kept of the currency. */
export function discountOn({ amount: price, currency }: Money, { kind, value }: Discount): number {
  const off = kind === 'percent' ? Math.floor((price * value) / 100) : value * wholeUnit(currency)
  return Math.min(price, Math.max(0, off))
}

interface Circumstances {
  now: Instant
  uses: number
  usedByUser: boolean
}

/** Why the coupon is refused; undefined when it is valid. `endsAt` is exclusive. */
export function couponProblem(
  coupon: Coupon | undefined,
  { now, uses, usedByUser }: Circumstances,
): CouponProblem | undefined {
  if (!coupon || !isDiscount(coupon.discount)) return 'coupon_unknown'
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'coupon_not_started'
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon_expired'
  if (usedByUser) return 'coupon_used'
  return coupon.maxUses !== null && uses >= coupon.maxUses ? 'coupon_used_up' : undefined
}
