import type { FreshAccessKey } from '@/domain/accessKey'
import { dataOf } from '@/testing/kit/answers'
import { addUser, newAccount, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import type { Log } from '../kernel/log'

let api: TestApi

beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.close())

const raw = (path: string, init: RequestInit = {}) => api.api.request(`/api${path}`, init)

test.each([[undefined], [''], ['kursi-dem'], ['kursi-demo '.repeat(2)], ['KURSI-DEMO']])(
  'the key %j opens no call',
  async key => {
    const answer = await raw('/users/me', key === undefined ? {} : { headers: { 'x-api-key': key } })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'bad_key',
      message: 'The API key is missing or wrong.',
    })
  },
)

test('health needs no key', async () => {
  expect(await (await raw('/health')).json()).toEqual({ success: true, data: { healthy: true } })
})

test('an unknown call is a JSON 404', async () => {
  for (const path of ['/nothing', '/users/nothing', '/']) {
    const answer = await api.request('GET', path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ success: false, code: 'not_found', message: 'Not found' })
  }
})

test('a body beyond 64 KB is refused before it is read', async () => {
  const answer = await api.request('POST', '/users/login', { identifier: 'a'.repeat(70_000) })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ success: false, code: 'too_large' })
})

test('names that break others are dropped from a body', async () => {
  const answer = await api.request('POST', '/users/login', {
    identifier: { toString: 'x', valueOf: 'x' },
    password: { toString: 'x' },
  })
  expect(answer.status).toBe(400)
})

test.each([['/salons?text=%00'], ['/salons/a%00b'], ['/notifications?cursor=1_%00'], ['/calendar/%00.ics']])(
  'no address has the character that a database cannot hold: %s',
  async path => {
    const answer = await api.request('GET', path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'bad_input' })
  },
)

test('a text loses the character that a database cannot hold', async () => {
  const { email, password } = await addUser(api.app)
  const answer = await api.request('POST', '/users/login', { identifier: `\u0000${email}`, password })
  expect(answer.status).toBe(200)
})

test('what nobody foresaw is answered without details', async () => {
  await api.app.db.destroy()
  const answer = await api.request('POST', '/users/login', {
    identifier: 'ann@example.test',
    password: 'Kursi2026',
  })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    success: false,
    code: 'server_error',
    message: 'Something went wrong. Please try again.',
  })
})

test('the log names the call, and none of its secrets', async () => {
  const lines: string[] = []
  const note = (event: string, facts?: object) => void lines.push(JSON.stringify({ event, ...facts }))
  const log: Log = { info: note, error: note }
  const logged = await startApi({ log })
  const ann = await addUser(logged.app)
  await logged.request('POST', '/users/login?token=secret-token', {
    identifier: ann.email,
    password: ann.password,
  })
  await logged.request('POST', '/users/forgot-password', { email: ann.email })
  const all = lines.join('\n')
  expect(all).toContain('"path":"/api/users/login"')
  expect(all).toContain('"status":200')
  for (const secret of ['secret-token', ann.email, ann.password, 'kursi_session', 'kursi-demo']) {
    expect(all).not.toContain(secret)
  }
  await logged.close()
})

test('each refused access is one line with network, account and reason, and no e-mail', async () => {
  const lines: { event: string; [fact: string]: unknown }[] = []
  const note = (event: string, facts?: object) => void lines.push({ event, ...facts })
  const logged = await startApi({ log: { info: note, error: note }, config: { proxyHops: 1 } })
  const { app, request } = logged
  const ann = await addUser(app)
  const cookie = await signIn(logged, ann)
  const key = await dataOf<FreshAccessKey>(
    request('POST', '/keys', { name: 'Phone', scope: 'calendar' }, { cookie }),
  )
  const refusalsOf = async (asked: () => Promise<Response> | Response) => {
    lines.length = 0
    await asked()
    return lines.filter(({ event }) => event === 'access_refused')
  }
  const from = { headers: { 'x-forwarded-for': '203.0.113.7' } }
  const wrong = { identifier: ann.email, password: 'Wrong2026' }
  const guess = { email: ann.email, verificationCode: '123456' }
  const plain = (path: string, headers: Record<string, string>) =>
    logged.api.request(`/api${path}`, { headers: { ...from.headers, ...headers } })

  const refused: [string, string | undefined, () => Promise<Response> | Response][] = [
    ['signed_out', undefined, () => request('GET', '/users/me', undefined, from)],
    ['wrong_password', undefined, () => request('POST', '/users/login', wrong, from)],
    ['wrong_password', ann.uid, () => request('POST', '/users/login', wrong, { ...from, cookie })],
    ['forbidden', ann.uid, () => request('PUT', '/users/edit-user/x', {}, { ...from, cookie })],
    ['code_dead', undefined, () => request('POST', '/users/verify-new-account-code', guess, from)],
    ['email_unverified', undefined, () => request('POST', '/users/add', newAccount(), from)],
    ['bad_key', undefined, () => plain('/users/me', { 'x-api-key': 'guess' })],
    ['bad_key', undefined, () => plain('/salons/mine', { authorization: 'Bearer kursi_guess' })],
    ['forbidden', ann.uid, () => plain('/users/me', { authorization: `Bearer ${key.key}` })],
    ['link_dead', undefined, () => plain('/calendar/kursi_guess.ics', {})],
  ]
  for (const [reason, account, asked] of refused) {
    const found = await refusalsOf(asked)
    expect(found).toMatchObject([{ reason, network: '203.0.113.0/24' }])
    expect(found[0]?.account).toBe(account)
    expect(JSON.stringify(found)).not.toMatch(/@|guess|Wrong2026/)
  }
  for (let tries = 0; tries < 10; tries += 1) await request('POST', '/users/login', wrong, from)
  expect(await refusalsOf(() => request('POST', '/users/login', wrong, from))).toMatchObject([
    { reason: 'too_many', status: 429 },
  ])
  expect(await refusalsOf(() => request('POST', '/users/login', { identifier: 'none' }, from))).toEqual([])
  await logged.close()
})
