import type { UserSession } from '@/domain/user'
import { dataOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addUser, lastMailTo, signIn, type TestUser } from '@/testing/scenarios/builders'
import { hashPassword } from '../../kernel/passwordHash'

const minute = 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let api: TestApi
let ann: TestUser
let time: number

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time, config: { ownerIdle: 60 * minute } })
  ann = await addUser(api.app)
})
afterEach(() => api.close())

const logIn = ({ email, password }: TestUser, headers: Record<string, string> = {}) =>
  api.request('POST', '/users/login', { identifier: email, password }, { headers })
const me = (cookie: string) => api.request('GET', '/users/me', undefined, { cookie })
const list = (cookie: string) =>
  dataOf<UserSession[]>(api.request('GET', '/users/sessions', undefined, { cookie }))
const mails = () => (api.app.mailer.inbox?.() ?? []).map(({ to, subject }) => [to, subject])

test('lists where a person is logged in, by device and last use, with this one marked', async () => {
  await logIn(ann, { 'user-agent': firefox })
  time += 5 * minute
  const here = await signIn(api, ann)
  time += 5 * minute
  expect(await list(here)).toMatchObject([
    { browser: null, system: null, lastUsedAt: time, isThisOne: true },
    { browser: 'Firefox', system: 'Linux', lastUsedAt: time - 10 * minute, isThisOne: false },
  ])
})

test('ends one, or all others, of the own', async () => {
  const [here, there, third] = [await signIn(api, ann), await signIn(api, ann), await signIn(api, ann)]
  const [gone] = (await list(here)).filter(({ isThisOne }) => !isThisOne)
  await api.request('DELETE', `/users/sessions/${gone?.id}`, undefined, { cookie: here })
  expect(await list(here)).toHaveLength(2)
  await api.request('DELETE', '/users/sessions', undefined, { cookie: here })
  expect(await list(here)).toHaveLength(1)
  expect([(await me(there)).status, (await me(third)).status]).toEqual([401, 401])
})

test('nobody ends the session of another person', async () => {
  const asAnn = await signIn(api, ann)
  const asBen = await signIn(api, await addUser(api.app))
  const [annSession] = await list(asAnn)
  const answer = await api.request('DELETE', `/users/sessions/${annSession?.id}`, undefined, {
    cookie: asBen,
  })
  expect(answer.status).toBe(404)
  await api.request('DELETE', '/users/sessions', undefined, { cookie: asBen })
  expect((await me(asAnn)).status).toBe(200)
})

test("an owner's session ends when nobody uses it, and says so; a client's does not", async () => {
  const asOwner = await signIn(api, await addUser(api.app, { role: 'barber' }))
  const asClient = await signIn(api, ann)
  time += 59 * minute
  expect((await me(asOwner)).status).toBe(200)
  time += 59 * minute
  expect((await me(asOwner)).status).toBe(200)
  time += 60 * minute
  const ended = await me(asOwner)
  expect(ended.status).toBe(401)
  expect(await ended.json()).toMatchObject({ code: 'signed_out', data: { idle: true } })
  expect((await me(asClient)).status).toBe(200)
})

test('a login on a new device is mailed, one on a known device and the very first are not', async () => {
  const first = await logIn(ann)
  const device = /kursi_device=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? ''
  expect(first.headers.get('set-cookie')).toMatch(/kursi_device=[^;]+;.* HttpOnly/)
  await logIn(ann, { cookie: device })
  expect(mails()).toEqual([])
  await logIn(ann, { 'user-agent': firefox })
  expect(mails()).toEqual([[ann.email, 'A new login to your Kursi account']])
  expect(lastMailTo(api.app, ann.email).text).toContain('Firefox, Linux')
})

test('changes of the password and of keys are mailed to their holder', async () => {
  const cookie = await signIn(api, ann)
  const change = { uid: ann.uid, email: ann.email, currentPassword: ann.password, newPassword: 'Better2027' }
  await api.request('PUT', '/users/change-password', change, { cookie })
  const made = await dataOf<{ id: string }>(
    api.request('POST', '/keys', { name: 'Mine', scope: 'calendar' }, { cookie }),
  )
  await api.request('POST', `/keys/${made.id}/rotate`, {}, { cookie })
  await api.request('DELETE', `/keys/${made.id}`, undefined, { cookie })
  expect(mails()).toEqual(
    [
      'A key of your Kursi account was revoked',
      'A key of your Kursi account was replaced',
      'A new key for your Kursi account',
      'Your Kursi password was changed',
    ].map(subject => [ann.email, subject]),
  )
})

test("a stored hash is raised to today's cost at login", async () => {
  const { db } = api.app
  const old = await hashPassword(ann.password, 2)
  await db.updateTable('users').set({ password_hash: old }).execute()
  Object.assign(api.app.config, { passwordCost: 4 })
  expect((await logIn(ann)).status).toBe(200)
  const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^scrypt2\$4\$/)
  expect((await logIn(ann)).status).toBe(200)
})
