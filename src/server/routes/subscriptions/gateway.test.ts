import { refusalOf } from '@/testing/kit/answers'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'

const minute = 60_000
const start = Date.parse('2027-01-31T22:30:00Z')

let now: number
let me: Subscriber

beforeEach(async () => {
  now = start
  me = await startSubscriber(() => now)
})
afterEach(() => me.api.close())

async function asked(): Promise<string> {
  const answer = await me.subscribed({ paymentMethod: 'tok_asks' })
  if (answer.result !== 'needs_confirmation') throw new Error(answer.result)
  return answer.chargeId
}

test('a payment that waits for its bank is called off by another one, and by itself after an hour', async () => {
  const chargeId = await asked()
  await me.subscribed()
  const cookie = await signIn(me.api, me.owner)
  const late = me.api.request('POST', '/subscriptions/confirm', { chargeId, approved: true }, { cookie })
  expect((await refusalOf(late)).status).toBe(402)
  const asBen = await signIn(me.api, await addUser(me.api.app))
  await me.subscribed({ paymentMethod: 'tok_asks' }, { as: asBen })
  now += 61 * minute
  await me.runJobs()
  expect(await me.api.app.db.selectFrom('open_checkouts').selectAll().execute()).toEqual([])
  expect((await me.charged()).filter(({ status }) => status === 'succeeded')).toHaveLength(1)
})

test('who pays again while the provider is silent hears that the first payment went through', async () => {
  await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
  expect(await refusalOf(me.subscribe())).toMatchObject({ code: 'already_subscribed' })
  expect(await me.mine()).toMatchObject({ state: 'active' })
})

test('the card that a bank asked about is the one that is kept', async () => {
  const chargeId = await asked()
  const cookie = await signIn(me.api, me.owner)
  await me.api.request('POST', '/subscriptions/confirm', { chargeId, approved: true }, { cookie })
  expect(await me.mine()).toMatchObject({ state: 'active', cardHint: '3155' })
  expect(await me.get('/invoices')).toHaveLength(1)
})
