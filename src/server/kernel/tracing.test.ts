import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { startApi } from '@/testing/kit/startApi'
import { createTracing } from './tracing'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

let collector: Server
let endpoint: string
let received: string[]

beforeEach(async () => {
  received = []
  collector = createServer((request, response) => {
    void text(request).then(body => {
      received.push(`${request.url} ${body}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as { port: number }).port}/otlp`
})
afterEach(async () => {
  collector.closeAllConnections()
  collector.close()
  await once(collector, 'close')
})

const spansOf = (): Span[] =>
  received.flatMap(line => {
    const { resourceSpans } = JSON.parse(line.slice(line.indexOf(' '))) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })

const attributeOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find(each => each.key === key)?.value ?? {})[0]

test('a request is a span with its statements below it, in the trace of whoever sent it', async () => {
  const tracing = await createTracing({ endpoint, serviceName: 'kursi-test' })
  const api = await startApi({ tracing })
  const scenario = await addSalon(api.app)
  const ann = await addUser(api.app, { name: 'Ann Lee' })
  await bookTomorrow(api, scenario, ann, { time: '11:00 AM', staffMember: 0 })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const outside = 'b7ad6b7169203331'
  const answer = await api.request('GET', `/salons/${scenario.salon.id}?secret=ann@example.test`, undefined, {
    headers: { traceparent: `00-${traceId}-${outside}-01` },
  })
  await api.close()
  await tracing.close()

  expect(received.every(line => line.startsWith('/otlp/v1/traces '))).toBe(true)
  expect(received.join()).toContain('kursi-test')
  const spans = spansOf()
  expect(spans.map(({ name }) => name)).toContain('POST /api/appointments')
  const request = spans.find(span => span.traceId === traceId && span.name !== 'statement')
  if (!request) throw new Error('The request is in no trace')
  expect(request.name).toBe('GET /api/salons/:address')
  expect(request.parentSpanId).toBe(outside)
  expect(attributeOf(request, 'http.response.status_code')).toBe(200)
  expect(attributeOf(request, 'kursi.request_id')).toBe(answer.headers.get('x-request-id'))
  const statements = spans.filter(({ name }) => name === 'statement')
  expect(statements.some(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true)
  for (const value of [scenario.salon.id, ann.uid, ann.email, 'Ann Lee', 'secret'])
    expect(received.join()).not.toContain(value)
})

test('a collector that is away delays no answer', async () => {
  collector.closeAllConnections()
  collector.close()
  await once(collector, 'close')
  const tracing = await createTracing({ endpoint, serviceName: 'kursi-test' })
  const api = await startApi({ tracing })
  expect((await api.request('GET', '/health')).status).toBe(200)
  await api.close()
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
