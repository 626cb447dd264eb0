import { boolean, mixed, object, string, type ObjectSchema, type Schema } from 'yup'
import { storedCount, storedText } from '@/domain/storedFields'
import { couponProblems, isCouponCode } from '@/domain/coupon'
import { planSizes, planTiers } from '@/domain/plans'
import { chargeRefusals } from '@/domain/subscription'
import type { Checkout } from './checkout'

const refusals = [
  ...chargeRefusals,
  ...couponProblems,
  'already_subscribed',
  'payment_under_way',
  'price_changed',
  'signed_out',
  'too_many',
  'other',
]

const item = object({
  tier: string().oneOf(planTiers).required(),
  size: string().oneOf(planSizes).required(),
  coupon: string()
    .test('coupon-code', text => !text || isCouponCode(text))
    .nullable()
    .defined(),
})
  .exact()
  .required()
const payment = object({
  idempotencyKey: storedText.required(),
  paymentMethod: storedText.required(),
  amount: storedCount.required(),
  today: storedCount,
})
  .exact()
  .required()
const question = object({
  chargeId: storedText.required(),
  redirectUrl: storedText.matches(/^https?:\/\//),
})
  .exact()
  .required()

/** Accepts just these fields: a field of another step is invalid. */
const exactly = (fields: Record<string, Schema>): ObjectSchema<object> =>
  object({ step: string().required(), ...fields }).exact()

const steps: Partial<Record<Checkout['step'], ObjectSchema<object>>> = {
  none: exactly({}),
  paying: exactly({ item, refusal: string().oneOf(refusals).nullable().defined(), until: storedCount }),
  sending: exactly({ item, payment }),
  unanswered: exactly({ item, payment }),
  bank_asks: exactly({ item, payment, question, isUnsure: boolean().required() }),
  answering_bank: exactly({ item, payment, question, approved: boolean().required() }),
  paid: exactly({ item, invoiceNumber: storedCount.positive().nullable().defined() }),
}

function isCheckout(value: unknown): value is Checkout<'subscription'> {
  if (typeof value !== 'object' || value === null || !('step' in value)) return false
  const { step } = value
  if (typeof step !== 'string' || !Object.hasOwn(steps, step)) return false
  return steps[step as Checkout['step']]?.isValidSync(value, { strict: true }) ?? false
}

/** One step of buying a plan, with that step's fields. */
export const persistedCheckoutSchema = object({
  subscription: mixed<Checkout<'subscription'>>(isCheckout).required(),
})
