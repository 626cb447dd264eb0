import { dataOf } from '@/testing/kit/answers'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startStripe, type StripeStandIn } from '@/testing/doubles/stripeStandIn'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const minute = 60_000
const day = 24 * 60 * minute

let now: number
let stripe: StripeStandIn
let me: Subscriber

beforeEach(async () => {
  now = Date.parse('2027-02-01T10:00:00Z')
  stripe = await startStripe()
  me = await startSubscriber(() => now, { setting: stripe.setting })
})
afterEach(async () => {
  await me.api.close()
  await stripe.close()
})

async function openPage(person: TestUser = me.owner): Promise<void> {
  const cookie = await signIn(me.api, person)
  await dataOf(me.api.request('POST', '/cards/pages', { returnTo: 'offer' }, { cookie }))
}

const remove = async ({ email, phone, password }: TestUser = me.owner) => {
  const answer = await me.api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect(answer.status).toBe(200)
}

const removals = () =>
  me.api.app.db.selectFrom('outbox').selectAll().where('kind', '=', 'customer_removal').execute()
const deletions = () => stripe.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

test('a person is one customer of the provider, however often a card is entered', async () => {
  await openPage()
  await openPage()
  expect([...stripe.customers.values()]).toEqual([me.owner.email])
})

test('a customer that the provider has lost is made anew', async () => {
  await openPage()
  stripe.customers.clear()
  await openPage()
  expect([...stripe.customers]).toEqual([['cus_1', me.owner.email]])
})

test('with the account the provider forgets its person, and nobody else', async () => {
  const other = await addUser(me.api.app)
  await openPage(other)
  await openPage()
  await remove()
  expect([...stripe.customers.values()]).toEqual([other.email])
  expect(await removals()).toEqual([])
})

test('the customers of cards from before are forgotten too', async () => {
  await openPage()
  await me.subscribed({ paymentMethod: stripe.enterCard('fine') })
  stripe.customers.set('cus_old', me.owner.email)
  await me.api.app.db.updateTable('subscriptions').set({ payment_method: 'pm_fine/cus_old/4242' }).execute()
  await remove()
  expect(stripe.customers.size).toBe(0)
})

test('who never entered a card is not asked for', async () => {
  await remove()
  expect(stripe.calls).toEqual([])
})

test('what the provider does not take is done later, after ever longer pauses, until it is', async () => {
  await openPage()
  stripe.faults.push(...Array.from({ length: 9 }, () => 500 as const))
  await remove()
  expect(stripe.customers.size).toBe(1)
  expect(await removals()).toMatchObject([
    { payload: '{"customer":"cus_0"}', due_at: now + minute, tries: 1 },
  ])
  const asked = deletions().length
  await me.runJobs()
  expect(deletions()).toHaveLength(asked)
  now += minute
  await me.runJobs()
  expect(await removals()).toMatchObject([{ due_at: now + 2 * minute, tries: 2 }])
  stripe.faults.length = 0
  now += day
  await me.runJobs()
  expect(stripe.customers.size).toBe(0)
  expect(await removals()).toEqual([])
}, 30_000)

test('an answer that is lost is taken for no answer: the customer is found gone', async () => {
  await openPage()
  stripe.faults.push('answer lost')
  await remove()
  now += day
  await me.runJobs()
  expect(stripe.customers.size).toBe(0)
  expect(await removals()).toEqual([])
})
