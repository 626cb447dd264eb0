import { choicesFor, type NotificationSettings } from '@/domain/notificationSettings'
import type { Versioned } from '@/domain/edit'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

type Settings = Versioned<NotificationSettings>

let api: TestApi
let asAnn: string
let asOwner: string

beforeEach(async () => {
  api = await startApi()
  asAnn = await signIn(api, await addUser(api.app))
  asOwner = await signIn(api, (await addSalon(api.app)).owner)
})
afterEach(() => api.close())

const call = (method: string, cookie: string, body?: unknown, etag?: string) =>
  api.request(method, '/notification-settings', body, {
    cookie,
    headers: etag === undefined ? {} : { 'if-match': etag },
  })
const read = (cookie: string) => dataOf<Settings>(call('GET', cookie))
const save = (cookie: string, body: unknown) => dataOf<Settings>(call('PUT', cookie, body))

test('everything is on at first; owners have settings of their salon too', async () => {
  const { etag: _anns, ...anns } = await read(asAnn)
  const { etag: _owners, ...owners } = await read(asOwner)
  expect(Object.keys(anns).sort()).toEqual(
    choicesFor('customer')
      .map(({ setting }) => setting)
      .sort(),
  )
  expect(Object.keys(owners).sort()).toEqual(
    choicesFor('barber')
      .map(({ setting }) => setting)
      .sort(),
  )
  expect(Object.values({ ...anns, ...owners })).not.toContain(false)
})

test('what is switched stays so, what is not sent stays as it was, and nobody else is concerned', async () => {
  await save(asAnn, { client_moved_mail: false })
  await save(asAnn, { client_promotion_app: false })
  expect(await read(asAnn)).toMatchObject({
    client_moved_mail: false,
    client_promotion_app: false,
    client_reminder_mail: true,
  })
  await save(asAnn, { client_moved_mail: true })
  expect(await read(asAnn)).toMatchObject({ client_moved_mail: true, client_promotion_app: false })
  expect(await read(asOwner)).toMatchObject({ client_promotion_app: true })
  expect(await api.app.db.selectFrom('notification_settings').selectAll().execute()).toHaveLength(1)
})

test('what nobody can switch, and what is not one’s own, is not stored', async () => {
  await save(asAnn, {
    client_paid_mail: false,
    account_security_mail: false,
    owner_booked_mail: false,
    x: true,
  })
  expect(await api.app.db.selectFrom('notification_settings').selectAll().execute()).toEqual([])
})

test('only yes and no are settings', async () => {
  for (const value of ['maybe', null, {}, []]) {
    expect(await refusalOf(call('PUT', asAnn, { client_moved_mail: value }))).toMatchObject({
      status: 400,
      fields: { client_moved_mail: 'value_invalid' },
    })
  }
})

test('the same change again is one change; another after somebody else’s is a stale write', async () => {
  const { etag } = await read(asAnn)
  const off = { client_moved_mail: false }
  const saved = await dataOf<Settings>(call('PUT', asAnn, off, etag))
  expect(await dataOf(call('PUT', asAnn, off, etag))).toEqual(saved)
  const stale = await refusalOf(call('PUT', asAnn, { client_reminder_mail: false }, etag))
  expect(stale).toMatchObject({ status: 412, code: 'stale_write', data: saved })
  expect(await read(asAnn)).toEqual(saved)
})

test.each(['GET', 'PUT'])('%s needs a session', async method => {
  expect((await call(method, '', method === 'PUT' ? {} : undefined)).status).toBe(401)
})
