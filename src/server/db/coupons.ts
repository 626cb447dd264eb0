import { createHmac } from 'node:crypto'
import { couponProblem, type Coupon, type CouponProblem, type Discount } from '@/domain/coupon'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'

/** Keyed by the server's secret. Recognises a returning user, even with a new account, without storing who it is. */
export const couponUserMark = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`coupon ${email}`).digest('base64url')

/** False when the code is already in use. */
export async function insertCoupon(db: Db, coupon: Coupon, now: number): Promise<boolean> {
  const { code, discount, startsAt, endsAt, maxUses } = coupon
  return insertNew(db, 'coupons', {
    code,
    kind: discount.kind,
    value: discount.value,
    starts_at: startsAt,
    ends_at: endsAt,
    max_uses: maxUses,
    created_at: now,
  })
}

interface JudgedCoupon {
  coupon: Coupon | undefined
  problem: CouponProblem | undefined
  /** Use numbers that are claimed. */
  taken: number[]
}

/** The coupon for the code, and whether it is valid for the user now. */
export async function judgeCoupon(
  db: Db,
  code: string,
  userMark: string,
  now: number,
): Promise<JudgedCoupon> {
  const coupon = await findCoupon(db, code)
  const uses = await db
    .selectFrom('coupon_uses')
    .select(['use_number', 'user_mark'])
    .where('code', '=', code)
    .execute()
  const usedByUser = uses.some(({ user_mark }) => user_mark === userMark)
  const problem = couponProblem(coupon, { now, uses: uses.length, usedByUser })
  return { coupon, problem, taken: uses.map(({ use_number }) => use_number) }
}

async function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  return (
    row && {
      code: row.code,
      discount: { kind: row.kind as Discount['kind'], value: row.value },
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      maxUses: row.max_uses,
    }
  )
}

/** Claims one use for the charge. Returns the coupon or why it is invalid. Table keys decide between parallel uses. */
export async function claimCoupon(
  db: Db,
  code: string,
  use: { userMark: string; chargeKey: string },
  now: number,
): Promise<Coupon | CouponProblem> {
  for (;;) {
    const { coupon, problem, taken } = await judgeCoupon(db, code, use.userMark, now)
    if (problem) return problem
    if (!coupon) return 'coupon_unknown'
    const isNew = await insertNew(db, 'coupon_uses', {
      code,
      use_number: freePosition(taken),
      user_mark: use.userMark,
      charge_key: use.chargeKey,
    })
    if (isNew) return coupon
  }
}

function freePosition(taken: readonly number[]): number {
  const numbers = new Set(taken)
  let use_number = 1
  while (numbers.has(use_number)) use_number += 1
  return use_number
}

/** Frees the coupon of a failed charge for another use. */
export async function releaseCoupon(db: Db, chargeKey: string): Promise<void> {
  await db.deleteFrom('coupon_uses').where('charge_key', '=', chargeKey).execute()
}
