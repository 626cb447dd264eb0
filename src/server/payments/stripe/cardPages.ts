import Stripe from 'stripe'
import { enteredCardParam } from '@/domain/card'
import type { CardPage } from '../../kernel/PaymentGateway'
import { writeMethod } from './cardMethod'

/** Opens the provider's page where the user enters a card; the page charges nothing. */
export async function openCardPage(
  stripe: Stripe,
  { userId, returnUrl }: CardPage,
  customer: string,
): Promise<string> {
  const card = `${returnUrl.includes('?') ? '&' : '?'}${enteredCardParam}={CHECKOUT_SESSION_ID}`
  const { url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    customer,
    client_reference_id: userId,
    success_url: returnUrl + card,
    cancel_url: returnUrl,
  })
  if (!url) throw new Error('The provider opened a card page without an address')
  return url
}

/** The card entered on a page; undefined when the page is unfinished, unknown, or of another user. */
export async function readCardPage(
  stripe: Stripe,
  sessionId: string,
  userId: string,
): Promise<string | undefined> {
  const session = await findSession(stripe, sessionId)
  if (session?.mode !== 'setup' || session.status !== 'complete') return undefined
  if (session.client_reference_id !== userId) return undefined
  const { customer, setup_intent: setup } = session
  if (typeof setup !== 'object' || setup?.status !== 'succeeded') return undefined
  const method = setup.payment_method
  if (typeof method !== 'object' || !method?.card || !customer) return undefined
  return writeMethod({
    paymentMethod: method.id,
    customer: typeof customer === 'string' ? customer : customer.id,
    hint: method.card.last4,
  })
}

async function findSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  if (!id.startsWith('cs_')) return undefined
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
    throw error
  }
}
