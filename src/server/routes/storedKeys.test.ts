import { sql } from 'kysely'
import { canonicalTimeZone } from '@/domain/zonedTime'
import { addSalon, newAccount, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const quarterHour = 15 * 60 * 1000
const callers = 700
/** Requests that one network may make within a quarter of an hour before it is refused. */
const allowed = 300

let api: TestApi

beforeEach(async () => {
  // Each key of a limit has a timer that ends it, so pending timers count the keys.
  jest.useFakeTimers({
    advanceTimers: false,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  })
  api = await startApi()
})
afterEach(async () => {
  jest.useRealTimers()
  await api.close()
})

async function rowCounts(): Promise<Record<string, number>> {
  const tables = await api.app.db.introspection.getTables()
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number | string
    }>`select count(*) as count from ${sql.table(name)}`.execute(api.app.db)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

const odd = (number: number) => `odd${String(number)}@example.test`
const message = { name: 'Odd', message: 'Hello', termsAccepted: true }

test.each<[string, string, (email: string) => object, number]>([
  ['POST', '/users/login', identifier => ({ identifier, password: 'Kursi2027' }), 2 * allowed + 2],
  [
    'DELETE',
    '/users/deleteUserByPhoneEmail',
    email => ({ email, phone: '+970599000111', password: 'Kursi2027' }),
    2 * allowed + 2,
  ],
  ['POST', '/users/forgot-password', email => ({ email }), 2 * allowed + 1],
  ['POST', '/users/new-account-send-verification-code', email => ({ email }), 2 * allowed + 1],
  ['POST', '/users/verify-new-account-code', email => ({ email, verificationCode: '123456' }), 1],
  ['POST', '/users/add', email => newAccount({ email }), 1],
  ['POST', '/contact', email => ({ ...message, email }), allowed + 1],
])('%s %s keeps few keys of a network that sends many', async (method, path, bodyOf, mostKeys) => {
  const timers = jest.getTimerCount()
  for (let caller = 0; caller < callers; caller += 1) {
    await api.request(method, path, bodyOf(odd(caller)), { key: `odd-${String(caller)}` })
  }
  expect(jest.getTimerCount() - timers).toBeLessThanOrEqual(mostKeys)
  for (const count of Object.values(await rowCounts())) expect(count).toBeLessThanOrEqual(allowed)
  jest.advanceTimersByTime(100 * quarterHour)
  expect(jest.getTimerCount()).toBeLessThanOrEqual(timers)
})

test('a refused public write keeps nothing of its idempotency key', async () => {
  const before = await rowCounts()
  const writes: [string, string, object][] = [
    ['POST', '/users/add', newAccount()],
    ['POST', '/contact', { ...message, email: 'no e-mail' }],
    ['POST', '/appointments', {}],
    ['POST', '/subscriptions', {}],
  ]
  for (const [method, path, body] of writes) {
    for (let write = 0; write < 100; write += 1) {
      const answer = await api.request(method, path, body, { key: `odd-${String(write)}` })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  }
  expect(await rowCounts()).toEqual(before)
})

test('a time zone is stored in its one spelling', async () => {
  const { salon, owner } = await addSalon(api.app)
  const cookie = await signIn(api, owner)
  const answer = await api.request('GET', `/salons/${salon.id}/profile`, undefined, { cookie })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  const put = (timeZone: string) =>
    api.request('PUT', `/salons/${salon.id}`, { ...data, timeZone }, { cookie })
  for (const timeZone of ['EUROPE/PARIS', 'europe/paris', 'eUROPE/pARIS']) {
    expect((await put(timeZone)).status).toBe(200)
    const stored = await api.app.db.selectFrom('salons').select('time_zone').executeTakeFirstOrThrow()
    expect(stored.time_zone).toBe('Europe/Paris')
  }
  for (const timeZone of ['+01:00', '-11:11', 'Europe/Paris\0x'])
    expect((await put(timeZone)).status).toBe(400)
})

test('ten thousand spellings of a zone have one name', () => {
  const spelled = (number: number) =>
    'america/argentina/rio_gallegos'.replace(/[a-z]/g, (letter, place: number) =>
      (number >> (place % 14)) & 1 ? letter.toUpperCase() : letter,
    )
  const names = Array.from({ length: 10_000 }, (_, number) => canonicalTimeZone(spelled(number)))
  expect(new Set(names)).toEqual(new Set(['America/Argentina/Rio_Gallegos']))
})
