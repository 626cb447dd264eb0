import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Subscription } from '@/domain/subscription'
import { createJobs } from '../../jobs/jobs'
import { dataOf } from '@/testing/answers'
import { addUser, signIn } from '@/testing/builders'
import { dyingServer } from '@/testing/dyingServer'
import { startApi, type TestApi } from '@/testing/startApi'

const minute = 60_000
const end = Date.parse('2027-02-28T10:00:00Z')

const start = Date.parse('2027-01-31T10:00:00Z')

jest.setTimeout(60_000)

let now: number
let folder: string

beforeEach(() => {
  now = start
  folder = mkdtempSync(join(tmpdir(), 'kursi-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (name: string | number) =>
  startApi({ now: () => now, config: { databaseFile: join(folder, String(name)) } })

const copyOf = (prepared: string, name: number) => {
  copyFileSync(join(folder, prepared), join(folder, String(name)))
  return open(name)
}

const body = { tier: 'bronze', size: 'one_person', coupon: null, paymentMethod: 'tok_succeeds' }

async function expectOneOfEach({ services }: TestApi, charges: number): Promise<void> {
  const { db } = services
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

test('wherever the server dies while somebody subscribes, pressing again charges once', async () => {
  const prepared = await open('prepared')
  const cookie = await signIn(prepared, await addUser(prepared.services))
  await prepared.close()
  for (let statements = 0; ; statements += 1) {
    const before = await copyOf('prepared', statements)
    const { api, isDead } = dyingServer(before, statements)
    const headers = { 'x-api-key': 'kursi-demo', cookie, 'idempotency-key': 'press' }
    await api.request('/api/subscriptions', { method: 'POST', headers, body: JSON.stringify(body) })
    await before.close()

    const after = await open(statements)
    const pressed = await dataOf<{ subscription: Subscription }>(
      after.request('POST', '/subscriptions', body, { cookie, key: 'press' }),
    )
    expect(pressed.subscription.state).toBe('active')
    await expectOneOfEach(after, 1)
    await after.close()
    if (isDead()) continue
    expect(statements).toBeGreaterThan(20)
    return
  }
})

test('wherever the server dies while it renews, the next start charges once', async () => {
  const prepared = await open('prepared')
  const cookie = await signIn(prepared, await addUser(prepared.services))
  await dataOf(prepared.request('POST', '/subscriptions', body, { cookie, key: 'press' }))
  await prepared.close()
  for (let statements = 0; ; statements += 1) {
    now = end - 60 * minute
    const before = await copyOf('prepared', statements)
    const { services, isDead } = dyingServer(before, statements)
    await createJobs(services).runDue()
    await before.close()

    now += 2 * minute
    const after = await open(statements)
    await createJobs(after.services).runDue()
    await createJobs(after.services).runDue()
    await expectOneOfEach(after, 2)
    await after.close()
    if (isDead()) continue
    expect(statements).toBeGreaterThan(20)
    return
  }
})
