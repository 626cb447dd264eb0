import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { startServices } from '@/testing/kit/startApi'
import type { AppContext } from '../AppContext'
import { createServer } from './createServer'

const bootScript = "document.documentElement.lang = 'ar'"
const script = 'console.log("page")'

let folder: string
let app: AppContext
let server: Hono

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursi-page-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><head><script>${bootScript}</script><script type="module" src="/assets/app-1a2b.js"></script></head><body></body></html>`,
  )
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'assets/app-1a2b.js.map'), '{}')
  writeFileSync(join(folder, 'assets/app-1a2b.js.map.gz'), gzipSync('{}'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  app = await startServices({ config: { clientDir: folder } })
  server = createServer(app)
})
afterEach(() => app.db.destroy())

const get = async (path: string, headers: Record<string, string> = {}) => server.request(path, { headers })

test.each([
  ['/'],
  ['/login'],
  ['/user/appointment'],
  ['/salon/MySchedule'],
  ['/email-verification?token=a.b'],
  ['/apifel'],
])('%s is the page, asked for anew each time', async path => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('/assets/app-1a2b.js')
})

test.each([['/'.repeat(15_000)], [`/uploads/${'/'.repeat(15_000)}`], [`/${'%2F'.repeat(5_000)}`]])(
  'an address longer than any of ours is refused before it is compared',
  async path => {
    const answer = await get(path)
    expect(answer.status).toBe(413)
    expect(answer.headers.get('content-security-policy')).toBeTruthy()
  },
)

test.each([['/assets/app-1a2b.js.map'], ['/assets/app-1a2b.js.map.gz']])('%s is not served', async path => {
  expect((await get(path)).status).toBe(404)
})

test('a file with a hash in its name is kept for ever, any other asked for', async () => {
  const asset = await get('/assets/app-1a2b.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await asset.text()).toBe(script)
  const icon = await get('/favicon.svg')
  expect(icon.headers.get('cache-control')).toBe('no-cache')
  const known = await get('/favicon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
})

test('what was compressed beforehand is sent so, to whom can read it', async () => {
  const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
  expect(Buffer.from(await compressed.arrayBuffer())).toEqual(gzipSync(script))
  for (const accepted of ['', 'identity', 'gzip;q=0', 'br']) {
    expect(
      (await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })).headers.get('content-encoding'),
    ).toBeNull()
  }
})

test.each([
  ['/assets/app-old.js'],
  ['/assets/'],
  ['/assets/app-1a2b.js.gz'],
  ['/assets/%E0%A4%A'],
  ['/assets/%2e%2e%2f%2e%2e%2fpackage.json'],
  ['/missing.png'],
  ['/.vite/manifest.json'],
  ['/..%2f..%2fsecret.json'],
  ['/dev/nothing'],
])('%s is not there', async path => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
})

test('the API answers in JSON beside the page, also for what it does not know', async () => {
  expect(await (await get('/api/health')).json()).toMatchObject({ success: true })
  const unknown = await get('/api/nothing', { 'x-api-key': 'kursi-demo' })
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { success: false }])
  const bare = await get('/api', { 'x-api-key': 'kursi-demo' })
  expect([bare.status, await bare.json()]).toMatchObject([404, { success: false }])
})

test('a page is only read', async () => {
  expect((await server.request('/login', { method: 'POST' })).status).toBe(404)
})

describe('the content security policy', () => {
  const policy = async () => {
    const header = (await get('/')).headers.get('content-security-policy') ?? ''
    return new Map(header.split('; ').map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
  }

  test('runs our files and the boot script of index.html, nothing else', async () => {
    const hash = createHash('sha256').update(bootScript).digest('base64')
    expect((await policy()).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
    expect((await policy()).get('default-src')).toEqual(["'self'"])
    expect((await policy()).get('frame-ancestors')).toEqual(["'none'"])
    expect((await policy()).get('style-src')).not.toContain("'unsafe-inline'")
  })

  test('hands the page the nonce of its own answer, a new one each time', async () => {
    const answers = [await get('/'), await get('/')]
    const nonces = await Promise.all(
      answers.map(async answer => {
        const nonce = /csp-nonce" content="([^"]+)"/.exec(await answer.text())?.[1] ?? 'none'
        expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  test('lets the page call a foreign API it was built for', async () => {
    server = createServer({
      ...app,
      config: { ...app.config, connectOrigins: ['https://api.example'] },
    })
    expect((await policy()).get('connect-src')).toEqual(["'self'", 'https://api.example'])
  })
})

test('the window in which support looks at a session can make no call and is framed by us alone', async () => {
  const { headers } = await get('/support/screen')
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of [
    'sandbox allow-scripts',
    "connect-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "default-src 'self'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  for (const path of ['/support', '/support/screen'])
    expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex')
})

test('our files, and no page or answer of ours, may be taken by a window without an origin', async () => {
  const asset = (await get('/assets/app-1a2b.js')).headers
  expect(asset.get('access-control-allow-origin')).toBe('*')
  expect(asset.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const path of ['/', '/support/screen', '/api/health']) {
    const { headers } = await get(path)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('every answer carries the other headers', async () => {
  for (const path of ['/', '/api/health', '/assets/app-1a2b.js', '/dev/inbox']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  const secure = createServer({
    ...app,
    config: { ...app.config, publicUrl: 'https://kursi.test' },
  })
  expect((await secure.request('/')).headers.get('strict-transport-security')).toContain('max-age=')
})

test('a page that was not built is one clear message', () => {
  expect(() => createServer({ ...app, config: { ...app.config, clientDir: tmpdir() } })).toThrow(/not built/)
})

describe('the development inbox', () => {
  const hostile = '<script>alert(1)</script>"\'&'

  test('shows what strangers wrote as text', async () => {
    await app.mailer.send({
      to: "o'brien&co@example.test",
      subject: hostile,
      text: `${hostile} http://x.test/?a=1&b="<b>`,
    })
    const page = await (await get('/dev/inbox')).text()
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<b>')
    expect(page).toContain('href="http://x.test/?a=1&amp;b="')
  })

  test('is JSON too, newest first', async () => {
    await app.mailer.send({ to: 'ann@example.test', subject: 'first', text: 'one' })
    await app.mailer.send({ to: 'ann@example.test', subject: 'second', text: 'two' })
    const mails: unknown = await (await get('/dev/inbox.json')).json()
    expect(mails).toEqual([
      { to: 'ann@example.test', subject: 'second', text: 'two', sentAt: expect.any(String) as unknown },
      { to: 'ann@example.test', subject: 'first', text: 'one', sentAt: expect.any(String) as unknown },
    ])
  })

  test('is there in a demo only', async () => {
    server = createServer({ ...app, config: { ...app.config, demo: false } })
    for (const path of ['/dev/inbox', '/dev/inbox.json']) expect((await get(path)).status).toBe(404)
  })
})
