import type { ApiError } from '@/store/ApiError'
import type { AppDispatch, ClientServices } from '@/store/services'
import { outcomeOf, type Outcome } from '@/store/submit'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import { chargeRefusals, type ChargeRefusal, type SubscribeAnswer } from '@/domain/subscription'
import { chosenOf, type Checkout, type Refusal, type Sent } from './checkoutState'
import { isCouponProblem } from './isCouponProblem'
import {
  answerMissed,
  bankAnswered,
  confirmationAsked,
  couponFoundInvalid,
  paymentRefused,
  paymentSent,
  selectCheckout,
  subscriptionBegun,
  type SubscriptionState,
} from './subscriptionSlice'

const { subscribe, confirmCharge } = subscriptionsApi.endpoints

const checkoutOf = (getState: () => unknown): Checkout =>
  selectCheckout(getState() as { subscription: SubscriptionState })

const asChargeRefusal = (data: unknown): ChargeRefusal =>
  chargeRefusals.find(reason => reason === (data as { reason?: unknown } | undefined)?.reason) ?? 'declined'

const refusalOf = ({ status, code, data }: ApiError): Refusal => {
  if (code === 'declined') return asChargeRefusal(data)
  if (code === 'already_subscribed' || code === 'payment_under_way' || code === 'signed_out') return code
  return status === 429 ? 'too_many' : 'other'
}

/** From 500 on and without an answer, nobody can say whether the card was charged. */
const isUnsure = ({ status }: ApiError) => status === 0 || status >= 500

/** What an answer means for the payment of that key. */
function tell(dispatch: AppDispatch, idempotencyKey: string, outcome: Outcome<SubscribeAnswer>): void {
  const { data, error } = outcome
  if (error) {
    const rule = error.fields?.['coupon']
    if (isUnsure(error)) dispatch(answerMissed({ idempotencyKey }))
    else dispatch(paymentRefused({ idempotencyKey, refusal: refusalOf(error) }))
    if (isCouponProblem(rule)) dispatch(couponFoundInvalid(rule))
  } else if (data.outcome === 'needs_confirmation') {
    const { chargeId, redirectUrl } = data
    dispatch(confirmationAsked({ idempotencyKey, chargeId, ...(redirectUrl && { redirectUrl }) }))
  } else {
    dispatch(subscriptionBegun({ idempotencyKey, invoiceNumber: data.invoice?.number ?? null }))
  }
}

async function send(dispatch: AppDispatch, checkout: Sent): Promise<void> {
  const { idempotencyKey, paymentMethod, total } = checkout
  dispatch(paymentSent({ idempotencyKey, paymentMethod, total }))
  const request = { ...chosenOf(checkout), paymentMethod, idempotencyKey }
  tell(dispatch, idempotencyKey, outcomeOf(await dispatch(subscribe.initiate(request, { track: false }))))
}

/** Pays for the chosen plan with a card, at the price that was shown. Does nothing while a payment is under way. */
export const payForPlan =
  (payment: Pick<Sent, 'paymentMethod' | 'total'>) =>
  async (dispatch: AppDispatch, getState: () => unknown, { newKey }: ClientServices): Promise<void> => {
    const checkout = checkoutOf(getState)
    if (checkout.step !== 'paying') return
    await send(dispatch, { ...chosenOf(checkout), ...payment, idempotencyKey: newKey() })
  }

/** Asks again how a payment went of which the answer was lost: the same request under the same key. */
export const askAgain =
  () =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const checkout = checkoutOf(getState)
    if (checkout.step === 'unanswered') await send(dispatch, checkout)
  }

/** Passes on what the person told their bank. */
export const answerBank =
  (approved: boolean) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const checkout = checkoutOf(getState)
    if (checkout.step !== 'bank_asks') return
    const { chargeId, idempotencyKey } = checkout
    dispatch(bankAnswered(approved))
    const answer = await dispatch(confirmCharge.initiate({ chargeId, approved }, { track: false }))
    tell(dispatch, idempotencyKey, outcomeOf(answer))
  }

/** Finds out how the person answered on a page of their bank; a question of ours is theirs alone to answer. */
export const askBank =
  () =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const checkout = checkoutOf(getState)
    if ('redirectUrl' in checkout) await dispatch(answerBank(true))
  }
