import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { insertCoupon } from '../db/coupons'
import type { Env } from '../http/env'
import { createRateLimits, type RateLimits } from '../http/rateLimits'
import { addUser, newAccount, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let limits: RateLimits
let api: TestApi
let ann: TestUser
let ben: TestUser
let cookie: string

beforeEach(async () => {
  limits = createRateLimits()
  api = await startApi({ limits })
  ann = await addUser(api.app)
  ben = await addUser(api.app)
  cookie = await signIn(api, ann)
})
afterEach(() => api.close())

type Door = () => Promise<Response> | Response

const network = () => 'local'
const wrong = 'Wrong2026'
const send = (method: string, path: string, body?: object) => api.request(method, path, body, { cookie })
const withKey = (path: string, headers: Record<string, string> = {}) =>
  api.api.request(`/api${path}`, { headers })
const login = () => send('POST', '/users/login', { identifier: ann.email, password: wrong })
const changePassword = () =>
  send('PUT', '/users/change-password', {
    uid: ann.uid,
    email: ann.email,
    currentPassword: wrong,
    newPassword: 'Better2027',
  })
const deleteAccount = (changes: object = {}) =>
  send('DELETE', '/users/deleteUserByPhoneEmail', {
    email: ann.email,
    phone: ann.phone,
    password: wrong,
    ...changes,
  })
const check = (query: Record<string, string>) =>
  send('GET', `/users/check-existing-user?${new URLSearchParams(query).toString()}`)
const coupon = { tier: 'bronze', size: 'one_person' }

interface Fact {
  counter: keyof RateLimits
  keyOf: () => string
  doors: Record<string, Door>
}

/** What a stranger could find out by trying, and every call that says whether a guess is right. */
const facts: Record<string, Fact> = {
  'an e-mail has an account': {
    counter: 'accountLookUpsOfAddress',
    keyOf: network,
    doors: {
      'check-existing-user': () => check({ email: ann.email }),
      login,
      add: () => send('POST', '/users/add', newAccount({ email: ann.email })),
      deleteUserByPhoneEmail: () => deleteAccount(),
    },
  },
  'a phone has an account': {
    counter: 'accountLookUpsOfAddress',
    keyOf: network,
    doors: {
      'check-existing-user': () => check({ phone: ann.phone }),
      add: () => send('POST', '/users/add', newAccount({ phone: ann.phone })),
      'edit-user': () => send('PUT', `/users/edit-user/${ann.uid}`, newAccount({ phone: ben.phone })),
    },
  },
  'a phone belongs to an e-mail': {
    counter: 'wrongPasswordsOfAccount',
    keyOf: () => ann.email,
    doors: { deleteUserByPhoneEmail: () => deleteAccount({ phone: '+970599000118' }) },
  },
  'a password, by one caller': {
    counter: 'wrongPasswordsHere',
    keyOf: () => `${ann.email} ${network()}`,
    doors: { login, 'change-password': changePassword, deleteUserByPhoneEmail: () => deleteAccount() },
  },
  'a password, by many callers': {
    counter: 'wrongPasswordsOfAccount',
    keyOf: () => ann.email,
    doors: { login, 'change-password': changePassword, deleteUserByPhoneEmail: () => deleteAccount() },
  },
  "anybody's password": {
    counter: 'wrongPasswordsOfAddress',
    keyOf: network,
    doors: { login, 'change-password': changePassword, deleteUserByPhoneEmail: () => deleteAccount() },
  },
  'a mailed code or link': {
    counter: 'codeTriesOfAddress',
    keyOf: network,
    doors: {
      'verify-new-account-code': () =>
        send('POST', '/users/verify-new-account-code', { email: ann.email, verificationCode: '123456' }),
      'reset-password': () =>
        send('POST', '/users/reset-password', { token: 'guess', newPassword: 'Better2027' }),
    },
  },
  'a coupon': {
    counter: 'couponTriesOfUser',
    keyOf: () => ann.uid,
    doors: {
      'coupons/check': () => send('POST', '/coupons/check', { ...coupon, code: 'GUESS' }),
      subscribe: () =>
        api.request(
          'POST',
          '/subscriptions',
          { ...coupon, coupon: 'GUESS', paymentMethod: 'tok_succeeds' },
          { cookie, key: randomUUID() },
        ),
    },
  },
  'an access key': {
    counter: 'accessKeyTriesOfAddress',
    keyOf: network,
    doors: {
      'any call': () => withKey('/salons/mine', { authorization: 'Bearer kursi_guess' }),
      'calendar feed': () => withKey('/calendar/kursi_guess.ics'),
    },
  },
  "the link to a client's session file": {
    counter: 'openedSessionsOfAddress',
    keyOf: network,
    doors: { open: () => send('POST', '/contact/session', { key: 'guess' }) },
  },
}

/** Takes every point that the key has left. */
async function useUp(counter: keyof RateLimits, key: string): Promise<void> {
  const taker = new Hono<Env>()
  taker.get('/', async context => {
    await limits[counter].take(context, key)
    return context.text('')
  })
  taker.onError((_error, context) => context.text('', 429))
  for (let taken = 0; taken <= 1000; taken += 1) {
    if ((await taker.request('/')).status === 429) return
  }
  throw new Error(`${counter} has no end`)
}

const guesses = Object.entries(facts).flatMap(([fact, { doors, ...counted }]) =>
  Object.entries(doors).map(([door, guess]) => [fact, door, guess, counted] as const),
)

test.each(guesses)('%s: a guess at %s takes from the one counter', async (_fact, _door, guess, counted) => {
  const { counter, keyOf } = counted
  expect((await guess()).status).not.toBe(429)
  await useUp(counter, keyOf())
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a wrong password is answered alike, whosever the phone is', async () => {
  const own = await deleteAccount()
  const other = await deleteAccount({ phone: '+970599000118' })
  expect(other.status).toBe(own.status)
  expect(await other.json()).toEqual(await own.json())
})

test('a coupon that is right takes a point as a wrong one does', async () => {
  await insertCoupon(
    api.app.db,
    { code: 'OFF', discount: { kind: 'amount', value: 5 }, startsAt: null, endsAt: null, maxUses: null },
    0,
  )
  const statuses: number[] = []
  for (let tries = 0; tries < 61; tries += 1) {
    statuses.push(
      (await send('POST', '/coupons/check', { ...coupon, code: tries % 2 ? 'OFF' : 'GUESS' })).status,
    )
  }
  expect(statuses.indexOf(429)).toBe(60)
})
