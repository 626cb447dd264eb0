import Stripe from 'stripe'
import type { NotificationPage } from '@/domain/notification'
import { dataOf } from '@/testing/kit/answers'
import { startPayingClient, type PayingClient } from '@/testing/scenarios/payingClient'
import { startStripe, webhookSecret, type StripeStandIn } from '@/testing/doubles/stripeStandIn'

const { webhooks } = new Stripe('sk_test_kursi')
const now = Date.parse('2027-02-01T07:00:00Z')

let stripe: StripeStandIn
let client: PayingClient
let id: string

beforeEach(async () => {
  stripe = await startStripe()
  client = await startPayingClient({ now: () => now, config: { setting: stripe.setting } })
  id = (await client.book(Date.parse('2027-02-02T07:00:00Z')))._id
  const { uid: userId, email } = client.ann
  await client.api.app.gateway.openCardPage?.({ userId, email, returnUrl: 'http://x' })
  await client.paid(id, { paymentMethod: stripe.enterCard('fine') })
})
afterEach(async () => {
  await client.api.close()
  await stripe.close()
})

/** The provider reports, twice, that the refund's status has changed. */
async function reported(type: string, status: string): Promise<void> {
  const [refund] = stripe.refunds
  if (!refund) throw new Error('Nothing was given back')
  const payload = stripe.eventOf(type, { ...refund })
  refund.status = status
  for (let time = 0; time < 2; time += 1) {
    const timestamp = Math.floor(Date.now() / 1000)
    const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
    const message = { method: 'POST', headers, body: payload }
    expect((await client.api.api.request('/api/payments/webhook', message)).status).toBe(200)
  }
}

const refusalsTold = async (cookie: string) => {
  const page = client.api.request('GET', '/notifications', undefined, { cookie })
  return (await dataOf<NotificationPage>(page)).notifications.filter(({ kind }) => kind === 'refund_refused')
}

async function expectRefused(): Promise<void> {
  expect(await client.ownersView(id)).toMatchObject({ status: 'cancelled', refund: 'refused' })
  const [payment] = await client.annsPayments()
  expect(payment).toMatchObject({ amount: 20, refund: 'refused' })
  expect(payment).not.toHaveProperty('refundedAt')
  expect(await client.held()).toBe(20)
  for (const cookie of [client.asOwner, client.asAnn]) {
    const told = await refusalsTold(cookie)
    expect(told).toMatchObject([
      { appointmentId: id, facts: { unreturned: { amount: 20, currency: 'USD' } } },
    ])
    expect(told[0]?.facts).not.toHaveProperty('refund')
  }
  await client.runJobs()
  expect(stripe.refunds).toHaveLength(1)
}

test('a refund that fails after it had gone through is refused: the appointment holds the money, and both sides are told', async () => {
  await dataOf(client.act(id, 'cancel'))
  expect(await client.ownersView(id)).toMatchObject({ refund: 'done' })
  expect(await client.held()).toBe(0)
  await reported('refund.failed', 'failed')
  await expectRefused()
})

describe('a refund that is pending', () => {
  beforeEach(async () => {
    stripe.refundStatus = 'pending'
    await dataOf(client.act(id, 'cancel'))
    await client.runJobs()
    expect(await client.ownersView(id)).toMatchObject({ refund: 'under_way' })
    expect(await client.held()).toBe(20)
    expect(stripe.refunds).toHaveLength(1)
  })

  test('is refused when it fails', async () => {
    await reported('refund.updated', 'failed')
    await expectRefused()
  })

  test('is done when the provider says so', async () => {
    await reported('refund.updated', 'succeeded')
    expect(await client.annsPayments()).toMatchObject([{ refund: 'done' }])
    expect(await client.held()).toBe(0)
  })

  test('is done when the job finds it so', async () => {
    for (const refund of stripe.refunds) refund.status = 'succeeded'
    await client.runJobs()
    expect(await client.annsPayments()).toMatchObject([{ refund: 'done' }])
    expect(await refusalsTold(client.asAnn)).toEqual([])
  })
})
