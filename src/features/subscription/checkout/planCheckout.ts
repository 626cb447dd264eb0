import { subscriptionsApi } from '@/api/subscriptionsApi'
import type { SubscribeAnswer } from '@/domain/subscription'
import { chargeRefusalOf, toChargeAnswer } from '@/features/cards/chargeAnswer'
import type { CheckoutPurpose } from '@/features/cards/pay'
import { resultOf, type Result } from '@/store/submit'
import { isCouponProblem } from '../coupon/isCouponProblem'
import { isTooMany } from '@/store/ApiError'

const { subscribe, confirmCharge } = subscriptionsApi.endpoints

const answerOf = (result: Result<SubscribeAnswer>) =>
  toChargeAnswer(result, ({ invoice }) => invoice?.number ?? null)

export const planCheckout: CheckoutPurpose<'subscription'> = {
  name: 'subscription',
  send:
    ({ tier, size, coupon }, { paymentMethod, idempotencyKey }) =>
    async dispatch => {
      const request = { tier, size, coupon, paymentMethod, idempotencyKey }
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
    if (code === 'already_subscribed' || code === 'payment_under_way' || code === 'signed_out') return code
    return isTooMany(error) ? 'too_many' : 'other'
  },
  /** The coupon is no longer valid, so the plan costs its full price. */
  corrected: (item, refusal) => (isCouponProblem(refusal) ? { ...item, coupon: null } : undefined),
}
