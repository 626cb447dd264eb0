import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startPostgres } from '@/testing/doubles/startPostgres'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres, testDatabase } from '@/testing/kit/testDatabase'
import { bundleServer } from '@/testing/kit/bundleServer'
import { dataOf } from '@/testing/kit/answers'
import { startProcess } from '@/testing/kit/serverProcess'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { troubleOf } from './databaseTrouble'

/** SQLite's native module throws errors of the first test file in this process that loaded it. */
const isInstance = function (this: unknown, value: unknown): boolean {
  const isOwn = (Function.prototype[Symbol.hasInstance] as (value: unknown) => boolean).call(this, value)
  return isOwn || (this === Error && typeof value === 'object' && value !== null && 'stack' in value)
}
beforeAll(() => {
  Object.defineProperty(Error, Symbol.hasInstance, { value: isInstance, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(Error, Symbol.hasInstance)
})

const coded = (code: string, facts: object = {}) => Object.assign(new Error('Refused'), { code, ...facts })

test.each([
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['SQLITE_READONLY_DIRECTORY', 'read_only'],
  ['SQLITE_BUSY', 'away'],
  ['ECONNREFUSED', 'away'],
  ['57P03', 'away'],
  ['40001', 'away'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['23505', undefined],
])('the code %s is %s', (code, trouble) => {
  expect(troubleOf(coded(code))).toBe(trouble)
  expect(troubleOf(new Error('The query failed', { cause: coded(code) }))).toBe(trouble)
})

test('a socket that is missing is away, a file that is missing is no trouble', () => {
  expect(troubleOf(coded('ENOENT', { syscall: 'connect' }))).toBe('away')
  expect(troubleOf(coded('ENOENT', { syscall: 'open' }))).toBe(undefined)
  expect(troubleOf(new Error('Connection terminated unexpectedly'))).toBe('away')
  expect(troubleOf('no error')).toBe(undefined)
})

const ask = (api: TestApi, path: string, cookie?: string) =>
  api.request('GET', path, undefined, cookie === undefined ? {} : { cookie })

async function expectFailure(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await answer.json()).toEqual({ success: false, code, message: expect.any(String) as unknown })
}

async function cookieOf(url: string, { email, password }: TestUser): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'kursi-demo', 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: email, password }),
  })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('a PostgreSQL server that goes and comes back', () => {
  /** What stands between the server and its database, and can be taken away. */
  async function openWay(port: number) {
    const sockets = new Set<Socket>()
    const watch = (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    let server: Server | undefined
    const listen = async (at: number) => {
      server = createServer(socket => {
        const onward = connect(port, '127.0.0.1')
        watch(socket)
        watch(onward)
        socket.pipe(onward).pipe(socket)
        socket.once('close', () => onward.destroy())
        onward.once('close', () => socket.destroy())
      }).listen(at, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    }
    const own = await listen(0)
    return {
      port: own,
      cut: async () => {
        const closed = server && once(server.close(), 'close')
        for (const socket of sockets) socket.destroy()
        await closed
      },
      mend: () => listen(own),
    }
  }

  async function openDatabaseServer() {
    if (!onPostgres) return startPostgres()
    const { databaseUrl = '' } = await testDatabase({ databaseFile: ':memory:', databaseUrl: undefined })
    return { url: databaseUrl, stop: () => Promise.resolve() }
  }

  test('is a 503 with Retry-After meanwhile, and everything goes on by itself', async () => {
    const postgres = await openDatabaseServer()
    const way = await openWay(Number(new URL(postgres.url).port))
    const address = new URL(postgres.url)
    address.port = String(way.port)
    const direct = await startApi({ config: { databaseUrl: postgres.url } })
    const ann = await addUser(direct.app)
    const folder = mkdtempSync(join(tmpdir(), 'kursi-away-'))
    const { env, ...bundle } = bundleServer(folder)
    const server = await startProcess({ ...bundle, env: { ...env, DEMO: '0', DATABASE_URL: address.href } })
    const cookie = await cookieOf(server.url, ann)
    const headers = { cookie, 'x-api-key': 'kursi-demo', 'content-type': 'application/json' }
    const call = (path: string, init = {}) => fetch(`${server.url}/api${path}`, { headers, ...init })
    expect((await call('/health/ready')).status).toBe(200)

    await way.cut()
    expect((await call('/health')).status).toBe(200)
    for (const path of ['/health/ready', '/users/me', '/salons', '/notifications']) {
      await expectFailure(await call(path), 503, 'unavailable')
    }
    const message = { name: 'Ann', email: ann.email, message: 'Hello' }
    const written = await call('/contact', { method: 'POST', body: JSON.stringify(message) })
    await expectFailure(written, 503, 'unavailable')

    await way.mend()
    expect((await call('/health/ready')).status).toBe(200)
    expect(await dataOf(call('/users/me'))).toMatchObject({ email: ann.email })
    await server.stop()
    await way.cut()
    await direct.close()
    await postgres.stop()
    rmSync(folder, { recursive: true })
  })
})

const onSqlite = onPostgres ? describe.skip : describe

onSqlite('an SQLite file', () => {
  let api: TestApi
  let folder: string
  let cookie: string
  let now = Date.parse('2027-02-02T12:00:00Z')
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kursi-full-'))
    api = await startApi({ config: { databaseFile: join(folder, 'kursi.sqlite') }, now: () => now })
    cookie = await signIn(api, await addUser(api.app))
    // A session's use is written down once a minute.
    now += 5 * 60_000
  })
  afterEach(async () => {
    await api.close()
    rmSync(folder, { recursive: true })
  })

  const writeMuch = async () => {
    let answer: Response
    let count = 0
    do {
      const message = { name: 'Ann', email: `ann${count}@example.test`, message: 'x'.repeat(1900) }
      answer = await api.request('POST', '/contact', message, {
        headers: { 'x-forwarded-for': `203.0.113.${count}` },
      })
      count += 1
    } while (answer.status === 200 && count < 50)
    return answer
  }

  test('on a full disk refuses writes with 507, and reads go on', async () => {
    await sql`pragma max_page_count = 1`.execute(api.app.db)
    await expectFailure(await writeMuch(), 507, 'storage_full')
    expect((await ask(api, '/users/me', cookie)).status).toBe(200)
    expect((await ask(api, '/health/ready')).status).toBe(200)
    await sql`pragma max_page_count = 1000000`.execute(api.app.db)
    const message = { name: 'Ann', email: 'late@example.test', message: 'Is there room again?' }
    expect((await api.request('POST', '/contact', message)).status).toBe(200)
  })

  test('that cannot be written to refuses writes with 503, and reads go on, notes of use left out', async () => {
    await sql`pragma query_only = on`.execute(api.app.db)
    await expectFailure(await writeMuch(), 503, 'unavailable')
    expect((await ask(api, '/users/me', cookie)).status).toBe(200)
  })
})
