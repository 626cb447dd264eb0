import type { Db } from '../db/openDatabase'
import { startServices } from '@/testing/kit/startApi'
import type { PaymentGateway } from '../kernel/PaymentGateway'

let db: Db
let gateway: PaymentGateway

beforeEach(async () => {
  const app = await startServices()
  db = app.db
  gateway = app.gateway
})
afterEach(() => db.destroy())

const charge = (method = 'tok_succeeds') =>
  gateway.createCharge({ key: 'charge', amount: 50, currency: 'EUR', method, customerPresent: true })
const refund = (key: string, amount: number, chargeKey = 'charge') =>
  gateway.refund({ key, chargeKey, amount, currency: 'EUR' })
const refunded = () => db.selectFrom('sandbox_refunds').select(['key', 'amount']).orderBy('key').execute()

const tooMuch = { status: 'refused', reason: 'too_much' }
const notCharged = { status: 'refused', reason: 'not_charged' }

test('a refund under one key happens once, however often it is ordered', async () => {
  await charge()
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund('one', 20)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ status: 'succeeded' })))
  expect(await refunded()).toEqual([{ key: 'one', amount: 20 }])
})

test('several refunds never give back more than was charged', async () => {
  await charge()
  expect(await refund('one', 51)).toEqual(tooMuch)
  expect(await refund('one', 30)).toEqual({ status: 'succeeded' })
  expect(await refund('two', 21)).toEqual(tooMuch)
  expect(await refund('two', 20)).toEqual({ status: 'succeeded' })
  expect(await refund('three', 1)).toEqual(tooMuch)
  expect(await refunded()).toHaveLength(2)
})

test.each(['tok_declined', 'tok_asks'])('nothing is given back of a charge with %s', async method => {
  await charge(method)
  expect(await refund('one', 1)).toEqual(notCharged)
})

test('nothing is given back of no charge, or in another currency', async () => {
  expect(await refund('one', 1)).toEqual(notCharged)
  await charge()
  expect(await gateway.refund({ key: 'one', chargeKey: 'charge', amount: 1, currency: 'USD' })).toEqual(
    notCharged,
  )
  expect(await refunded()).toEqual([])
})

test('a refund whose answer was lost is found done when it is ordered again', async () => {
  await charge('tok_times_out').catch(() => undefined)
  await expect(refund('one', 50)).rejects.toThrow('did not answer')
  expect(await refund('one', 50)).toEqual({ status: 'succeeded' })
  expect(await refunded()).toEqual([{ key: 'one', amount: 50 }])
})
