import { createJobs } from '../../jobs/jobs'
import { dataOf } from '@/testing/kit/answers'
import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const minute = 60_000
const end = Date.parse('2027-02-28T10:00:00Z')

const start = Date.parse('2027-01-31T10:00:00Z')

let now: number
let breakOff: BreakOff

beforeEach(() => {
  now = start
  breakOff = prepareBreakOff({ now: () => now })
})
afterEach(() => breakOff.close())

const body = { tier: 'bronze', size: 'one_person', coupon: null, paymentMethod: 'tok_succeeds' }

async function expectOneOfEach({ app }: TestApi, charges: number): Promise<void> {
  const { db } = app
  const taken = await db.selectFrom('sandbox_charges').select('status').execute()
  expect(taken).toEqual(Array.from({ length: charges }, () => ({ status: 'succeeded' })))
  for (const table of ['invoices', 'subscription_periods', 'payments'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(charges)
  }
  const numbers = await db.selectFrom('invoices').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: charges }, (_, index) => index + 1),
  )
  const { sum } = await db
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  expect(sum).toBe(0)
  expect(await db.selectFrom('open_checkouts').selectAll().execute()).toEqual([])
}

test('wherever the server dies while it renews, the next start charges once', async () => {
  const prepared = await startApi(breakOff.prepared)
  const cookie = await signIn(prepared, await addUser(prepared.app))
  await dataOf(prepared.request('POST', '/subscriptions', body, { cookie, key: 'press' }))
  await prepared.close()
  await breakOff.everywhere(
    ({ app }) => {
      now = end - 60 * minute
      return createJobs(app).runDue()
    },
    async after => {
      now += 2 * minute
      await createJobs(after.app).runDue()
      await createJobs(after.app).runDue()
      await expectOneOfEach(after, 2)
    },
    20,
  )
})
