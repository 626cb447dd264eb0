import { addSalon, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let cookie: string
let calls: [string, string][]

beforeAll(async () => {
  api = await startApi()
  const { salon, owner, service } = await addSalon(api.app)
  cookie = await signIn(api, owner)
  const query = `serviceId=${service.id}&date=2030-01-07&from=2030-01-07&names=UTC&email=${owner.email}`
  calls = api.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => [
      method,
      `${path.replace('/api', '').replace(/:\w+(\{.*\})?/g, salon.id)}?${query}`,
    ])
})
afterAll(() => api.close())

const headersOf = async (method: string, path: string, as?: string) => {
  const answer = await api.api.request(`/api${path}`, {
    method,
    headers: { 'x-api-key': api.app.config.apiKey, ...(as && { cookie: as }) },
  })
  await answer.body?.cancel()
  const { headers } = answer
  return { stored: headers.get('cache-control'), vary: headers.get('vary') }
}

test('no answer to somebody is stored by a cache, whatever the call', async () => {
  expect(calls.length).toBeGreaterThan(80)
  for (const [method, path] of calls.filter(([, one]) => !one.startsWith('/users/logout'))) {
    expect([path, await headersOf(method, path, cookie)]).toEqual([
      path,
      { stored: 'no-store', vary: expect.stringContaining('Cookie') as unknown },
    ])
  }
})

test('a visitor may store only what is the same for everybody', async () => {
  const storable = new Set<string>()
  for (const [method, path] of calls) {
    const { stored, vary } = await headersOf(method, path)
    expect(vary).toContain('Cookie')
    if (stored !== 'no-store')
      storable.add(`${method} ${path.replace(/\?.*$/, '').replace(/[\da-f-]{36}/, ':id')}`)
  }
  expect([...storable].sort()).toEqual([
    'GET /plans',
    'GET /promotions',
    'GET /salons',
    'GET /salons/:id',
    'GET /salons/:id/days',
    'GET /salons/:id/posters',
    'GET /salons/:id/promotions',
    'GET /salons/:id/reviews',
    'GET /salons/:id/slots',
    'GET /salons/:id/staff',
    'GET /salons/suggestions',
    'GET /time-zones',
  ])
})
