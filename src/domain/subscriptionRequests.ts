import { boolean, mixed, number, object, string, type InferType } from 'yup'
import { isCouponCode, normalCouponCode } from './coupon'
import { planSizes, planTiers, type PlanSize, type PlanTier } from './plans'
import { rule } from './rules'

const choice = {
  tier: mixed<PlanTier>().oneOf(planTiers, rule('plan_unknown')).required(rule('plan_unknown')),
  size: mixed<PlanSize>().oneOf(planSizes, rule('plan_unknown')).required(rule('plan_unknown')),
}

const couponCode = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? normalCouponCode(typed) : typed))
  .test('coupon-code', rule('coupon_unknown'), code => !code || isCouponCode(code))

/** The card form's or card page's token for the card. Only the payment provider understands it. */
const paymentMethod = string()
  .matches(/^(tok_[a-z_]{1,40}|cs_\w{1,200})$/, rule('card_invalid'))
  .required(rule('card_invalid'))

export const couponFieldSchema = object({ code: couponCode.required(rule('coupon_required')) })

/** POST /coupons/check */
export const checkCouponSchema = couponFieldSchema.shape(choice)
export type CheckCouponRequest = InferType<typeof checkCouponSchema>

const shownAmount = number().integer().min(0).required(rule('value_invalid'))

/** In whole units. `today` is 0 with a trial. */
const shownPrice = object({ total: shownAmount, today: shownAmount })
export type ShownPrice = InferType<typeof shownPrice>

/**
 * POST /subscriptions: the plan decides the amount. An amount in the request is dropped like any other field. Where the
 * plan has become dearer than the price that was shown, the server refuses (`price_changed`).
 */
export const subscribeSchema = object({
  ...choice,
  coupon: couponCode.nullable().default(null),
  paymentMethod,
  shown: shownPrice.optional().default(undefined),
})
export type SubscribeRequest = InferType<typeof subscribeSchema>

/** POST /subscriptions/confirm: the user's answer to their bank. */
export const confirmChargeSchema = object({
  chargeId: string().required(rule('value_invalid')),
  approved: boolean().strict().required(rule('value_invalid')),
})
export type ConfirmChargeRequest = InferType<typeof confirmChargeSchema>

/** PUT /subscriptions/mine/auto-renew */
export const autoRenewSchema = object({ on: boolean().strict().required(rule('value_invalid')) })

/** PUT /subscriptions/mine/payment-method */
export const paymentMethodSchema = object({ paymentMethod })
