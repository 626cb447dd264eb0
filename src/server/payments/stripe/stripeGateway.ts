import Stripe from 'stripe'
import type { Db } from '../../db/openDatabase'
import type { ChargeOrder, PaymentGateway, ReportRefund, ReportResult } from '../../kernel/PaymentGateway'
import { readMethod, type CardMethod } from './cardMethod'
import { openCardPage, readCardPage } from './cardPages'
import { chargeBooks } from './chargeBooks'
import { asCustomer, removeCustomer } from './customers'
import { intentOf, readEvent, refundOf } from './messages'
import { minorUnits } from './minorUnits'
import { refundCharge, resultOf } from './refundCharge'
import { refusalIn, toResult } from './toResult'

const declined = { status: 'refused', reason: 'declined' } as const
const notConfirmed = { status: 'refused', reason: 'not_confirmed' } as const

export interface StripeOptions {
  webhookSecret: string
}

/**
 * Implements PaymentGateway with Stripe. Users enter cards on Stripe's pages; we store only Stripe's ids. Its events
 * repeat and arrive out of order, so each event only makes us read the payment itself.
 */
export function stripeGateway(db: Db, stripe: Stripe, { webhookSecret }: StripeOptions): PaymentGateway {
  const subscribers = new Set<ReportResult>()
  const refundSubscribers = new Set<ReportRefund>()
  const books = chargeBooks(db, stripe)
  const lookAt = async (id: string) => toResult(await stripe.paymentIntents.retrieve(id))

  async function find(key: string) {
    const id = await books.idOf(key)
    if (id === undefined) return undefined
    return id === null ? ({ status: 'succeeded' } as const) : lookAt(id)
  }

  async function create(order: ChargeOrder, method: CardMethod) {
    try {
      const intent = await stripe.paymentIntents.create(toIntent(order, method), {
        idempotencyKey: order.key,
      })
      await books.write(order.key, intent.id)
      return toResult(intent)
    } catch (error) {
      const reason = refusalIn(error)
      if (!reason) throw error
      return { status: 'refused', reason } as const
    }
  }

  async function publishIntent({ id, metadata }: Stripe.PaymentIntent) {
    const key = metadata['charge_key']
    if (key === undefined) return
    const current = await stripe.paymentIntents.retrieve(id)
    if (current.status === 'processing') return
    for (const subscriber of subscribers) await subscriber(key, toResult(current))
  }

  async function publishRefund({ id, metadata }: Stripe.Refund) {
    const key = metadata?.['refund_key']
    if (key === undefined) return
    const result = resultOf(await stripe.refunds.retrieve(id))
    for (const subscriber of refundSubscribers) await subscriber(key, result)
  }

  return {
    createCharge: async order => {
      const method = readMethod(order.method)
      if (!method) return declined
      const row = await db
        .selectFrom('provider_charges')
        .select('provider_key')
        .where('key', '=', order.key)
        .executeTakeFirst()
      if (row?.provider_key) return lookAt(row.provider_key)
      if (order.amount > 0) return create(order, method)
      // Stripe takes no payment of zero, and it checked the card when the user entered it.
      await books.write(order.key, null)
      return { status: 'succeeded' }
    },
    confirm: async (key, approved) => {
      const id = await books.idOf(key)
      if (!id) return notConfirmed
      if (!approved) await callOff(stripe, id)
      return lookAt(id)
    },
    find,
    refund: async order => {
      const id = await books.idOf(order.chargeKey)
      return id ? refundCharge(stripe, id, order) : { status: 'refused', reason: 'not_charged' }
    },
    subscribe: subscriber => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    subscribeToRefunds: subscriber => {
      refundSubscribers.add(subscriber)
      return () => refundSubscribers.delete(subscriber)
    },
    openCardPage: page => asCustomer(db, stripe, page, customer => openCardPage(stripe, page, customer)),
    removeCustomer: customer => removeCustomer(stripe, customer),
    readCard: (given, userId) => readCardPage(stripe, given, userId),
    cardHint: method => readMethod(method)?.hint ?? '',
    receive: async (payload, headers) => {
      const signature = headers.get('stripe-signature') ?? ''
      const event = readEvent(stripe, payload, signature, webhookSecret)
      const intent = intentOf(event)
      const refund = refundOf(event)
      if (intent) await publishIntent(intent)
      if (refund) await publishRefund(refund)
    },
  }
}

const toIntent = (
  { key, amount, currency, customerPresent, returnUrl }: ChargeOrder,
  { paymentMethod, customer }: CardMethod,
): Stripe.PaymentIntentCreateParams => ({
  amount: minorUnits({ amount, currency }),
  currency: currency.toLowerCase(),
  customer,
  payment_method: paymentMethod,
  allowed_payment_method_types: ['card'],
  confirm: true,
  metadata: { charge_key: key },
  ...(customerPresent ? returnUrl && { return_url: returnUrl } : { off_session: true }),
})

/** Does nothing when the payment can no longer be cancelled. */
async function callOff(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}
