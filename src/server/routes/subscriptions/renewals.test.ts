import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Invoice, Subscription } from '@/domain/subscription'
import { insertCoupon } from '../../db/coupons'
import { createJobs } from '../../jobs/jobs'
import { renewSubscriptions } from '../../subscriptions/renew'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'

const hour = 60 * 60 * 1000
const day = 24 * hour
const start = Date.parse('2027-01-31T10:00:00Z')
const end = Date.parse('2027-02-28T10:00:00Z')

let now: number
let api: TestApi
let owner: TestUser
let cookie: string

beforeEach(async () => {
  now = start
  api = await startApi({ now: () => now })
  owner = await addUser(api.app, { role: 'barber' })
  cookie = await signIn(api, owner)
})
afterEach(() => api.close())

const subscribe = (changes: object = {}) =>
  dataOf(
    api.request(
      'POST',
      '/subscriptions',
      { tier: 'bronze', size: 'one_person', paymentMethod: 'tok_succeeds', ...changes },
      { cookie, key: randomUUID() },
    ),
  )
/** Signs in for each call, because the session would expire during the test. */
const call = async (method: string, path: string, body?: object) =>
  api.request(method, path, body, { cookie: await signIn(api, owner) })
const mine = () => dataOf<Subscription>(call('GET', '/subscriptions/mine'))
const invoices = () => dataOf<Invoice[]>(call('GET', '/invoices'))
const turn = (on: boolean) => call('PUT', '/subscriptions/mine/auto-renew', { on })
const runAt = async (instant: number) => {
  now = instant
  await createJobs(api.app).runDue()
}
const letters = () => (api.app.mailer.inbox?.() ?? []).filter(({ to }) => to === owner.email)
const mails = () => letters().map(({ subject }) => subject)

test('renews within the last 24 hours, once, month after month from the same day', async () => {
  await subscribe()
  await runAt(end - day - 1)
  expect(await invoices()).toHaveLength(1)
  await runAt(end - day)
  await runAt(end - hour)
  expect(await invoices()).toHaveLength(2)
  expect(await mine()).toMatchObject({ state: 'active', period: { endsAt: end } })
  await runAt(Date.parse('2027-03-31T09:00:00Z'))
  expect(
    (await invoices()).map(({ number, periodStartsAt, periodEndsAt }) => [
      number,
      periodStartsAt,
      periodEndsAt,
    ]),
  ).toEqual([
    [3, Date.parse('2027-03-31T10:00:00Z'), Date.parse('2027-04-30T10:00:00Z')],
    [2, end, Date.parse('2027-03-31T10:00:00Z')],
    [1, start, end],
  ])
})

test('auto-renewal is turned off until 24 hours before the end; later is too late', async () => {
  await subscribe()
  now = end - day - 1
  expect((await turn(false)).status).toBe(200)
  expect(await mine()).toMatchObject({ state: 'cancelled', autoRenew: false, nextCharge: null })
  expect((await turn(true)).status).toBe(200)
  now = end - day
  expect(await refusalOf(turn(false))).toMatchObject({ status: 409, code: 'too_late' })
  await runAt(end - hour)
  expect(await refusalOf(turn(false))).toMatchObject({ code: 'too_late' })
  expect(await invoices()).toHaveLength(2)
})

test('turned off in time it runs to the end, charges nothing more, and another plan may begin', async () => {
  await subscribe()
  await turn(false)
  await runAt(end - hour)
  expect(await mine()).toMatchObject({ state: 'cancelled' })
  await runAt(end)
  expect(await mine()).toMatchObject({ state: 'ended' })
  expect((await refusalOf(turn(true))).status).toBe(404)
  cookie = await signIn(api, owner)
  await subscribe()
  expect(await mine()).toMatchObject({ state: 'active', period: { startsAt: end } })
})

test.each([['yes'], [1], [null]])('auto-renewal %j is refused', async on => {
  await subscribe()
  expect((await call('PUT', '/subscriptions/mine/auto-renew', { on })).status).toBe(400)
})

test('a refused renewal is told and tried again; another card pays it at once, without a gap', async () => {
  await subscribe({ paymentMethod: 'tok_declines_later' })
  await runAt(end - day)
  expect(await mine()).toMatchObject({ state: 'past_due', graceEndsAt: end + 7 * day })
  await runAt(end + 2 * day)
  expect(await mine()).toMatchObject({ state: 'past_due' })
  const paid = await dataOf<Subscription>(
    call('PUT', '/subscriptions/mine/payment-method', { paymentMethod: 'tok_succeeds' }),
  )
  expect(paid).toMatchObject({ state: 'active', cardHint: '4242', period: { startsAt: end } })
  expect(await invoices()).toHaveLength(2)
  expect(mails()).toEqual([
    'Your Kursi payment method was changed',
    'The payment for your Bronze plan was refused',
  ])
})

