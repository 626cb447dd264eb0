import type { RefundResult } from '../kernel/PaymentGateway'
import { findCharge } from '../db/charges'
import type { ChargeRow } from '../db/schema/subscriptions'
import { refusalOf } from '@/testing/kit/answers'
import { balancesOf } from '@/testing/kit/balancesOf'
import { signIn } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'
import { recordChargeRefund } from './recordChargeRefund'
import { recordResult } from './recordResult'

const minute = 60_000
const day = 24 * 60 * minute

let now: number
let me: Subscriber

beforeEach(async () => {
  now = Date.parse('2027-01-31T10:00:00Z')
  me = await startSubscriber(() => now)
})
afterEach(() => me.api.close())

async function lastCharge(): Promise<ChargeRow> {
  const { db } = me.api.services
  const { key } = await db
    .selectFrom('charges')
    .select('key')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const charge = await findCharge(db, key)
  if (!charge) throw new Error('No charge')
  return charge
}

/** The provider reports, late and more than once, that the last charge went through. */
async function reported(): Promise<void> {
  const charge = await lastCharge()
  const { key } = charge
  await me.api.services.gateway.confirm(key, true)
  await recordResult(me.api.services, charge, { status: 'succeeded' })
  await recordResult(me.api.services, charge, { status: 'succeeded' })
}

async function deleteAccount(): Promise<void> {
  const { email, phone, password } = me.owner
  const answer = await me.api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect(answer.status).toBe(200)
}

const givenBack = async () =>
  (await me.api.services.db.selectFrom('sandbox_refunds').select('amount').execute()).map(
    ({ amount }) => amount,
  )
const outcomes = () => me.api.services.db.selectFrom('charge_refunds').select('outcome').execute()
const cash = () => balancesOf(me.api.services.db, 'cash')

async function givenUp(): Promise<void> {
  await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
  const { gateway } = me.api.services
  me.api.services.gateway = { ...gateway, find: () => Promise.resolve(undefined) }
  now += 61 * minute
  await me.runJobs()
  me.api.services.gateway = gateway
}

test('a first charge that was given up and went through all the same goes back, once, though the first call fails', async () => {
  await givenUp()
  await reported()
  expect(await cash()).toEqual([{ currency: 'USD', amount: 20 }])
  await me.runJobs()
  expect(await cash()).toEqual([{ currency: 'USD', amount: 20 }])
  await me.runJobs()
  await me.runJobs()
  expect(await givenBack()).toEqual([20])
  expect(await cash()).toEqual([{ currency: 'USD', amount: 0 }])
  expect(await balancesOf(me.api.services.db, 'sales')).toEqual([{ currency: 'USD', amount: 0 }])
  const cookie = await signIn(me.api, me.owner)
  expect(await me.get('/subscriptions/mine', cookie)).toBeNull()
  expect(await me.get('/invoices', cookie)).toEqual([])
})

test('a first charge whose person has left before it went through goes back', async () => {
  await me.subscribed({ paymentMethod: 'tok_asks' })
  await deleteAccount()
  await reported()
  await me.runJobs()
  expect(await givenBack()).toEqual([20])
  expect(await cash()).toEqual([{ currency: 'USD', amount: 0 }])
})

test('so does a renewal', async () => {
  await me.subscribed()
  now += 27.5 * day
  const { gateway } = me.api.services
  const silent = () => Promise.reject(new Error('No answer'))
  me.api.services.gateway = { ...gateway, createCharge: order => gateway.createCharge(order).then(silent) }
  await me.runJobs()
  me.api.services.gateway = gateway
  await deleteAccount()
  now += minute
  await me.runJobs()
  await me.runJobs()
  expect(await me.charged()).toHaveLength(2)
  expect(await givenBack()).toEqual([20])
  expect(await cash()).toEqual([{ currency: 'USD', amount: 20 }])
})

test('a first charge that went through for nothing leaves nothing to give back', async () => {
  await me.subscribed({ tier: 'gold', paymentMethod: 'tok_asks' })
  await deleteAccount()
  await reported()
  await me.runJobs()
  expect(await me.api.services.db.selectFrom('charge_refunds').selectAll().execute()).toEqual([])
})

test('a refund that fails after it had gone through is refused, and the books hold the money again', async () => {
  await givenUp()
  await reported()
  for (let round = 0; round < 2; round += 1) await me.runJobs()
  expect(await cash()).toEqual([{ currency: 'USD', amount: 0 }])
  const charge = await lastCharge()
  for (const status of ['refused', 'refused', 'succeeded'] as const) {
    await recordChargeRefund(me.api.services, charge, { status, reason: 'declined' })
  }
  expect(await outcomes()).toEqual([{ outcome: 'declined' }])
  expect(await cash()).toEqual([{ currency: 'USD', amount: 20 }])
})

test('a refund that the provider refuses is written down and not asked for again', async () => {
  await givenUp()
  await reported()
  let asked = 0
  me.api.services.gateway = {
    ...me.api.services.gateway,
    refund: () => {
      asked += 1
      return Promise.resolve<RefundResult>({ status: 'refused', reason: 'declined' })
    },
  }
  await me.runJobs()
  await me.runJobs()
  expect(asked).toBe(1)
  expect(await outcomes()).toEqual([{ outcome: 'declined' }])
  expect(await cash()).toEqual([{ currency: 'USD', amount: 20 }])
})
