import { refusalOf } from '@/testing/kit/answers'
import { balancesOf } from '@/testing/kit/balancesOf'
import { signIn } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'
import { recordResult } from '../charges/recordResult'
import { findCharge } from '../db/charges'
import { subscriptionPurpose } from './subscriptionPurpose'

const minute = 60_000
const day = 24 * 60 * minute

let now: number
let me: Subscriber

beforeEach(async () => {
  now = Date.parse('2027-01-31T10:00:00Z')
  me = await startSubscriber(() => now)
})
afterEach(() => me.api.close())

/** The provider reports several times, late, that the last charge succeeded. */
async function reported(): Promise<void> {
  const { app } = me.api
  const { key } = await app.db
    .selectFrom('charges')
    .select('key')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const charge = await findCharge(app.db, key)
  if (!charge) throw new Error('No charge')
  await app.gateway.confirm(key, true)
  for (let time = 0; time < 2; time += 1) {
    await recordResult(app, subscriptionPurpose, charge, { status: 'succeeded' })
  }
}

async function deleteAccount(): Promise<void> {
  const { email, phone, password } = me.owner
  const answer = await me.api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect(answer.status).toBe(200)
}

test('a first charge that was given up and went through all the same buys nothing', async () => {
  await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
  const { gateway } = me.api.app
  me.api.app.gateway = { ...gateway, find: () => Promise.resolve(undefined) }
  now += 61 * minute
  await me.runJobs()
  me.api.app.gateway = gateway
  await reported()
  const cookie = await signIn(me.api, me.owner)
  expect(await me.get('/subscriptions/mine', cookie)).toBeNull()
  expect(await me.get('/invoices', cookie)).toEqual([])
})

test('a renewal whose person has left before it went through goes back', async () => {
  await me.subscribed()
  now += 27.5 * day
  const { gateway } = me.api.app
  const silent = () => Promise.reject(new Error('No answer'))
  me.api.app.gateway = { ...gateway, createCharge: order => gateway.createCharge(order).then(silent) }
  await me.runJobs()
  me.api.app.gateway = gateway
  await deleteAccount()
  now += minute
  await me.runJobs()
  await me.runJobs()
  expect(await me.charged()).toHaveLength(2)
  const { db } = me.api.app
  expect(await db.selectFrom('sandbox_refunds').select('amount').execute()).toEqual([{ amount: 20 }])
  expect(await balancesOf(db, 'online')).toEqual([{ currency: 'USD', amount: 20 }])
})

test('a first charge that went through for nothing leaves nothing to give back', async () => {
  await me.subscribed({ tier: 'gold', paymentMethod: 'tok_asks' })
  await deleteAccount()
  await reported()
  await me.runJobs()
  expect(await me.api.app.db.selectFrom('refunds').selectAll().execute()).toEqual([])
})
