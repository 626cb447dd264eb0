import { randomUUID } from 'node:crypto'
import type { CardEntry, CardPage } from '@/domain/card'
import type { Invoice } from '@/domain/subscription'
import { nextAttemptAt } from '@/domain/subscriptionLife'
import { findLatestSubscription } from '../../db/subscriptions'
import { demoAccounts } from '../../seed/demoAccounts'
import { seedDemo } from '../../seed/seedDemo'
import { renewSubscriptions } from '../../subscriptions/renew'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { balancesOf } from '@/testing/kit/balancesOf'
import { startApi } from '@/testing/kit/startApi'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startStripe, type Fault, type StripeStandIn } from '@/testing/doubles/stripeStandIn'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const minute = 60_000
const start = Date.parse('2027-01-31T22:30:00Z')

let now: number
let stripe: StripeStandIn
let me: Subscriber

beforeEach(async () => {
  now = start
  stripe = await startStripe()
  me = await startSubscriber(() => now, { setting: stripe.setting })
})
afterEach(async () => {
  await me.api.close()
  await stripe.close()
})

async function openPage(person: TestUser = me.owner, returnTo = 'offer') {
  const cookie = await signIn(me.api, person)
  return dataOf<CardPage>(me.api.request('POST', '/cards/pages', { returnTo }, { cookie }))
}
async function card(behaviour: string, person?: TestUser): Promise<string> {
  await openPage(person)
  return stripe.enterCard(behaviour)
}
const charged = () => stripe.intents.filter(({ status }) => status === 'succeeded')
const invoices = () => me.get<Invoice[]>('/invoices')
const confirm = async (chargeId: string, approved = true) =>
  me.api.request(
    'POST',
    '/subscriptions/confirm',
    { chargeId, approved },
    { cookie: await signIn(me.api, me.owner) },
  )
async function asked(key = randomUUID()) {
  const answer = await me.subscribed({ paymentMethod: await card('asks') }, { key })
  if (answer.result !== 'needs_confirmation') throw new Error(answer.result)
  return answer
}

test('a card is entered on the provider’s page, which leads back with a name for it', async () => {
  expect(await me.get<CardEntry>('/cards/entry')).toEqual({ entry: 'redirect' })
  const { url } = await openPage()
  expect(url).toBe('https://checkout.test/cs_test_0')
  const { form } = stripe.calls.find(({ path }) => path === '/v1/checkout/sessions') ?? {}
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    mode: 'setup',
    success_url: 'http://kursi.test/user/offer?card={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://kursi.test/user/offer',
    client_reference_id: me.owner.uid,
  })
  const id = stripe.enterCard('fine')
  expect(await me.get('/cards/' + id)).toEqual({ hint: '4242' })
})

test('an unfinished, unknown or another person’s page gives no card', async () => {
  await openPage()
  const cookie = await signIn(me.api, me.owner)
  const look = (id: string) => refusalOf(me.api.request('GET', `/cards/${id}`, undefined, { cookie }))
  expect(await look('cs_test_0')).toMatchObject({ status: 404 })
  const theirs = await card('fine', await addUser(me.api.app))
  for (const id of [theirs, 'cs_nobodys', 'pm_fine']) expect(await look(id)).toMatchObject({ status: 404 })
  expect(await refusalOf(me.subscribe({ paymentMethod: theirs }))).toMatchObject({
    status: 400,
    fields: { paymentMethod: 'card_invalid' },
  })
  expect(stripe.intents).toEqual([])
})

test('subscribing twenty times under one key charges once, in cents, under the charge’s own key', async () => {
  const paymentMethod = await card('fine')
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => me.subscribed({ paymentMethod }, { key })),
  )
  expect(answers.every(({ result }) => result === 'subscribed')).toBe(true)
  expect(stripe.intents).toMatchObject([{ amount: 2000, currency: 'usd', status: 'succeeded' }])
  const [post] = stripe.calls.filter(({ path }) => path === '/v1/payment_intents')
  expect(post?.idempotencyKey).toBe(stripe.intents[0]?.metadata.charge_key)
  expect(await invoices()).toHaveLength(1)
  expect(await me.mine()).toMatchObject({ state: 'active', cardHint: '4242' })
})

test.each([
  ['declined', 'declined'],
  ['poor', 'insufficient_funds'],
  ['gone', 'declined'],
])('a card that is %s is refused as %s, and another works afterwards', async (behaviour, reason) => {
  expect(await refusalOf(me.subscribe({ paymentMethod: await card(behaviour) }))).toMatchObject({
    status: 402,
    data: { reason },
  })
  await me.subscribed({ paymentMethod: await card('fine') })
  expect(charged()).toHaveLength(1)
})

test('the bank’s question leads to its page; the answer counts once', async () => {
  const { chargeId, redirectUrl } = await asked()
  expect(redirectUrl).toBe('https://bank.test/pi_0')
  expect(await me.mine()).toBeNull()
  expect(await dataOf(confirm(chargeId))).toMatchObject({ result: 'needs_confirmation', redirectUrl })
  stripe.answerBank(true)
  await Promise.all([confirm(chargeId), confirm(chargeId), me.runJobs()])
  expect(await me.mine()).toMatchObject({ state: 'active' })
  expect(await invoices()).toHaveLength(1)
})

test('refused at the bank or called off here, nothing is charged', async () => {
  const first = await asked()
  stripe.answerBank(false)
  expect(await refusalOf(confirm(first.chargeId))).toMatchObject({ data: { reason: 'not_confirmed' } })
  const second = await asked()
  expect(await refusalOf(confirm(second.chargeId, false))).toMatchObject({ status: 402 })
  expect(stripe.intents.at(-1)?.status).toBe('canceled')
  expect(await me.mine()).toBeNull()
})

