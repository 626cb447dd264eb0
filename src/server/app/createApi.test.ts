import { addUser } from '@/testing/scenarios/builders'
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
