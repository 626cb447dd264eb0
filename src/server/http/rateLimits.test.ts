import { Hono } from 'hono'
import { startApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import type { Env } from './env'
import { createRateLimits, takeAll, whileCounted } from './rateLimits'

const limits = createRateLimits()
// Five points and three hundred.
const ofAnn = { limit: limits.mailsToUser, key: 'ann' }
const ofBen = { limit: limits.mailsToUser, key: 'ben' }
const ofAddress = { limit: limits.mailsForAddress, key: '192.0.2.1' }

const routes = new Hono<Env>()
  .post('/ann', async context => {
    await takeAll(context, [ofAddress, ofAnn])
    return context.body(null)
  })
  .post('/ben', async context => {
    await takeAll(context, [ofAddress, ofBen])
    return context.body(null)
  })
  .post('/away', context =>
    whileCounted(context, [ofBen], () => Promise.reject(new Error('The mail server is away'))),
  )
  .onError((_error, context) => context.body(null, 429))

const statusOf = async (path: string) => (await routes.request(path, { method: 'POST' })).status
const times = async (count: number, path: string) => {
  for (let done = 0; done < count; done += 1) await statusOf(path)
}

test('what has failed is not counted', async () => {
  await times(20, '/away')
  expect(await statusOf('/ben')).toBe(200)
})

test('a try that one limit refuses takes nothing from the others', async () => {
  await times(5, '/ann')
  expect(await statusOf('/ann')).toBe(429)
  await times(400, '/ann')
  expect(await statusOf('/ben')).toBe(200)
})

const testOnPostgres = onPostgres ? test : test.skip

testOnPostgres('attempts count together on all servers of one database, and no key is stored', async () => {
  const { app, close } = await startApi()
  const [one, other] = [createRateLimits(app.db), createRateLimits(app.db)]
  const key = 'ann@example.test'
  const tries = new Hono<Env>()
    .post('/one', async context => {
      await one.mailsToUser.take(context, key)
      return context.body(null)
    })
    .post('/other', async context => {
      await other.mailsToUser.take(context, key)
      return context.body(null)
    })
    .onError((_error, context) => context.body(null, 429))
  const statuses: number[] = []
  for (const path of ['/one', '/other', '/one', '/other', '/one', '/other', '/one']) {
    statuses.push((await tries.request(path, { method: 'POST' })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  await one.mailsToUser.reward(key)
  const rows = await app.db.selectFrom('rate_limits').selectAll().execute()
  expect(rows).toMatchObject([{ points: 6 }])
  expect(JSON.stringify(rows)).not.toContain('ann')
  await close()
})