test('called off too late, what was paid counts', async () => {
  const { chargeId } = await asked()
  stripe.answerBank(true)
  expect((await confirm(chargeId, false)).status).toBe(200)
  expect(await me.mine()).toMatchObject({ state: 'active' })
})

test('a lost answer is asked for again under the same key, by the library or by the person', async () => {
  const paymentMethod = await card('fine')
  const key = randomUUID()
  stripe.faults.push('answer lost', 'answer lost', 'answer lost')
  expect(await refusalOf(me.subscribe({ paymentMethod }, { key }))).toMatchObject({ code: 'no_answer' })
  expect(charged()).toHaveLength(1)
  expect(await me.subscribed({ paymentMethod }, { key })).toMatchObject({ result: 'subscribed' })
  expect(charged()).toHaveLength(1)
})

test('nobody presses again after a lost answer: the job finds the charge by its key', async () => {
  const paymentMethod = await card('fine')
  stripe.faults.push('answer lost', 'answer lost', 'answer lost')
  await refusalOf(me.subscribe({ paymentMethod }))
  now += minute
  await me.runJobs()
  expect(await me.mine()).toMatchObject({ state: 'active' })
  expect(charged()).toHaveLength(1)
})

test.each<[string, Fault[]]>([
  ['a lock', [409]],
  ['trouble', [500, 500]],
])('%s at the provider is passed over', async (_what, faults) => {
  const paymentMethod = await card('fine')
  stripe.faults.push(...faults)
  await me.subscribed({ paymentMethod })
  expect(charged()).toHaveLength(1)
})

test('a provider that is too busy is told as no answer, and pressing again charges once', async () => {
  const paymentMethod = await card('fine')
  const key = randomUUID()
  stripe.faults.push(429)
  expect(await refusalOf(me.subscribe({ paymentMethod }, { key }))).toMatchObject({ code: 'no_answer' })
  await me.subscribed({ paymentMethod }, { key })
  expect(charged()).toHaveLength(1)
})

test('a trial charges nothing; its end is charged once with nobody present', async () => {
  await me.subscribed({ tier: 'gold', paymentMethod: await card('fine') })
  expect(stripe.intents).toEqual([])
  now = (await me.mine())?.nextCharge?.at ?? 0
  await Promise.all([me.runJobs(), me.runJobs()])
  await me.runJobs()
  expect(stripe.intents).toMatchObject([{ amount: 16_000 }])
  expect(stripe.calls.at(-1)?.form.get('off_session')).toBe('true')
})

test('a renewal whose answer was lost is found by the job, and not charged again', async () => {
  await me.subscribed({ tier: 'gold', paymentMethod: await card('fine') })
  now = (await me.mine())?.nextCharge?.at ?? 0
  stripe.faults.push('answer lost', 'answer lost', 'answer lost')
  await me.runJobs()
  expect(await invoices()).toEqual([])
  now += minute
  await me.runJobs()
  await me.runJobs()
  expect(await invoices()).toHaveLength(1)
  expect(stripe.intents).toHaveLength(1)
})

test('a renewal that needs the person is refused, and another card recovers it', async () => {
  await me.subscribed({ tier: 'gold', paymentMethod: await card('asks') })
  now = (await me.mine())?.nextCharge?.at ?? 0
  await me.runJobs()
  expect(await me.mine()).toMatchObject({ state: 'past_due' })
  const cookie = await signIn(me.api, me.owner)
  const body = { paymentMethod: await card('fine') }
  await dataOf(me.api.request('PUT', '/subscriptions/mine/payment-method', body, { cookie }))
  expect(charged()).toHaveLength(1)
  expect(await balancesOf(me.api.app.db, 'online')).toEqual([{ currency: 'USD', amount: 160 }])
})

test('the demo is filled without asking the provider, and its card is no card of it', async () => {
  const { app, close } = await startApi({ now: () => now, config: { setting: stripe.setting } })
  await seedDemo(app)
  expect(stripe.calls).toEqual([])
  const held = await findLatestSubscription(app.db, demoAccounts.barber.id)
  now = (held && nextAttemptAt(held)) ?? 0
  await renewSubscriptions(app)()
  expect(stripe.calls).toEqual([])
  const later = await findLatestSubscription(app.db, demoAccounts.barber.id)
  expect(later?.refusedCharges).toBe(1)
  await close()
})

test('refunds happen once a key, and never give back more than was charged', async () => {
  await me.subscribed({ paymentMethod: await card('fine') })
  const chargeKey = stripe.intents[0]?.metadata.charge_key ?? ''
  const refund = (key: string, amount: number) =>
    me.api.app.gateway.refund({ key, chargeKey, amount, currency: 'USD' })
  stripe.faults.push('answer lost', 'answer lost', 'answer lost')
  await expect(refund('one', 15)).rejects.toThrow()
  expect(await refund('one', 15)).toEqual({ status: 'succeeded' })
  expect(await refund('two', 6)).toEqual({ status: 'refused', reason: 'too_much' })
  stripe.faults.push('disputed')
  expect(await refund('three', 5)).toEqual({ status: 'refused', reason: 'declined' })
  expect(stripe.refunds).toMatchObject([{ amount: 1500 }])
  const unknown = { key: 'x', chargeKey: 'none', amount: 1, currency: 'USD' } as const
  expect(await me.api.app.gateway.refund(unknown)).toEqual({ status: 'refused', reason: 'not_charged' })
})
