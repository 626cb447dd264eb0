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
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="none"><head></head></html>')
  for (const language of ['en', 'ar']) {
    mkdirSync(join(folder, '.pages', language), { recursive: true })
    writeFileSync(join(folder, '.pages', language, 'login.html'), page(language))
    const forVisitors = page(language).replace('<body>', '<body data-visitors>')
    writeFileSync(join(folder, '.pages', language, 'contact-us.html'), forVisitors)
  }
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
  ['/user', 'ar', 'none'],
])('%s with the language %s kept is the page in %s', async (path, kept, language) => {
  const answer = await server.request(path, { headers: kept ? { cookie: `language=${kept}` } : {} })
  expect(languageOf(await answer.text())).toBe(language)
  expect(answer.headers.get('vary')).toContain('Cookie')
})

test.each([
  ['a visitor', '', 'en'],
  ['a visitor who reads Arabic', 'language=ar', 'ar'],
  ['whoever is signed in', 'language=ar; kursi_session=x.y', 'none'],
])('a page for visitors, asked for by %s', async (_who, cookie, language) => {
  const answer = await server.request('/contact-us', { headers: { cookie } })
  expect(languageOf(await answer.text())).toBe(language)
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
