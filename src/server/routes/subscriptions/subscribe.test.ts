import { randomUUID } from 'node:crypto'
import type { Payment } from '@/domain/payment'
import { planOffers, planSizes } from '@/domain/plans'
import type { Invoice, PlanList } from '@/domain/subscription'
import { refusalOf } from '@/testing/kit/answers'
import { balancesOf } from '@/testing/kit/balancesOf'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const start = Date.parse('2027-01-31T22:30:00Z')

let now: number
let me: Subscriber

beforeEach(async () => {
  now = start
  me = await startSubscriber(() => now)
})
afterEach(() => me.api.close())

test('the plans are those of the specification, with their prices and what they offer', async () => {
  const { plans, trialAvailable } = await me.get<PlanList>('/plans')
  expect(trialAvailable).toBe(true)
  expect(
    plans.map(({ tier, months, trialDays, prices }) => [
      tier,
      months,
      trialDays,
      ...planSizes.flatMap(size => [prices[size].currentPrice, prices[size].originalPrice]),
    ]),
  ).toEqual([
    ['bronze', 1, 0, 20, undefined, 40, undefined],
    ['silver', 3, 0, 60, undefined, 120, undefined],
    ['gold', 6, 14, 160, 180, 220, 240],
    ['premium', 12, 30, 200, 240, 400, 480],
  ])
  const [bronze, silver, gold, premium] = plans.map(({ features }) => [...features].sort())
  expect([bronze, silver, gold]).toEqual([['auto_renews'], ['auto_renews'], ['auto_renews']])
  expect(premium).toEqual(['auto_renews', 'enhanced_support', 'faster_service', 'top_rated'])
})

test.each(planOffers.flatMap(({ tier }) => planSizes.map(size => [tier, size] as const)))(
  'a %s plan for %s costs what the plan says, whatever amount the request names',
  async (tier, size) => {
    const offer = planOffers.find(one => one.tier === tier)
    await me.subscribed({ tier, size, amount: 1, price: 1, discount: 500, trialDays: 900, months: 99 })
    expect(await me.mine()).toMatchObject({ tier, size, state: offer?.trialDays ? 'trial' : 'active' })
    now = (await me.mine())?.nextCharge?.at ?? 0
    await me.runJobs()
    const later = await signIn(me.api, me.owner)
    const [latest] = await me.get<Invoice[]>('/invoices', later)
    expect(latest).toMatchObject({ tier, size, amount: offer?.prices[size].currentPrice, currency: 'USD' })
  },
)

test('subscribing charges once and leaves an invoice, a payment and books that add up', async () => {
  const { salon } = await addSalon(me.api.app, { owner: me.owner })
  expect(await me.subscribed({ size: 'team' })).toMatchObject({
    result: 'subscribed',
    subscription: {
      state: 'active',
      autoRenew: true,
      cardHint: '4242',
      period: { isTrial: false, startsAt: start, endsAt: Date.parse('2027-02-28T22:30:00Z') },
      nextCharge: { at: Date.parse('2027-02-27T22:30:00Z'), amount: 40, currency: 'USD' },
    },
    invoice: { number: 1, price: 40, discount: 0, amount: 40, coupon: null },
  })
  expect(await me.charged()).toMatchObject([{ amount: 40, currency: 'USD', status: 'succeeded' }])
  const payments = await me.get<Payment[]>(`/payments/customer/${me.owner.uid}`)
  expect(payments).toMatchObject([
    { salonName: 'Kursi', amount: 40, currency: 'USD', timeZone: salon.time_zone },
  ])
  expect(payments[0]?._id).toBe((await me.get<Invoice[]>('/invoices'))[0]?.paymentId)
  expect(await balancesOf(me.api.app.db, 'online')).toEqual([{ currency: 'USD', amount: 40 }])
  expect(await balancesOf(me.api.app.db, 'sales')).toEqual([{ currency: 'USD', amount: -40 }])
})

test('an invoice is for whoever paid it alone', async () => {
  await me.subscribed()
  const asBen = await signIn(me.api, await addUser(me.api.app))
  expect(await me.get<Invoice[]>('/invoices', asBen)).toEqual([])
})

test('a client subscribes too; their payment’s day is that of their city', async () => {
  const client = await addUser(me.api.app, { country: 'USA', city: '' })
  const as = await signIn(me.api, client)
  await me.subscribed({}, { as })
  expect(await me.get<Payment[]>(`/payments/customer/${client.uid}`, as)).toMatchObject([
    { timeZone: 'America/New_York' },
  ])
})

test('the same key again is the same subscription, one after the other or twenty at once', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.subscribed({}, { key })))
  const again = await me.subscribed({}, { key })
  expect(new Set([...answers, again].map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await me.charged()).toHaveLength(1)
  expect(await me.get<Invoice[]>('/invoices')).toHaveLength(1)
})

test('twenty different keys at once charge once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => me.subscribe()))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
  expect((await me.charged()).filter(({ status }) => status === 'succeeded')).toHaveLength(1)
})

test('a second plan is refused while one runs: nothing is exchanged', async () => {
  await me.subscribed()
  expect(await refusalOf(me.subscribe({ tier: 'silver' }))).toMatchObject({
    status: 409,
    code: 'already_subscribed',
  })
})

test('a request without a key, with a card, or for a plan that is not sold is refused', async () => {
  const body = { tier: 'bronze', size: 'team', paymentMethod: 'tok_succeeds' }
  const withoutKey = me.api.request('POST', '/subscriptions', body, {
    cookie: await signIn(me.api, me.owner),
  })
  expect((await refusalOf(withoutKey)).status).toBe(400)
  expect(await refusalOf(me.subscribe({ paymentMethod: '4242424242424242' }))).toMatchObject({
    fields: { paymentMethod: 'card_invalid' },
  })
  expect(await refusalOf(me.subscribe({ tier: 'platinum', size: 'crowd' }))).toMatchObject({
    fields: { tier: 'plan_unknown', size: 'plan_unknown' },
  })
  expect((await me.api.request('GET', '/subscriptions/mine')).status).toBe(401)
  expect(await me.charged()).toEqual([])
})

test.each([
  ['tok_declined', 'declined'],
  ['tok_insufficient_funds', 'insufficient_funds'],
  ['tok_nobody_knows', 'declined'],
])('%s is refused as %s, and another card works afterwards', async (paymentMethod, reason) => {
  expect(await refusalOf(me.subscribe({ paymentMethod }))).toMatchObject({
    status: 402,
    code: 'declined',
    data: { reason },
  })
  expect(await me.mine()).toBeNull()
  expect(await me.get<Invoice[]>('/invoices')).toEqual([])
  await me.subscribed()
  expect(await me.get<Invoice[]>('/invoices')).toMatchObject([{ number: 1 }])
})
