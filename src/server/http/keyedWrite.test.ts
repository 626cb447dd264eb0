import { Hono } from 'hono'
import { startServices } from '@/testing/kit/startApi'
import { ApiFailure } from '../kernel/ApiFailure'
import { answer, done, keepAnswerWith } from './answer'
import type { AppContext } from '../AppContext'
import type { Env } from './env'
import { answerFailure } from '../app/failures'
import { keyedWrite } from './keyedWrite'

const day = 24 * 60 * 60 * 1000

let appContext: AppContext
let time: number
let runs: number
let fails: ApiFailure | undefined
let app: Hono<Env>

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  runs = 0
  fails = undefined
  appContext = await startServices({ now: () => time })
  app = appOver(appContext)
})
afterEach(() => appContext.db.destroy())

function appOver(shared: AppContext): Hono<Env> {
  const routes = new Hono<Env>()
  routes.use(async (context, next) => {
    const uid = context.req.header('test-user')
    context.set(
      'signedIn',
      uid ? ({ user: { uid }, sessionId: uid } as Env['Variables']['signedIn']) : undefined,
    )
    await next()
  })
  routes.post('/work', keyedWrite(shared), async context => {
    runs += 1
    const run = runs
    await shared.db.selectFrom('users').selectAll().execute()
    if (fails) throw fails
    return done(context, `run ${run}`)
  })
  routes.onError(answerFailure(shared))
  return routes
}

const work = (key: string | undefined, body: unknown = { a: 1 }, user = 'ann', server = app) =>
  Promise.resolve(
    server.request('/work', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'test-user': user, ...(key !== undefined && { 'idempotency-key': key }) },
    }),
  )
const answerOf = async (asked: Promise<Response>) => {
  const answered = await asked
  return [answered.status, ((await answered.json()) as { message: string }).message]
}

test('without a key every request is its own', async () => {
  await work(undefined)
  await work(undefined)
  expect(runs).toBe(2)
})

test('the same key and body get the first answer', async () => {
  expect(await answerOf(work('k'))).toEqual([200, 'run 1'])
  const retry = await work('k')
  expect(retry.headers.get('content-type')).toContain('application/json')
  expect(await retry.json()).toEqual({ success: true, message: 'run 1' })
  expect(runs).toBe(1)
})

test('the same key with another body is a conflict', async () => {
  await work('k')
  expect((await work('k', { a: 2 })).status).toBe(409)
  expect(runs).toBe(1)
})

test("a key is its owner's", async () => {
  await work('k')
  expect(await answerOf(work('k', { a: 1 }, 'ben'))).toEqual([200, 'run 2'])
  expect(await answerOf(work('k', { a: 1 }, ''))).toEqual([200, 'run 3'])
})

test('ten requests at one moment run once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(work('k'))))
  expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 'run 1']))
  expect(runs).toBe(1)
})

test('the answer outlives the process that gave it', async () => {
  await work('k')
  expect(await answerOf(work('k', { a: 1 }, 'ann', appOver(appContext)))).toEqual([200, 'run 1'])
})

test.each([
  ['server_error'],
  ['too_many'],
  ['signed_out'],
  ['bad_input'],
  ['slot_taken'],
  ['declined'],
] as const)('what was refused as %s is judged again', async code => {
  fails = new ApiFailure(code, 'refused')
  await work('k')
  fails = undefined
  expect(await answerOf(work('k'))).toEqual([200, 'run 2'])
  expect(await answerOf(work('k'))).toEqual([200, 'run 2'])
})

test('what was refused may be asked for otherwise under the same key', async () => {
  fails = new ApiFailure('slot_taken', 'refused')
  await work('k')
  fails = undefined
  expect(await answerOf(work('k', { a: 2 }))).toEqual([200, 'run 2'])
})

test('a refusal gives way to what another process has answered meanwhile', async () => {
  const routes = new Hono<Env>()
  routes.post('/work', keyedWrite(appContext), async () => {
    await work('k', { a: 1 }, '', appOver(appContext))
    throw new ApiFailure('slot_taken', 'by ourselves')
  })
  routes.onError(answerFailure(appContext))
  expect(await answerOf(work('k', { a: 1 }, '', routes))).toEqual([200, 'run 1'])
})

test('a key is forgotten after a day', async () => {
  await work('k')
  time += day
  expect(await answerOf(work('k'))).toEqual([200, 'run 1'])
  time += 1
  expect(await answerOf(work('k'))).toEqual([200, 'run 2'])
})

describe('a route that keeps its answer with its work', () => {
  let isBroken: boolean

  beforeEach(() => {
    isBroken = false
    const routes = new Hono<Env>()
    routes.post('/work', keyedWrite(appContext), async context => {
      runs += 1
      const run = runs
      await appContext.db.transaction().execute(async transaction => {
        await keepAnswerWith(context, transaction, run)
        if (isBroken) throw new ApiFailure('slot_taken', 'broken off')
      })
      return answer(context, run)
    })
    routes.onError(answerFailure(appContext))
    app = routes
  })

  const bodyOf = async (asked: Promise<Response>): Promise<unknown> => (await asked).json()

  test('gives it to a retry, byte for byte', async () => {
    const first = await (await work('k')).text()
    expect(await (await work('k')).text()).toBe(first)
    expect(runs).toBe(1)
  })

  test('keeps nothing where the work was broken off', async () => {
    isBroken = true
    await work('k')
    isBroken = false
    expect(await bodyOf(work('k'))).toEqual({ success: true, data: 2 })
  })

  test('keeps the next answer once the first is forgotten', async () => {
    await work('k')
    time += day + 1
    expect(await bodyOf(work('k'))).toEqual({ success: true, data: 2 })
    expect(await bodyOf(work('k'))).toEqual({ success: true, data: 2 })
  })
})

test('an endless key is bad input', async () => {
  expect((await work('k'.repeat(201))).status).toBe(400)
})
