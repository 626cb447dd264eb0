import type { AccessKey, FreshAccessKey } from '@/domain/accessKey'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const minute = 60 * 1000

let api: TestApi
let time: number
let scenario: TestSalon
let owner: TestUser
let ann: TestUser
let asOwner: { cookie: string }
let asAnn: { cookie: string }

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time })
  owner = await addUser(api.app, { role: 'barber' })
  scenario = await addSalon(api.app, { owner })
  ann = await addUser(api.app)
  asOwner = { cookie: await signIn(api, owner) }
  asAnn = { cookie: await signIn(api, ann) }
})
afterEach(() => api.close())

type Session = { cookie: string }

const make = (as: Session, body: Record<string, unknown> = {}) =>
  api.request('POST', '/keys', { name: 'Till', scope: 'salon', ...body }, as)
const makeKey = (as: Session, body: Record<string, unknown> = {}) => dataOf<FreshAccessKey>(make(as, body))
const list = (as: Session) => dataOf<AccessKey[]>(api.request('GET', '/keys', undefined, as))

/** Calls as a program does: with its access key only, without `x-api-key`. */
const withKey = async (key: string, path: string, method = 'GET', body?: unknown) =>
  api.api.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

test('a key is named, shown once, and kept as a hash alone', async () => {
  const { key, ...made } = await makeKey(asOwner, { name: '  Front desk ' })
  expect(key).toMatch(/^kursi_[\w-]{43}$/)
  expect(made).toEqual({
    id: made.id,
    name: 'Front desk',
    scope: 'salon',
    hint: key.slice(-4),
    createdAt: time,
    lastUsedAt: null,
  })
  expect(await list(asOwner)).toEqual([made])
  const stored = JSON.stringify(await api.app.db.selectFrom('access_keys').selectAll().execute())
  expect(stored).not.toContain(key)
  expect(stored).not.toContain(key.slice(6, -4))
})

test("an owner's key reads the salon and its appointments, with or without the client's name", async () => {
  const { key } = await makeKey(asOwner)
  const salon = await dataOf<{ id: string }>(withKey(key, '/salons/mine'))
  expect(salon.id).toBe(scenario.salon.id)
  expect(await dataOf(withKey(key, `/appointments/salon/${scenario.salon.id}`))).toEqual([])
  const named = api.request('GET', '/salons/mine', undefined, { headers: { authorization: `Bearer ${key}` } })
  expect((await named).status).toBe(200)
})

test("a client's key reads their own appointments and nobody else's", async () => {
  const { key } = await makeKey(asAnn, { scope: 'calendar' })
  expect((await withKey(key, `/appointments/customer/id/${ann.uid}`)).status).toBe(200)
  const ben = await addUser(api.app)
  const others = await refusalOf(withKey(key, `/appointments/customer/id/${ben.uid}`))
  const missing = await refusalOf(withKey(key, '/appointments/customer/id/nobody'))
  expect(others).toMatchObject({ status: 403 })
  expect(others).toEqual(missing)
})

test("a salon's key finds another salon no more than one that does not exist", async () => {
  const { key } = await makeKey(asOwner)
  const other = await addSalon(api.app)
  const others = await refusalOf(withKey(key, `/appointments/salon/${other.salon.id}`))
  expect(others).toMatchObject({ status: 404 })
  expect(others).toEqual(await refusalOf(withKey(key, '/appointments/salon/nothing')))
})

test.each([
  ['GET', '/users/me'],
  ['GET', '/keys'],
  ['GET', '/salons'],
  ['GET', '/payments/customer/UID'],
  ['GET', '/favorites/UID'],
  ['GET', '/appointments/customer/id/UID'],
  ['GET', '/salons/mine/'],
  ['GET', '/appointments/salon/SALON/../../../users/me'],
  ['POST', '/keys'],
  ['POST', '/salons/mine'],
  ['POST', '/appointments'],
  ['POST', '/users/logout'],
  ['PUT', '/users/edit-user/UID'],
  ['DELETE', '/users/deleteUserByPhoneEmail'],
  ['PATCH', '/salons/mine'],
])("a salon's key opens nothing else: %s %s", async (method, path) => {
  const { key } = await makeKey(asOwner)
  const address = path.replace('UID', owner.uid).replace('SALON', scenario.salon.id)
  const answer = await withKey(key, address, method, method === 'GET' ? undefined : { name: 'x' })
  expect([answer.status, await answer.json()]).toMatchObject([403, { success: false, code: 'forbidden' }])
})

