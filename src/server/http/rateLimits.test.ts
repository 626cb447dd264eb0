import { Hono } from 'hono'
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
