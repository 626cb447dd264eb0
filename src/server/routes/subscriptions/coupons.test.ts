import { randomUUID } from 'node:crypto'
import type { Coupon } from '@/domain/coupon'
import type { Payment } from '@/domain/payment'
import type { CouponQuote, Invoice, SubscribeAnswer } from '@/domain/subscription'
import { insertCoupon } from '../../db/coupons'
import { createJobs } from '../../jobs/jobs'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addUser, newAccount, signIn, verifyEmail, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const day = 24 * 60 * 60 * 1000

let now: number
let api: TestApi
let ann: TestUser
let cookie: string

beforeEach(async () => {
  now = Date.parse('2027-03-01T10:00:00Z')
  api = await startApi({ now: () => now })
  ann = await addUser(api.app, { email: 'ann@example.test', phone: '+970599000111' })
  cookie = await signIn(api, ann)
})
afterEach(() => api.close())

const add = (code: string, changes: Partial<Coupon> = {}) =>
  insertCoupon(
    api.app.db,
    {
      code,
      discount: { kind: 'amount', value: 20 },
      startsAt: null,
      endsAt: null,
      maxUses: null,
      ...changes,
    },
    now,
  )
const check = (code: string, as = cookie) =>
  api.request('POST', '/coupons/check', { code, tier: 'bronze', size: 'one_person' }, { cookie: as })
const subscribe = (
  coupon: unknown,
  { as = cookie, ...changes }: { as?: string; [field: string]: unknown } = {},
) =>
  api.request(
    'POST',
    '/subscriptions',
    { tier: 'bronze', size: 'one_person', coupon, paymentMethod: 'tok_succeeds', ...changes },
    { cookie: as, key: randomUUID() },
  )

test.each([
  ['as large as the price', { kind: 'amount', value: 20 }, 0],
  ['larger than the price', { kind: 'amount', value: 30 }, 0],
  ['of 100 percent', { kind: 'percent', value: 100 }, 0],
  ['of 10 percent', { kind: 'percent', value: 10 }, 18],
  ['of 5 dollars', { kind: 'amount', value: 5 }, 15],
] as const)('a coupon %s leaves what it shows', async (_what, discount, total) => {
  await add('OFF', { discount })
  expect(await dataOf<CouponQuote>(check(' off '))).toEqual({
    code: 'OFF',
    tier: 'bronze',
    size: 'one_person',
    discount,
    price: 20,
    total,
  })
  expect(await dataOf<SubscribeAnswer>(subscribe('off'))).toMatchObject({
    invoice: { price: 20, discount: 20 - total, amount: total, coupon: 'OFF' },
  })
  expect(await api.app.db.selectFrom('sandbox_charges').select('amount').execute()).toEqual([
    { amount: total },
  ])
})

test.each([
  ['-5', 'coupon_unknown'],
  ['0.5', 'coupon_unknown'],
  ['NOBODYS', 'coupon_unknown'],
  ['OVER', 'coupon_expired'],
  ['EARLY', 'coupon_not_started'],
  ['BROKEN', 'coupon_unknown'],
])('%s is refused as %s, when checked and when paid with', async (code, problem) => {
  await add('OVER', { endsAt: now })
  await add('EARLY', { startsAt: now + 1 })
  await add('BROKEN', { discount: { kind: 'amount', value: -5 } })
  expect((await refusalOf(check(code))).fields).toEqual({ code: problem })
  expect((await refusalOf(subscribe(code))).fields).toEqual({ coupon: problem })
  expect(await api.app.db.selectFrom('charges').selectAll().execute()).toEqual([])
})

test('what costs nothing is an invoice and no payment', async () => {
  await add('FREE')
  await dataOf(subscribe('FREE'))
  const mine = <Data>(path: string) => dataOf<Data>(api.request('GET', path, undefined, { cookie }))
  expect(await mine<Invoice[]>('/invoices')).toMatchObject([{ amount: 0 }])
  expect(await mine<Payment[]>(`/payments/customer/${ann.uid}`)).toEqual([])
})

test('coupons are told to whoever is signed in, who cannot guess on and on', async () => {
  await add('SPRING20')
  expect((await check('SPRING20', '')).status).toBe(401)
  const statuses = []
  for (let guess = 0; guess <= 60; guess += 1) statuses.push((await check(`GUESS-${guess}`)).status)
  expect(statuses.slice(0, 60)).toEqual(Array<number>(60).fill(409))
  expect(statuses[60]).toBe(429)
})

test('one coupon only: a list of them, or two in one text, is none', async () => {
  await add('ONE')
  await add('TWO')
  expect((await refusalOf(subscribe(['ONE', 'TWO']))).status).toBe(400)
  expect((await refusalOf(subscribe('ONE,TWO'))).fields).toEqual({ coupon: 'coupon_unknown' })
})

test('twenty people race for a coupon that three may use: three get it', async () => {
  await add('THREE', { maxUses: 3, discount: { kind: 'amount', value: 5 } })
  const cookies: string[] = []
  for (let count = 0; count < 20; count += 1) cookies.push(await signIn(api, await addUser(api.app)))
  const answers = await Promise.all(cookies.map(as => subscribe('THREE', { as })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17)
  const amounts = await api.app.db.selectFrom('sandbox_charges').select('amount').execute()
  expect(amounts).toEqual([{ amount: 15 }, { amount: 15 }, { amount: 15 }])
})

test('a payment that is refused gives the coupon back', async () => {
  await add('ONCE', { maxUses: 1 })
  await refusalOf(subscribe('ONCE', { paymentMethod: 'tok_declined' }))
  expect((await subscribe('ONCE')).status).toBe(200)
})

test('a person uses a coupon once, also with a new account', async () => {
  await add('HELLO')
  await dataOf(subscribe('HELLO'))
  expect((await refusalOf(check('HELLO'))).fields).toEqual({ code: 'coupon_used' })
  const person = { email: 'ann@example.test', phone: '+970599000111' }
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { ...person, password: 'Kursi2026' })
  const proof = { cookie: await verifyEmail(api, person.email) }
  await api.request('POST', '/users/add', newAccount(person), proof)
  const again = await signIn(api, person)
  expect((await refusalOf(subscribe('HELLO', { as: again }))).fields).toEqual({ coupon: 'coupon_used' })
})

test('with a trial the coupon counts for the first paid period, and not for the next', async () => {
  await add('SPRING20')
  expect(await dataOf<SubscribeAnswer>(subscribe('SPRING20', { tier: 'gold' }))).toMatchObject({
    subscription: { nextCharge: { amount: 140 } },
  })
  now += 13 * day
  await createJobs(api.app).runDue()
  now = Date.parse('2027-09-14T10:00:00Z')
  await createJobs(api.app).runDue()
  const later = await signIn(api, { email: 'ann@example.test' })
  const invoices = await dataOf<Invoice[]>(api.request('GET', '/invoices', undefined, { cookie: later }))
  expect(invoices).toMatchObject([
    { number: 2, amount: 160, coupon: null },
    { number: 1, amount: 140, discount: 20, coupon: 'SPRING20' },
  ])
})
