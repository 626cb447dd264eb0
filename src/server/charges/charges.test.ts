import { refusalOf, dataOf } from '@/testing/kit/answers'
import { balancesOf } from '@/testing/kit/balancesOf'
import { payers, payTime, type Payer } from '@/testing/scenarios/payers'
import { findCharge } from '../db/charges'
import type { ChargeRow } from '../db/schema/charges'
import type { ChargeResult, PaymentGateway, RefundResult } from '../kernel/PaymentGateway'
import { refundKeyOf } from '../kernel/refundKey'
import { purposes } from '../purposes'
import { recordRefund } from './recordRefund'
import { recordResult } from './recordResult'

const minute = 60_000

describe.each(payers)('paying for %s', (_purpose, start) => {
  let now: number
  let payer: Payer

  beforeEach(async () => {
    now = payTime
    payer = await start({ now: () => now })
  })
  afterEach(() => payer.api.close())

  const db = () => payer.api.app.db

  async function asked(): Promise<string> {
    const answer = await dataOf<{ result: string; chargeId?: string }>(payer.pay('tok_asks'))
    if (answer.chargeId === undefined) throw new Error(answer.result)
    return answer.chargeId
  }

  const amountsOf = async (rows: Promise<{ amount: number }[]>) => (await rows).map(({ amount }) => amount)
  const charged = () =>
    amountsOf(db().selectFrom('sandbox_charges').select('amount').where('status', '=', 'succeeded').execute())
  const givenBack = () => amountsOf(db().selectFrom('sandbox_refunds').select('amount').execute())
  const outcomes = () => db().selectFrom('refunds').select('result').execute()

  async function expectBooked(amount: number): Promise<void> {
    expect(await balancesOf(db(), 'online')).toEqual([{ currency: 'USD', amount }])
    expect(await balancesOf(db(), 'sales')).toEqual([{ currency: 'USD', amount: amount === 0 ? 0 : -amount }])
  }

  async function expectPaidOnce(): Promise<void> {
    expect(await payer.isPaid()).toBe(true)
    expect(await charged()).toEqual([20])
    await expectBooked(20)
  }

  async function withGateway(changes: Partial<PaymentGateway>, act: () => Promise<unknown>): Promise<void> {
    const { gateway } = payer.api.app
    payer.api.app.gateway = { ...gateway, ...changes }
    await act()
    payer.api.app.gateway = gateway
  }

  describe('with a card that asks for confirmation', () => {
    test('charges when the person confirms, once', async () => {
      const chargeId = await asked()
      expect(await payer.isPaid()).toBe(false)
      await Promise.all([payer.confirm(chargeId, true), payer.confirm(chargeId, true)])
      await dataOf(payer.confirm(chargeId, false))
      await expectPaidOnce()
    })

    test('charges nothing when the person says no, and another card pays', async () => {
      const chargeId = await asked()
      expect(await refusalOf(payer.confirm(chargeId, false))).toMatchObject({
        status: 402,
        data: { reason: 'not_confirmed' },
      })
      expect((await payer.confirm(chargeId, true)).status).toBe(402)
      expect(await payer.isPaid()).toBe(false)
      await dataOf(payer.pay())
      await expectPaidOnce()
    })

    test('is given up after an hour', async () => {
      const chargeId = await asked()
      now += 61 * minute
      await payer.runJobs()
      expect((await payer.confirm(chargeId, true)).status).toBe(402)
      expect(await charged()).toEqual([])
      expect(await payer.isPaid()).toBe(false)
    })

    test('is nobody else’s to confirm', async () => {
      const chargeId = await asked()
      const stranger = await payer.stranger()
      const others = await refusalOf(payer.confirm(chargeId, true, stranger))
      expect(others).toEqual(await refusalOf(payer.confirm('none', true, stranger)))
      expect(others.status).toBe(404)
      expect(await charged()).toEqual([])
    })
  })

  describe('by a provider that does not answer', () => {
    test('is asked again under the same key, and has charged once', async () => {
      expect(await refusalOf(payer.pay('tok_times_out', 'press'))).toMatchObject({
        status: 504,
        code: 'no_answer',
      })
      expect(await payer.isPaid()).toBe(false)
      await dataOf(payer.pay('tok_times_out', 'press'))
      await expectPaidOnce()
    })

    test('and then with another card under another key: the first charge is found, and no second is made', async () => {
      await payer.pay('tok_times_out')
      await payer.pay()
      await expectPaidOnce()
    })

    test('is asked by the job when nobody presses again', async () => {
      await payer.pay('tok_times_out')
      now += minute
      await payer.runJobs()
      await payer.runJobs()
      await expectPaidOnce()
    })

    test('that answers more than once is heard once', async () => {
      await dataOf(payer.pay('tok_answers_twice'))
      await expectPaidOnce()
    })
  })

  test('after a refusal another card pays', async () => {
    for (const reason of ['declined', 'insufficient_funds']) {
      expect(await refusalOf(payer.pay(`tok_${reason}`))).toMatchObject({ status: 402, data: { reason } })
    }
    await dataOf(payer.pay())
    await expectPaidOnce()
  })

  describe('that was given up and goes through all the same', () => {
    let charge: ChargeRow

    const record = (result: ChargeResult) => recordResult(payer.api.app, purposeOf(charge), charge, result)
    const recordBack = (result: RefundResult) =>
      recordRefund(payer.api.app, purposeOf(charge), charge, result)

    beforeEach(async () => {
      await payer.pay('tok_times_out')
      await withGateway({ find: () => Promise.resolve(undefined) }, async () => {
        now += 61 * minute
        await payer.runJobs()
      })
      const { key } = await db().selectFrom('sandbox_charges').select('key').executeTakeFirstOrThrow()
      const found = await findCharge(db(), key)
      if (!found) throw new Error('No charge')
      charge = found
    })

    test('goes back, once, though the first call fails', async () => {
      for (let time = 0; time < 2; time += 1) await record({ status: 'succeeded' })
      await expectBooked(20)
      for (let round = 0; round < 3; round += 1) await payer.runJobs()
      expect(await givenBack()).toEqual([20])
      await expectBooked(0)
      expect(await payer.isPaid()).toBe(false)
    })

    test('goes back when the provider says so, while that is pending', async () => {
      let status: 'pending' | 'succeeded' = 'pending'
      const orders: string[] = []
      const refund: PaymentGateway['refund'] = ({ key }) => {
        orders.push(key)
        return Promise.resolve({ status })
      }
      await withGateway({ refund }, async () => {
        await record({ status: 'succeeded' })
        await payer.runJobs()
        expect(await outcomes()).toEqual([{ result: null }])
        await expectBooked(20)
        status = 'succeeded'
        await payer.runJobs()
        await payer.runJobs()
      })
      expect(new Set(orders)).toEqual(new Set([refundKeyOf(charge.key)]))
      expect(orders).toHaveLength(3)
      await expectBooked(0)
    })

    test('stays when the provider refuses to give it back, which is not asked for again', async () => {
      let times = 0
      const refund: PaymentGateway['refund'] = () => {
        times += 1
        return Promise.resolve({ status: 'refused', reason: 'declined' })
      }
      await withGateway({ refund }, async () => {
        await record({ status: 'succeeded' })
        await payer.runJobs()
      })
      expect(times).toBe(1)
      expect(await outcomes()).toEqual([{ result: 'declined' }])
      await expectBooked(20)
    })

    test('is in the books again when the refund fails after it had gone through', async () => {
      await record({ status: 'succeeded' })
      await payer.runJobs()
      await expectBooked(0)
      const failed = { status: 'refused', reason: 'declined' } as const
      for (const result of [failed, failed, { status: 'succeeded' } as const]) await recordBack(result)
      expect(await outcomes()).toEqual([{ result: 'declined' }])
      await expectBooked(20)
    })
  })

  test('of a person who has left before it went through goes back', async () => {
    const chargeId = await asked()
    await payer.leave()
    const charge = await findCharge(db(), chargeId)
    if (!charge) throw new Error('No charge')
    await payer.api.app.gateway.confirm(chargeId, true)
    for (let time = 0; time < 2; time += 1) {
      await recordResult(payer.api.app, purposeOf(charge), charge, { status: 'succeeded' })
    }
    await payer.runJobs()
    expect(await givenBack()).toEqual([20])
    await expectBooked(0)
  })
})

function purposeOf(charge: ChargeRow) {
  const purpose = purposes.find(({ name }) => name === charge.purpose)
  if (!purpose) throw new Error(`No purpose ${charge.purpose}`)
  return purpose
}
