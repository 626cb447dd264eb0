import { subscriptionsApi } from '@/api/subscriptionsApi'
import type { SubscribeAnswer } from '@/domain/subscription'
import { chargeRefusalOf, toChargeAnswer } from '@/features/cards/chargeAnswer'
import type { CheckoutPurpose } from '@/features/cards/pay'
import { resultOf, type Result } from '@/store/submit'
import { isCouponProblem } from '../coupon/isCouponProblem'
import { isTooMany } from '@/store/ApiError'

const { subscribe, confirmCharge } = subscriptionsApi.endpoints

const planRefusals = ['already_subscribed', 'payment_under_way', 'price_changed', 'signed_out'] as const

const isPlanRefusal = (code: string | undefined): code is (typeof planRefusals)[number] =>
  (planRefusals as readonly unknown[]).includes(code)

const answerOf = (result: Result<SubscribeAnswer>) =>
  toChargeAnswer(result, ({ invoice }) => invoice?.number ?? null)

export const planCheckout: CheckoutPurpose<'subscription'> = {
  name: 'subscription',
  send:
    ({ tier, size, coupon }, { paymentMethod, idempotencyKey, amount, today = amount }) =>
    async dispatch => {
      const shown = { total: amount, today }
      const request = { tier, size, coupon, paymentMethod, shown, idempotencyKey }
      return answerOf(resultOf(await dispatch(subscribe.initiate(request, { track: false }))))
    },
  confirm:
    (_item, { chargeId }, approved) =>
    async dispatch =>
      answerOf(resultOf(await dispatch(confirmCharge.initiate({ chargeId, approved }, { track: false })))),
  refusalOf: error => {
    const { code, data, fields } = error
    const rule = fields?.['coupon']
    if (isCouponProblem(rule)) return rule
    if (code === 'declined') return chargeRefusalOf(data)
    if (isPlanRefusal(code)) return code
    return isTooMany(error) ? 'too_many' : 'other'
  },
  /** The coupon is no longer valid, so the plan costs its full price. */
  corrected: (item, refusal) => (isCouponProblem(refusal) ? { ...item, coupon: null } : undefined),
}
