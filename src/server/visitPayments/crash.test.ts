import { createJobs } from '../jobs/jobs'
import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
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

/** A booked appointment, paid or not, in a database of its own; gives how Ann sends a request about it. */
async function prepare(isPaid: boolean) {
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

const amountsOf = async (
  { services }: TestApi,
  table: 'sandbox_charges' | 'sandbox_refunds' | 'visit_movements' | 'payments',
) => {
  const rows = await services.db.selectFrom(table).select('amount').execute()
  return rows.map(({ amount }) => amount).sort((one, other) => other - one)
}

test('wherever the server dies while a client pays, pressing again charges once', async () => {
  const request = await prepare(false)
  await breakOff.everywhere(
    server => request(server, 'pay'),
    async after => {
      expect((await request(after, 'pay')).status).toBe(200)
      for (const table of ['sandbox_charges', 'visit_movements', 'payments'] as const) {
        expect(await amountsOf(after, table)).toEqual([20])
      }
    },
    15,
  )
})

test('wherever the server dies while a paid appointment is cancelled, the money goes back once if it is', async () => {
  const request = await prepare(true)
  await breakOff.everywhere(
    server => request(server, 'cancel'),
    async after => {
      await request(after, 'cancel')
      await createJobs(after.services).runDue()
      await createJobs(after.services).runDue()
      expect(await amountsOf(after, 'sandbox_refunds')).toEqual([20])
      expect(await amountsOf(after, 'visit_movements')).toEqual([20, -20])
      expect(await after.services.db.selectFrom('claimed_quarters').selectAll().execute()).toEqual([])
    },
    15,
  )
})
