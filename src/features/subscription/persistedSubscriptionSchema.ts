import { object, string } from 'yup'
import { storedCount } from '@/domain/storedFields'
import { isCouponCode, isDiscount } from '@/domain/coupon'
import { planTiers } from '@/domain/plans'

const code = string().test('coupon-code', text => !text || isCouponCode(text))

const discount = object({
  kind: string()
    .oneOf(['percent', 'amount'] as const)
    .required(),
  value: storedCount.required(),
})
  .exact()
  .test('discount', isDiscount)

/** The tab and the coupon. */
export const persistedSubscriptionSchema = object({
  tier: string().oneOf(planTiers).nullable().defined(),
  coupon: object({ code: code.required(), discount: discount.required() }).exact().nullable().defined(),
})
