import { startServices } from '@/testing/kit/startApi'
import { createServer } from './createServer'

interface Setting {
  proxyHops?: number
  publicUrl?: string
}

async function logged(path: string, config: Setting, headers: Record<string, string> = {}) {
  const lines: unknown[] = []
  const log = {
    info: () => undefined,
    error: (event: string, facts?: object) => lines.push([event, facts]),
  }
  const app = await startServices({ log, config })
  const server = createServer(app)
  for (let request = 0; request < 2; request += 1) await server.request(path, { headers })
  await app.db.destroy()
  return lines
}

const doors = ['/', '/login', '/uploads/a.webp', '/api/salons']

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto'])(
  'a proxy that sends %s and is not trusted is logged once, whatever is asked for',
  async header => {
    for (const path of doors) {
      expect([path, await logged(path, {}, { [header]: 'https' })]).toEqual([
        path,
        [['proxy_not_trusted', { header, setting: 'TRUST_PROXY' }]],
      ])
    }
  },
)

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://localhost', true],
  ['http://[::1]:3000', true],
  ['https://kursi.example', false],
  ['http://192.168.1.5', false],
])(
  'a proxy in front of %s is logged as one in front of this machine alone: %s',
  async (publicUrl, isLocal) => {
    const header = 'x-forwarded-for'
    for (const path of doors) {
      expect(await logged(path, { proxyHops: 1, publicUrl }, { [header]: '203.0.113.7' })).toEqual(
        isLocal ? [['proxy_to_local', { header, setting: 'PUBLIC_URL' }]] : [],
      )
    }
  },
)

test.each([
  ['no proxy where one is trusted', 1, {}, true],
  ['one where two are', 2, { 'x-forwarded-for': '203.0.113.7' }, true],
  ['one that does not say for whom', 1, { 'x-forwarded-proto': 'https' }, true],
  ['two where two are', 2, { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }, false],
  ['more than those that count', 1, { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' }, false],
])('%s', async (_case, proxyHops, headers, isMissed) => {
  for (const path of doors) {
    expect(await logged(path, { proxyHops }, headers)).toEqual(
      isMissed ? [['proxy_not_seen', { setting: 'TRUST_PROXY' }]] : [],
    )
  }
})

test('monitoring asks without a proxy', async () => {
  expect(await logged('/api/health', { proxyHops: 1 })).toEqual([])
})
