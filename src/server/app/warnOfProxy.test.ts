import { startApi } from '@/testing/kit/startApi'

const logged = async (proxyHops: number, headers: Record<string, string>) => {
  const lines: unknown[] = []
  const log = { info: () => undefined, error: (event: string, facts?: object) => lines.push([event, facts]) }
  const server = await startApi({ log, config: { proxyHops } })
  for (let request = 0; request < 2; request += 1) await server.api.request('/api/health', { headers })
  await server.close()
  return lines
}

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto'])(
  'a proxy that sends %s and is not trusted is logged once',
  async header => {
    expect(await logged(0, { [header]: 'https' })).toEqual([
      ['proxy_not_trusted', { header, setting: 'TRUST_PROXY' }],
    ])
  },
)

test.each([
  ['a trusted proxy', 1, { 'x-forwarded-for': '203.0.113.7' }],
  ['no proxy', 0, {}],
])('%s is not logged', async (_case, hops, headers) => expect(await logged(hops, headers)).toEqual([]))
