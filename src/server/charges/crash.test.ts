import { createJobs } from '../jobs/jobs'
import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
import { signIn, addUser } from '@/testing/scenarios/builders'
import { startPayingClient } from '@/testing/scenarios/payingClient'
import type { TestApi } from '@/testing/kit/startApi'

const minute = 60_000
const nineOClock = Date.parse('2027-02-02T07:00:00Z')

jest.setTimeout(120_000)

let breakOff: BreakOff

beforeEach(() => {
  breakOff = prepareBreakOff({ now: () => nineOClock - 24 * 60 * minute })
})
afterEach(() => breakOff.close())

/** A booked appointment, paid or not, in its own database; returns how Ann sends a request about it. */
async function prepareAppointment(isPaid: boolean) {
  const client = await startPayingClient(breakOff.prepared)
  const { _id } = await client.book(nineOClock)
  if (isPaid) await client.paid(_id)
  await client.api.close()
  return (server: Pick<TestApi, 'api'>, verb: string) =>
    server.api.request(`/api/appointments/${_id}/${verb}`, {
      method: 'POST',
      headers: { 'x-api-key': 'kursi-demo', cookie: client.asAnn, 'idempotency-key': 'press' },
      body: JSON.stringify({ amount: 20, paymentMethod: 'tok_succeeds' }),
    })
}

async function prepareSubscriber() {
  const cookie = await breakOff.prepare(async api => signIn(api, await addUser(api.app)))
  const plan = { tier: 'bronze', size: 'one_person', coupon: null, paymentMethod: 'tok_succeeds' }
  return (server: Pick<TestApi, 'api'>) =>
    server.api.request('/api/subscriptions', {
      method: 'POST',
      headers: { 'x-api-key': 'kursi-demo', cookie, 'idempotency-key': 'press' },
      body: JSON.stringify(plan),
    })
}

async function prepareAppointmentPayment() {
  const request = await prepareAppointment(false)
  return (server: Pick<TestApi, 'api'>) => request(server, 'pay')
}

const amountsOf = async ({ app }: TestApi, table: 'sandbox_charges' | 'sandbox_refunds' | 'payments') => {
  const rows = await app.db.selectFrom(table).select('amount').execute()
  return rows.map(({ amount }) => amount)
}

const paidOnline = async ({ app }: TestApi) => {
  const rows = await app.db
    .selectFrom('ledger')
    .select('amount')
    .where('account', '=', 'online')
    .orderBy('amount', 'desc')
    .execute()
  return rows.map(({ amount }) => amount)
}

test.each([
  ['an appointment', prepareAppointmentPayment],
  ['a subscription', prepareSubscriber],
])(
  'wherever the server dies while somebody pays for %s, pressing again charges once',
  async (_what, prepare) => {
    const press = await prepare()
    await breakOff.everywhere(
      press,
      async after => {
        expect((await press(after)).ok).toBe(true)
        for (const table of ['sandbox_charges', 'payments'] as const) {
          expect(await amountsOf(after, table)).toEqual([20])
        }
        expect(await paidOnline(after)).toEqual([20])
        expect(await after.app.db.selectFrom('open_checkouts').selectAll().execute()).toEqual([])
      },
      15,
    )
  },
)

test('wherever the server dies while a paid appointment is cancelled, the payment goes back once if it is', async () => {
  const request = await prepareAppointment(true)
  await breakOff.everywhere(
    server => request(server, 'cancel'),
    async after => {
      await request(after, 'cancel')
      await createJobs(after.app).runDue()
      await createJobs(after.app).runDue()
      expect(await amountsOf(after, 'sandbox_refunds')).toEqual([20])
      expect(await paidOnline(after)).toEqual([20, -20])
      expect(await after.app.db.selectFrom('claimed_units').selectAll().execute()).toEqual([])
    },
    15,
  )
})