test('when no card is paid with, the plan ends after the grace and stays ended', async () => {
  await subscribe({ paymentMethod: 'tok_declines_later' })
  for (let time = end - day; time < end + 9 * day; time += 6 * hour) await runAt(time)
  expect(await mine()).toMatchObject({ state: 'ended' })
  expect(await invoices()).toHaveLength(1)
  const tries = await api.app.db.selectFrom('charges').select('attempt').orderBy('attempt').execute()
  expect(tries.map(({ attempt }) => attempt)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(mails()).toEqual(['The payment for your Bronze plan was refused'])
})

test('a mail comes before the renewal, once, in the person’s language', async () => {
  await api.app.db.updateTable('users').set({ language: 'ar' }).execute()
  await subscribe()
  await runAt(end - 3 * day - 1)
  expect(mails()).toEqual([])
  await runAt(end - 3 * day)
  await runAt(end - 2 * day)
  expect(mails()).toEqual(['موعد تجديد باقتك البرونزية قريب'])
})

test('a plan that does not renew: the mail says once when it ends, also when it is turned off late', async () => {
  await subscribe()
  await runAt(end - 3 * day)
  await turn(false)
  await runAt(end - 2 * day)
  await runAt(end - hour)
  await runAt(end + hour)
  const [ends, renews, ...others] = letters()
  expect(renews?.subject).toBe('Your Bronze plan renews soon')
  expect(ends?.subject).toBe('Your Bronze plan ends soon')
  expect(ends?.text).toContain('ends on Sunday, February 28, 2027 at 10:00 AM UTC')
  expect(ends?.text).not.toContain('team')
  expect(others).toEqual([])
})

test('before a team plan ends the mail names who can be booked from then on, in the person’s language', async () => {
  await addSalon(api.app, { owner })
  await api.app.db.updateTable('users').set({ language: 'ar' }).execute()
  await subscribe({ size: 'team' })
  await turn(false)
  await runAt(end - 3 * day)
  expect(mails()).toEqual(['باقتك البرونزية تنتهي قريبًا'])
  expect(letters()[0]?.text).toContain('\u2068First chair\u2069، الأول في فريقك')
})

test('the mail of a renewal names the amount, and until when auto-renewal can be turned off', async () => {
  await insertCoupon(
    api.app.db,
    {
      code: 'SPRING20',
      discount: { kind: 'amount', value: 20 },
      startsAt: null,
      endsAt: null,
      maxUses: null,
    },
    now,
  )
  await subscribe({ tier: 'gold', coupon: 'SPRING20' })
  await runAt(start + 12 * day)
  const [mail] = letters()
  expect(mail?.text).toContain('ends on Sunday, February 14, 2027 at 10:00 AM UTC')
  expect(mail?.text).toContain('$140 will be charged within the 24 hours before')
  expect(mail?.text).toContain('off before Saturday, February 13, 2027 at 10:00 AM UTC')
})

test('a renewal whose answer is lost is found out, and charged once', async () => {
  await subscribe({ paymentMethod: 'tok_times_out' }).catch(() => undefined)
  await runAt(start + hour)
  await runAt(end - day)
  await runAt(end - day + hour)
  await runAt(end - day + 2 * hour)
  expect(await invoices()).toHaveLength(2)
  expect(await api.app.db.selectFrom('sandbox_charges').selectAll().execute()).toHaveLength(2)
})

test('with the account its subscription ends: nothing is charged any more', async () => {
  await subscribe()
  const { email, phone, password } = owner
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  await runAt(end - hour)
  expect(await api.app.db.selectFrom('charges').selectAll().execute()).toHaveLength(1)
  expect(await api.app.db.selectFrom('invoices').selectAll().execute()).toHaveLength(1)
})

test('two rounds, by clocks that differ, renew once, however far one is ahead of the other', async () => {
  const later = { ...api.app, now: () => now + 1 }
  for (let ahead = 0; ahead < 150; ahead += 5) {
    now = start
    owner = await addUser(api.app, { role: 'barber' })
    cookie = await signIn(api, owner)
    await subscribe()
    now = end - hour
    const first = renewSubscriptions(api.app)()
    for (let step = 0; step < ahead; step += 1) await Promise.resolve()
    await Promise.all([first, renewSubscriptions(later)()])
    expect(await invoices()).toHaveLength(2)
    await api.app.db.deleteFrom('users').execute()
  }
  expect(await api.app.db.selectFrom('sandbox_charges').selectAll().execute()).toHaveLength(60)
})

test('two servers over one database renew once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-'))
  const config = { databaseFile: join(folder, 'two.sqlite') }
  const [one, other] = [
    await startApi({ now: () => now, config }),
    await startApi({ now: () => now, config }),
  ]
  for (let count = 0; count < 5; count += 1) {
    const as = await signIn(one, await addUser(one.app))
    const body = { tier: 'bronze', size: 'team', paymentMethod: 'tok_succeeds' }
    await dataOf(one.request('POST', '/subscriptions', body, { cookie: as, key: randomUUID() }))
  }
  // Both SQLite connections share this thread: a long wait for the other's lock would block the other too.
  for (const { app } of onPostgres ? [] : [one, other]) {
    await sql`pragma busy_timeout = 10`.execute(app.db)
  }
  now = end - hour
  await Promise.all([one, other, one, other].map(({ app }) => createJobs(app).runDue()))
  now += hour
  await createJobs(one.app).runDue()
  const count = async (table: 'sandbox_charges' | 'invoices' | 'subscription_periods') =>
    (await one.app.db.selectFrom(table).selectAll().execute()).length
  expect(
    await Promise.all([count('sandbox_charges'), count('invoices'), count('subscription_periods')]),
  ).toEqual([10, 10, 10])
  await one.close()
  await other.close()
  rmSync(folder, { recursive: true })
})
