import { latinDigits } from './digits'
import type { Instant } from './zonedTime'

/** What a coupon takes off: a share of the price, or whole dollars. */
export interface Discount {
  kind: 'percent' | 'amount'
  value: number
}

export interface Coupon {
  code: string
  discount: Discount
  /** Null for no such limit. */
  startsAt: Instant | null
  endsAt: Instant | null
  maxUses: number | null
}

/** Why a coupon does not count, each a rule code. */
export const couponProblems = [
  'coupon_unknown',
  'coupon_not_started',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used',
] as const
export type CouponProblem = (typeof couponProblems)[number]

const codePattern = /^[A-Z0-9-]{3,32}$/

/** A code as it is stored and compared: typed in any case, with Arabic digits, with spaces around. */
export const normalCouponCode = (typed: string): string => latinDigits(typed).trim().toUpperCase()

export const isCouponCode = (code: string): boolean => codePattern.test(code)

/** A whole percentage from 1 to 100, or a whole amount from 1. */
export const isDiscount = ({ kind, value }: Discount): boolean =>
  Number.isSafeInteger(value) && value >= 1 && (kind === 'amount' || value <= 100)

/** Whole dollars off a price, never more than the price; a share is rounded down to the dollar. */
export function discountOn(price: number, { kind, value }: Discount): number {
  const off = kind === 'percent' ? Math.floor((price * value) / 100) : value
  return Math.min(price, Math.max(0, off))
}

interface Circumstances {
  now: Instant
  /** By others. */
  uses: number
  usedByUser: boolean
}

/** Undefined when the coupon counts. The last instant is outside. */
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
