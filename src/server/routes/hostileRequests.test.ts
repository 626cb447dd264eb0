import { Hono } from 'hono'
import type { AnyObject, ObjectSchema } from 'yup'
import { requestPolicy } from '@/domain/requestPolicy'
import { addSalon, signIn } from '@/testing/scenarios/builders'
import { readSchemas } from '@/testing/kit/readSchemas'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { answerFailure } from '../app/failures'
import type { Env } from '../http/env'
import { readBody } from '../http/readInput'

/** What one hostile request may cost, in milliseconds of the processor. */
const mostCost = 50

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])
const listOf = (length: number, item: unknown) => Array.from({ length }, () => item)

/** Values on which a careless rule takes a time that grows faster than they do. */
const valuesOf = (text: number, items: number): [string, unknown][] => [
  ['an e-mail of dots', `a@${filled('.', text - 3)}@`],
  ['an e-mail of letters', filled('a', text)],
  ['a phone of digits', `+${filled('9', text - 1)}`],
  ['a phone of dial codes', filled('+970 ', text)],
  ['spaces with an end', `${filled(' ', text - 1)}x`],
  ['commas', filled(',', text)],
  ['combining letters', filled('\u0651\u064b', text)],
  ['a date of dashes', `2030-${filled('-', text - 5)}`],
  ['a list of texts', listOf(items, 'a')],
  ['a list of empty texts', listOf(items, '')],
  ['a list of objects', listOf(items, {})],
  ['lists within lists', nested(items)],
  [
    'an object of many fields',
    Object.fromEntries(Array.from({ length: items }, (_, index) => [`f${String(index)}`, 1])),
  ],
]

const refusedValues = valuesOf(20_000, 3_000)
const readValues = valuesOf(requestPolicy.text, requestPolicy.items)

/** The least of three runs: the first may compile code, any may meet the garbage collector. */
async function costOf(work: () => unknown): Promise<number> {
  let least = Infinity
  for (let run = 0; run < 3 && least > mostCost; run += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

let server: TestApi
let schemas: Map<string, ObjectSchema<AnyObject>>

beforeAll(async () => {
  server = await startApi()
  schemas = await readSchemas()
})
afterAll(() => server.close())

test('no value makes a schema work long, and none is answered with more than twenty fields', async () => {
  const reader = new Hono<Env>()
  reader.onError(answerFailure(server.app))
  reader.post('/:schema', async context => {
    const schema = schemas.get(context.req.param('schema'))
    return context.json(schema ? await readBody(context, schema) : null)
  })
  expect(schemas.size).toBeGreaterThan(30)
  const costly: string[] = []
  for (const [name, schema] of schemas) {
    for (const field of Object.keys(schema.fields)) {
      for (const [kind, value] of [...refusedValues, ...readValues]) {
        const body = JSON.stringify({ [field]: value })
        const send = () => reader.request(`/${name}`, { method: 'POST', body })
        if ((await costOf(send)) > mostCost) costly.push(`${name}.${field}: ${kind}`)
        const answer = await send()
        if (answer.status === 200) continue
        const { fields = {} } = (await answer.json()) as { fields?: object }
        expect(Object.keys(fields).length).toBeLessThanOrEqual(requestPolicy.fieldsNamed)
        expect(answer.status).toBe(400)
      }
    }
  }
  expect(costly).toEqual([])
})

test('no hostile body or query makes a call work long, and each is answered', async () => {
  const { salon, owner } = await addSalon(server.app)
  const cookie = await signIn(server, owner)
  const fields = [...new Set([...schemas.values()].flatMap(schema => Object.keys(schema.fields)))]
  const calls = new Set(
    server.api.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/api/live')
      .map(({ method, path }) => `${method} ${path.replace('/api', '').replace(/:\w+(\{.*\})?/g, salon.id)}`),
  )
  expect(calls.size).toBeGreaterThan(80)
  const costly: string[] = []
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    for (const [kind, value] of valuesOf(900, 200)) {
      const query = fields.map(field => `${field}=${encodeURIComponent(JSON.stringify(value)).slice(0, 50)}`)
      const send = () =>
        method === 'GET'
          ? server.request('GET', `${path}?${query.join('&')}`, undefined, { cookie })
          : server.request(method, path, Object.fromEntries(fields.map(field => [field, value])), { cookie })
      if ((await costOf(send)) > mostCost) costly.push(`${call}: ${kind}`)
      expect((await send()).status).toBeLessThan(500)
    }
  }
  expect(costly).toEqual([])
})

test.each([
  ['an address of slashes', () => filled('/', 15_000)],
  ['a query of commas', () => `/salons/x/slots?serviceIds=${filled(',', 15_000)}`],
])('%s is refused unread', async (_name, path) => {
  const answer = await server.request('GET', path())
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ success: false, code: 'too_large' })
})