test('a calendar key does not read the salon', async () => {
  const { key } = await makeKey(asOwner, { scope: 'calendar' })
  expect((await withKey(key, '/salons/mine')).status).toBe(403)
  expect((await withKey(key, `/appointments/salon/${scenario.salon.id}`)).status).toBe(200)
})

test('a key counts by itself: the cookie beside it opens nothing', async () => {
  const { key } = await makeKey(asAnn, { scope: 'calendar' })
  const answer = await api.request('GET', '/users/me', undefined, {
    ...asAnn,
    headers: { authorization: `Bearer ${key}` },
  })
  expect(answer.status).toBe(403)
})

test('a key that is unknown, revoked or of a deleted account is refused with 401', async () => {
  const revoked = await makeKey(asOwner)
  expect((await api.request('DELETE', `/keys/${revoked.id}`, undefined, asOwner)).status).toBe(200)
  const orphan = await makeKey(asOwner)
  const { email, phone, password } = owner
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  for (const key of [revoked.key, orphan.key, 'kursi_guess']) {
    expect(await refusalOf(withKey(key, '/salons/mine'))).toMatchObject({ status: 401, code: 'bad_key' })
  }
})

test('rotating gives another text; the old one is dead at once', async () => {
  const before = await makeKey(asOwner)
  await withKey(before.key, '/salons/mine')
  time += minute
  const after = await dataOf<FreshAccessKey>(api.request('POST', `/keys/${before.id}/rotate`, {}, asOwner))
  expect(after).toMatchObject({ id: before.id, name: before.name, createdAt: time, lastUsedAt: null })
  expect(after.key).not.toBe(before.key)
  expect((await withKey(before.key, '/salons/mine')).status).toBe(401)
  expect((await withKey(after.key, '/salons/mine')).status).toBe(200)
})

test('the last use is noted, to the minute', async () => {
  const { key } = await makeKey(asOwner)
  const lastUse = async () => (await list(asOwner))[0]?.lastUsedAt
  await withKey(key, '/salons/mine')
  expect(await lastUse()).toBe(time)
  const first = time
  time += minute - 1
  await withKey(key, '/salons/mine')
  expect(await lastUse()).toBe(first)
  time += 1
  await withKey(key, '/salons/mine')
  expect(await lastUse()).toBe(time)
})

test("another's key can be neither seen, rotated nor revoked", async () => {
  const { id, key } = await makeKey(asOwner)
  expect(await list(asAnn)).toEqual([])
  for (const [method, path] of [
    ['POST', `/keys/${id}/rotate`],
    ['DELETE', `/keys/${id}`],
  ] as const) {
    const others = await refusalOf(api.request(method, path, undefined, asAnn))
    expect(others).toMatchObject({ status: 404 })
    expect(others).toEqual(
      await refusalOf(api.request(method, path.replace(id, 'nothing'), undefined, asAnn)),
    )
  }
  expect((await withKey(key, '/salons/mine')).status).toBe(200)
})

test('nobody has more than ten, also when they are asked for at once', async () => {
  const answers = await Promise.all(Array.from({ length: 13 }, () => make(asOwner)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(10)
  expect(statuses.filter(status => status === 409)).toHaveLength(3)
  const [first] = await list(asOwner)
  await api.request('DELETE', `/keys/${first?.id ?? ''}`, undefined, asOwner)
  expect((await make(asOwner)).status).toBe(200)
})

test.each([
  ['no name', { name: '  ' }, { name: 'name_required' }],
  ['an endless name', { name: 'n'.repeat(61) }, { name: 'name_too_long-60' }],
  ['a scope we do not know', { scope: 'admin' }, { scope: 'value_invalid' }],
  ['no scope', { scope: undefined }, { scope: 'value_invalid' }],
])('a key with %s is refused', async (_what, body, fields) => {
  expect(await refusalOf(make(asOwner, body))).toMatchObject({ status: 400, fields })
})

test('a client has no salon to open; a visitor has no keys', async () => {
  expect(await refusalOf(make(asAnn))).toMatchObject({ status: 400, fields: { scope: 'value_invalid' } })
  expect((await api.request('GET', '/keys')).status).toBe(401)
  expect((await api.request('POST', '/keys', { name: 'x', scope: 'calendar' })).status).toBe(401)
})
