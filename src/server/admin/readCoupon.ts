import { isCouponCode, isDiscount, normalCouponCode, type Coupon, type Discount } from '@/domain/coupon'
import { parseWhole } from '@/domain/wholeNumber'
import { addDays, isIsoDate, utcMidnight } from '@/domain/weekday'

export const couponUsage =
  'Usage: coupon CODE (--percent 1-100 | --amount DOLLARS) [--from YYYY-MM-DD] [--until YYYY-MM-DD] [--uses N]'

interface CouponOptions {
  percent?: string | undefined
  amount?: string | undefined
  from?: string | undefined
  until?: string | undefined
  uses?: string | undefined
}

/** A coupon from an operator's command line. Days are in UTC, both included. Throws a message for invalid input. */
export function readCoupon(typedCode: string, { percent, amount, from, until, uses }: CouponOptions): Coupon {
  const code = normalCouponCode(typedCode)
  if (!isCouponCode(code)) throw new Error('A code is 3 to 32 letters, digits and hyphens')
  return {
    code,
    discount: readDiscount(percent, amount),
    startsAt: from === undefined ? null : startOf(from),
    endsAt: until === undefined ? null : startOf(addDays(day(until), 1)),
    maxUses: uses === undefined ? null : readUses(uses),
  }
}

function readDiscount(percent: string | undefined, amount: string | undefined): Discount {
  if ((percent === undefined) === (amount === undefined)) throw new Error(couponUsage)
  const kind = percent === undefined ? 'amount' : 'percent'
  const discount: Discount = { kind, value: parseWhole(percent ?? amount) ?? 0 }
  if (!isDiscount(discount)) throw new Error('A discount is a whole number from 1; a percentage at most 100')
  return discount
}

function readUses(typed: string): number {
  const uses = parseWhole(typed)
  if (!uses) throw new Error('A coupon can be used a whole number of times, from 1')
  return uses
}

function day(text: string): string {
  if (!isIsoDate(text)) throw new Error(`${text} is no date`)
  return text
}

const startOf = (text: string): number => utcMidnight(day(text))
