import type { Payment } from '@/domain/payment'
import type { Invoice, PlanList, Subscription } from '@/domain/subscription'
import { markFormerAccount } from '@/server/db/formerAccounts'
import { refusalOf } from '@/testing/kit/answers'
import { newAccount, signIn, verifyEmail } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2027-01-31T22:30:00Z')

let now: number
let me: Subscriber

beforeEach(async () => {
  now = start
  me = await startSubscriber(() => now)
})
afterEach(() => me.api.close())

const gold = { tier: 'gold' }

test('a free trial charges nothing until it ends, and then the plan', async () => {
  expect(await me.subscribed(gold)).toMatchObject({
    subscription: {
      state: 'trial',
      period: { isTrial: true, endsAt: start + 14 * day },
      nextCharge: { at: start + 13 * day, amount: 160 },
    },
    invoice: null,
  })
  expect(await me.charged()).toMatchObject([{ amount: 0 }])
  expect(await me.get<Payment[]>(`/payments/customer/${me.owner.uid}`)).toEqual([])
  now = start + 13 * day
  await me.runJobs()
  expect(await me.mine()).toMatchObject({ state: 'trial', nextCharge: { amount: 160 } })
  expect(await me.get<Invoice[]>('/invoices')).toMatchObject([
    { amount: 160, periodStartsAt: start + 14 * day },
  ])
  now = start + 14 * day
  expect(await me.mine()).toMatchObject({ state: 'active' })
})

test('a free trial is not begun with a card that is refused', async () => {
  await refusalOf(me.subscribe({ ...gold, paymentMethod: 'tok_declined' }))
  expect((await me.get<PlanList>('/plans')).trialAvailable).toBe(true)
  expect(await me.mine()).toBeNull()
})

test('a free trial is given once to a person', async () => {
  await me.subscribed(gold)
  expect((await me.get<PlanList>('/plans')).trialAvailable).toBe(false)
  await me.api.request(
    'PUT',
    '/subscriptions/mine/auto-renew',
    { on: false },
    { cookie: await signIn(me.api, me.owner) },
  )
  now = start + 14 * day
  expect(await me.mine()).toMatchObject({ state: 'ended', nextCharge: null })
  expect(await me.subscribed({ tier: 'premium' })).toMatchObject({
    subscription: { state: 'active' },
    invoice: { amount: 200 },
  })
})

test('a trial that was shown and is gone is told before anything is charged', async () => {
  await markFormerAccount(me.api.app.db, me.api.app.secret, me.owner, start)
  expect(await refusalOf(me.subscribe({ ...gold, shown: { total: 160, today: 0 } }))).toMatchObject({
    status: 409,
    code: 'price_changed',
  })
  expect(await me.charged()).toEqual([])
  expect(await me.subscribed({ ...gold, shown: { total: 160, today: 160 } })).toMatchObject({
    invoice: { amount: 160 },
  })
})

test.each([
  [{ total: 19, today: 19 }, 409],
  [{ total: 20, today: 20 }, 200],
  [{ total: 25, today: 25 }, 200],
  [{ total: -1, today: 0 }, 400],
  ['20', 400],
])('bronze for one person after %j was shown is answered with %i', async (shown, status) => {
  expect((await me.subscribe({ shown })).status).toBe(status)
})

test('a free trial is not given again to whoever deletes the account and comes back', async () => {
  await me.subscribed(gold)
  const { email, phone, password } = me.owner
  const removed = await me.api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect(removed.status).toBe(200)
  const proof = { cookie: await verifyEmail(me.api, email) }
  await me.api.request('POST', '/users/add', newAccount({ email, phone, role: 'barber' }), proof)
  const as = await signIn(me.api, { email })
  expect(await me.get<Subscription | null>('/subscriptions/mine', as)).toBeNull()
  expect((await me.get<PlanList>('/plans', as)).trialAvailable).toBe(false)
  expect(await me.subscribed(gold, { as })).toMatchObject({ invoice: { amount: 160 } })
})
