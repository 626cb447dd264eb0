import Stripe from 'stripe'
import type { Invoice } from '@/domain/subscription'
import { dataOf } from '@/testing/kit/answers'
import { signIn } from '@/testing/scenarios/builders'
import { startStripe, webhookSecret, type StripeStandIn } from '@/testing/doubles/stripeStandIn'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const { webhooks } = new Stripe('sk_test_kursi')

let stripe: StripeStandIn
let me: Subscriber

beforeEach(async () => {
  stripe = await startStripe()
  me = await startSubscriber(Date.now, { setting: stripe.setting })
})
afterEach(async () => {
  await me.api.close()
  await stripe.close()
})

/** Sends a message as the provider does: signed, without API key and session. */
async function send(payload: string, { body = payload, signedWith = webhookSecret, age = 0 } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age
  const signature = webhooks.generateTestHeaderString({ payload, secret: signedWith, timestamp })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  return (await me.api.api.request('/api/payments/webhook', { method: 'POST', headers, body })).status
}

async function askTheBank() {
  const cookie = await signIn(me.api, me.owner)
  await dataOf(me.api.request('POST', '/cards/pages', { returnTo: 'offer' }, { cookie }))
  await me.subscribed({ paymentMethod: stripe.enterCard('asks') })
}

test('an answer at the bank is heard from the provider, however often it is told', async () => {
  await askTheBank()
  stripe.answerBank(true)
  const message = stripe.eventOf('payment_intent.succeeded')
  expect(await Promise.all([send(message), send(message), send(message)])).toEqual([200, 200, 200])
  expect(await me.mine()).toMatchObject({ state: 'active' })
  expect(await me.get<Invoice[]>('/invoices')).toHaveLength(1)
})

test('messages that overtake each other change nothing: the payment itself says how it stands', async () => {
  await askTheBank()
  const early = stripe.eventOf('payment_intent.requires_action')
  stripe.answerBank(false)
  const failedOnce = stripe.eventOf('payment_intent.payment_failed')
  stripe.answerBank(true)
  expect(await send(failedOnce)).toBe(200)
  expect(await send(stripe.eventOf('payment_intent.succeeded'))).toBe(200)
  expect(await send(early)).toBe(200)
  expect(await me.mine()).toMatchObject({ state: 'active' })
})

test.each<[string, Parameters<typeof send>[1]]>([
  ['signed with another secret', { signedWith: 'whsec_other' }],
  ['changed on the way', { body: '{"type":"payment_intent.succeeded"}' }],
  ['from an hour ago', { age: 3600 }],
])('a message %s is refused and moves nothing', async (_what, options) => {
  await askTheBank()
  stripe.answerBank(true)
  expect(await send(stripe.eventOf('payment_intent.succeeded'), options)).toBe(400)
  expect(await me.mine()).toBeNull()
})

test('a message without a signature, or too large, is refused', async () => {
  const post = (init: RequestInit) => me.api.api.request('/api/payments/webhook', { method: 'POST', ...init })
  expect((await post({ body: stripe.eventOf('payment_intent.succeeded') })).status).toBe(400)
  const body = 'x'.repeat(200_000)
  expect((await post({ body, headers: { 'content-length': String(body.length) } })).status).toBe(413)
})

test('messages about something else, or a payment that is not ours, are taken and left alone', async () => {
  expect(await send(stripe.eventOf('customer.created'))).toBe(200)
  await askTheBank()
  const [ours] = stripe.intents
  if (!ours) throw new Error('No payment was made')
  const foreign = { ...ours, id: 'pi_foreign', metadata: { charge_key: 'somebody else’s' } }
  stripe.intents.push(foreign)
  expect(await send(stripe.eventOf('payment_intent.succeeded', foreign))).toBe(200)
  expect(
    await send(
      JSON.stringify({ type: 'payment_intent.created', data: { object: { id: 'pi_x', metadata: {} } } }),
    ),
  ).toBe(200)
  expect(await me.mine()).toBeNull()
})

test('while the provider cannot be asked the message is not taken, so that it comes again', async () => {
  await askTheBank()
  stripe.answerBank(true)
  const message = stripe.eventOf('payment_intent.succeeded')
  const intents = stripe.intents.splice(0)
  expect(await send(message)).toBe(500)
  stripe.intents.push(...intents)
  expect(await send(message)).toBe(200)
  expect(await me.mine()).toMatchObject({ state: 'active' })
})

test('without a provider there is nobody to hear from', async () => {
  const plain = await startSubscriber(Date.now)
  const answer = await plain.api.api.request('/api/payments/webhook', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  await plain.api.close()
})

test('the way back from the bank leads to a page of ours, without what the provider added', async () => {
  const lead = async (path: string) => {
    const answer = await me.api.api.request(`/api/payments/return/${path}`)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await lead('offer?payment_intent_client_secret=pi_secret')).toEqual([
    303,
    '/user/offer?bank=visited',
  ])
  expect(await lead('appointments?appointment=a%26b&payment_intent=pi_0')).toEqual([
    303,
    '/user/appointment?bank=a%26b',
  ])
  expect(await lead('/evil.test')).toEqual([401, null])
  expect(await lead('toString')).toEqual([404, null])
})
