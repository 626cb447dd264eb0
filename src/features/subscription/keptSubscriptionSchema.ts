import { boolean, mixed, number, object, string, type ObjectSchema, type Schema } from 'yup'
import { couponProblems, isCouponCode, isDiscount } from '@/domain/coupon'
import { planSizes, planTiers } from '@/domain/plans'
import { chargeRefusals } from '@/domain/subscription'
import type { Checkout } from './checkoutState'
import type { SubscriptionState } from './subscriptionSlice'

export type KeptSubscription = Pick<SubscriptionState, 'tier' | 'coupon' | 'checkout'>

const refusals = [
  ...chargeRefusals,
  ...couponProblems,
  'already_subscribed',
  'payment_under_way',
  'signed_out',
  'too_many',
  'other',
]

const tier = string().oneOf(planTiers)
const code = string().test('coupon-code', text => !text || isCouponCode(text))

const chosen = {
  tier: tier.required(),
  size: string().oneOf(planSizes).required(),
  coupon: code.nullable().defined(),
}
const sent = {
  ...chosen,
  idempotencyKey: string().required(),
  paymentMethod: string().required(),
  total: number().integer().min(0).required(),
}
const asked = { ...sent, chargeId: string().required(), redirectUrl: string().matches(/^https?:\/\//) }

/** Just these fields: what a step does not know must not be there either. */
const exactly = (fields: Record<string, Schema>): ObjectSchema<object> =>
  object({ step: string().required(), ...fields }).exact()

const steps: Record<Checkout['step'], ObjectSchema<object>> = {
  not_chosen: exactly({}),
  paying: exactly({ ...chosen, refusal: string().oneOf(refusals).nullable().defined() }),
  sending: exactly(sent),
  unanswered: exactly(sent),
  bank_asks: exactly({ ...asked, isUnsure: boolean().required() }),
  answering_bank: exactly({ ...asked, approved: boolean().required() }),
  subscribed: exactly({ ...chosen, invoiceNumber: number().integer().positive().nullable().defined() }),
}

function isCheckout(value: unknown): value is Checkout {
  if (typeof value !== 'object' || value === null || !('step' in value)) return false
  const { step } = value
  return (
    typeof step === 'string' &&
    Object.hasOwn(steps, step) &&
    steps[step as Checkout['step']].isValidSync(value, { strict: true })
  )
}

const discount = object({
  kind: string()
    .oneOf(['percent', 'amount'] as const)
    .required(),
  value: number().required(),
})
  .exact()
  .test('discount', isDiscount)

/** What may come back from storage: the tab, the coupon, and one step of the checkout with that step's fields. */
export const keptSubscriptionSchema = object({
  tier: tier.nullable().defined(),
  coupon: object({ code: code.required(), discount: discount.required() }).exact().nullable().defined(),
  checkout: mixed<Checkout>(isCheckout).required(),
})
