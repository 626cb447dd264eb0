import Stripe from 'stripe'
import type { RefundOrder, RefundRefusal, RefundResult } from '../../kernel/PaymentGateway'
import { minorUnits } from './minorUnits'

const refused = (reason: RefundRefusal): RefundResult => ({ status: 'refused', reason })

/**
 * Refunds part or all of a payment. The provider forgets an idempotency key after a day, so this looks for an existing
 * refund first.
 */
export async function refundCharge(
  stripe: Stripe,
  paymentId: string,
  { key, amount, currency }: RefundOrder,
): Promise<RefundResult> {
  const payment = await stripe.paymentIntents.retrieve(paymentId)
  if (payment.status !== 'succeeded' || payment.currency !== currency.toLowerCase())
    return refused('not_charged')
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })
  const earlier = data.find(({ metadata }) => metadata?.['refund_key'] === key)
  if (earlier) return resultOf(earlier)
  try {
    return resultOf(
      await stripe.refunds.create(
        {
          payment_intent: paymentId,
          amount: minorUnits({ amount, currency }),
          metadata: { refund_key: key },
        },
        { idempotencyKey: key },
      ),
    )
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const isTooMuch = error.code === 'charge_already_refunded' || error.param === 'amount'
    if (isTooMuch) return refused('too_much')
    // The bank has taken the money back already or decides about it.
    if (error.code === 'charge_disputed') return refused('declined')
    throw error
  }
}

/** The result of a refund; a refund that waits for the bank or the client is pending. */
export function resultOf({ status }: Stripe.Refund): RefundResult {
  if (status === 'failed' || status === 'canceled') return refused('declined')
  return { status: status === 'succeeded' ? status : 'pending' }
}
