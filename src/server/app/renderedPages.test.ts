import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { startServices } from '@/testing/kit/startApi'
import type { AppContext } from '../AppContext'
import { createServer } from './createServer'

const startScript = 'load()'
const page = (language: string) =>
  `<!doctype html><html lang="${language}"><head><link rel="canonical" href="__PUBLIC_URL__/login">
  <style nonce="__NONCE__">body { color: red }</style></head><body>
  <script type="application/json" id="scripts">["/assets/app.js"]</script><script>${startScript}</script></body></html>`

let folder: string
let app: AppContext
let server: Hono

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kursi-rendered-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en" dir="ltr"><head></head>shell</html>',
  )
  for (const language of ['en', 'ar']) {
    mkdirSync(join(folder, '.pages', language), { recursive: true })
    writeFileSync(join(folder, '.pages', language, 'login.html'), page(language))
  }
  const addresses = ['/login', '/user', '/documents/:name']
  writeFileSync(join(folder, '.pages', 'addresses.json'), JSON.stringify(addresses))
  app = await startServices({ config: { clientDir: folder, publicUrl: 'https://kursi.test' } })
  server = createServer(app)
})
afterAll(async () => {
  await app.db.destroy()
  rmSync(folder, { recursive: true })
})

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

test.each([
  ['/login', undefined, 'en'],
  ['/login/', undefined, 'en'],
  ['/login?lang=ar', undefined, 'ar'],
  ['/login', 'ar', 'ar'],
  ['/login?lang=en', 'ar', 'en'],
  ['/login?lang=xx', undefined, 'en'],
  ['/login?lang=xx', 'ar', 'ar'],
  ['/user', 'ar', 'ar'],
  ['/user', undefined, 'en'],
])('%s with the language %s kept is the page in %s', async (path, kept, language) => {
  const answer = await server.request(path, { headers: kept ? { cookie: `language=${kept}` } : {} })
  expect(languageOf(await answer.text())).toBe(language)
  expect(answer.headers.get('vary')).toMatch(/Cookie, Accept-Language/)
})

test.each([
  ['/login?lang=en', 'ar', 'ar'],
  ['/login?lang=ar', 'en', 'en'],
  ['/user?lang=en', 'ar', 'ar'],
  ['/login?lang=ar', 'xx', 'ar'],
])('%s, where %s was chosen, is the page in %s', async (path, chosen, language) => {
  const cookie = `language=en; chosen_language=${chosen}`
  const answer = await server.request(path, { headers: { cookie } })
  expect(languageOf(await answer.text())).toBe(language)
})

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', undefined, 'ar'],
  ['de,en;q=0.5,ar;q=0.1', undefined, 'en'],
  ['ar', 'en', 'en'],
  ['ar', 'xx', 'ar'],
])('of %s, with %s kept, the page is in %s', async (accepted, kept, language) => {
  for (const path of ['/login', '/user']) {
    const cookie = kept ? `language=${kept}` : ''
    const answer = await server.request(path, { headers: { 'accept-language': accepted, cookie } })
    expect(languageOf(await answer.text())).toBe(language)
  }
})

test.each([
  ['/login', 200],
  ['/Login/', 200],
  ['/documents/7', 200],
  ['/documents/7/other', 404],
  ['/no/such/page', 404],
  ['/user/7', 404],
])('%s answers %s', async (path, status) => {
  const answer = await server.request(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
})

test.each([
  ['a visitor', '', 'en', false],
  ['a visitor who reads Arabic', 'language=ar', 'ar', false],
  ['whoever is signed in', 'language=ar; kursi_session=x.y', 'ar', true],
])('a page rendered for visitors, asked for by %s', async (_who, cookie, language, isShell) => {
  const html = await (await server.request('/login', { headers: { cookie } })).text()
  expect(languageOf(html)).toBe(language)
  expect(html.includes('shell')).toBe(isShell)
})

test('its own style and start script are allowed, by the nonce of this answer and by their hash', async () => {
  const answer = await server.request('/login')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const html = await answer.text()
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1] ?? 'none'
  expect(policy).toContain(`'nonce-${nonce}'`)
  expect(policy).toContain(`'sha256-${createHash('sha256').update(startScript).digest('base64')}'`)
  expect(html).not.toContain('__')
})

test('it names itself by the address that people reach it at', async () => {
  expect(await (await server.request('/login')).text()).toContain('href="https://kursi.test/login"')
})
