import { randomUUID } from 'node:crypto'
import type { Invoice } from '@/domain/subscription'
import { refusalOf } from '@/testing/kit/answers'
import { balancesOf } from '@/testing/kit/balancesOf'
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

describe('a card that asks for confirmation', () => {
  const confirm = async (chargeId: string, approved = true, as = me.owner) =>
    me.api.request(
      'POST',
      '/subscriptions/confirm',
      { chargeId, approved },
      { cookie: await signIn(me.api, as) },
    )
  async function asked(key = randomUUID()): Promise<string> {
    const answer = await me.subscribed({ paymentMethod: 'tok_asks' }, { key })
    if (answer.outcome !== 'needs_confirmation') throw new Error(answer.outcome)
    return answer.chargeId
  }

  test('charges when the person confirms, once', async () => {
    const chargeId = await asked()
    expect(await me.mine()).toBeNull()
    await Promise.all([confirm(chargeId), confirm(chargeId)])
    expect((await confirm(chargeId, false)).status).toBe(200)
    expect(await me.mine()).toMatchObject({ state: 'active', cardHint: '3155' })
    expect(await me.get<Invoice[]>('/invoices')).toHaveLength(1)
  })

  test('charges nothing when the person says no', async () => {
    const chargeId = await asked()
    expect(await refusalOf(confirm(chargeId, false))).toMatchObject({ data: { reason: 'not_confirmed' } })
    expect((await refusalOf(confirm(chargeId))).status).toBe(402)
    expect(await me.mine()).toBeNull()
  })

  test('is called off by another payment, and by itself after an hour', async () => {
    const first = await asked()
    await me.subscribed()
    expect((await refusalOf(confirm(first))).status).toBe(402)
    const ben = await addUser(me.api.services)
    const asBen = await signIn(me.api, ben)
    await me.subscribed({ paymentMethod: 'tok_asks' }, { as: asBen })
    now += 61 * minute
    await me.runJobs()
    expect(await me.api.services.db.selectFrom('open_checkouts').selectAll().execute()).toEqual([])
    expect((await me.charged()).filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })

  test('is nobody else’s to confirm', async () => {
    const chargeId = await asked()
    const ben = await addUser(me.api.services)
    const [others, unknown] = [
      await refusalOf(confirm(chargeId, true, ben)),
      await refusalOf(confirm('none', true, ben)),
    ]
    expect(others).toEqual(unknown)
    expect(others.status).toBe(404)
    expect(await me.mine()).toBeNull()
  })
})

describe('a provider that does not answer', () => {
  test('is asked again under the same key, and has charged once', async () => {
    const key = randomUUID()
    expect(await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }, { key }))).toMatchObject({
      status: 504,
      code: 'no_answer',
    })
    expect(await me.mine()).toBeNull()
    expect(await me.subscribed({ paymentMethod: 'tok_times_out' }, { key })).toMatchObject({
      outcome: 'subscribed',
    })
    expect(await me.charged()).toHaveLength(1)
  })

  test('is asked by the job when nobody presses again', async () => {
    await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
    now += minute
    await me.runJobs()
    await me.runJobs()
    expect(await me.mine()).toMatchObject({ state: 'active' })
    expect(await me.charged()).toHaveLength(1)
    expect(await me.get<Invoice[]>('/invoices')).toHaveLength(1)
  })

  test('and then another card and key: the first charge is found, and no second is made', async () => {
    await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
    expect(await refusalOf(me.subscribe())).toMatchObject({ code: 'already_subscribed' })
    expect(await me.mine()).toMatchObject({ state: 'active' })
    expect(await me.charged()).toHaveLength(1)
  })

  test('that answers more than once is heard once', async () => {
    await me.subscribed({ paymentMethod: 'tok_answers_twice' })
    expect(await me.get<Invoice[]>('/invoices')).toHaveLength(1)
    expect(await balancesOf(me.api.services.db, 'cash')).toEqual([{ currency: 'USD', amount: 20 }])
  })
})
