import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { findCity } from '@/domain/geography/allCities'
import { countryByName } from '@/domain/geography/country'
import { chosenLanguageCookie, directionOf, type Language, readersLanguage } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { areaCookie, readArea, type SearchArea } from '@/domain/searchArea'
import type { AppContext } from '../AppContext'
import { encodings, readClientFiles, type ClientFile, type Encoding } from './clientFiles'
import { readKnownAddresses } from './knownAddresses'
import { readRenderedPages } from './renderedPages'
import { cookieName } from '../http/session'
import { mailLanguage } from '../kernel/language'
import { answerWithNonce, fillNonce, gzipWithNonce, withNonceMeta, type NoncedPage } from './nonce'
import { withHead } from './pageHead'
import { readPageTemplates } from './pageTemplates'
import { readPreloads } from './preloads'
import { renderedAnswers } from './renderedAnswers'
import type { RenderPage } from './renderer'
import { findSalonPage } from './salonPage'
import { findSearchPage } from './searchPage'
import { robots, siteMap } from './siteMap'

interface PageEnv {
  Variables: SecureHeadersVariables
}

export interface Pages {
  routes: Hono<PageEnv>
  /** Inline scripts of the pages, for the content security policy. */
  scriptHashes: string[]
}

const inlineScript = /<script>([\s\S]*?)<\/script>/g
const hashedNames = '/assets/'
const shellStart = /<html lang="\w+" dir="\w+">/

/**
 * The built page in the reader's language. Serves files as they are, prerendered pages to visitors, and index.html at
 * every other address, since the page routes itself; with 404 where no page exists. A salon's page comes with a head
 * of its own.
 */
export function servePages(
  app: AppContext,
  folder: string,
  { renderPage, fetch }: { renderPage: RenderPage | undefined; fetch: typeof globalThis.fetch },
): Pages {
  const { publicUrl } = app.config
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`The page is not built: ${folder} has no index.html`)
  const files = readClientFiles(folder)
  const index = files.get('/index.html')?.content.toString('utf8') ?? ''
  files.delete('/index.html')
  const rendered = readRenderedPages(folder, publicUrl)
  const templates = readPageTemplates(folder)
  const preloads = readPreloads(folder)
  const findRendered = renderPage && renderedAnswers(app, { renderPage, fetch })
  const isKnown = readKnownAddresses(folder)
  const readSiteMap = siteMap(app.db, publicUrl, rendered.paths)
  const routes = new Hono<PageEnv>()
  // Each page has its own nonce, so the build cannot compress pages. Files with a compressed sibling pass through.
  routes.use(compress())
  routes.get('/robots.txt', context => context.text(robots(publicUrl)))
  routes.get('/:file{sitemap.*\\.xml}', async context => {
    const map = await readSiteMap(context.req.path)
    return map === undefined
      ? context.text('Not found', 404)
      : context.body(map, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })
  routes.get('*', async context => {
    const { path } = context.req
    const file = files.get(path)
    if (file) return sendFile(context, file, path.startsWith(hashedNames))
    if (isFileAddress(path)) return context.text('Not found', 404)
    context.header('Cache-Control', 'no-cache')
    context.header('Vary', 'Cookie, Accept-Language')
    if (path.startsWith(paths.support)) context.header('X-Robots-Tag', 'noindex')
    const language = pageLanguage(context)
    const isVisitor = getCookie(context, cookieName) === undefined
    const html = (pattern = path) => {
      const shell = shellIn(index, language)
      const page = isVisitor
        ? (rendered.find(path, language) ?? shell)
        : preloads.add(shell, { pattern, language })
      return fillNonce(withNonceMeta(page), context.get('secureHeadersNonce') ?? '')
    }
    const query = new URL(context.req.url).searchParams
    const request = { path, query, language, area: visitorsArea(context) }
    const found = (await findSalonPage(app, request)) ?? findSearchPage(publicUrl, request)
    if (!found) return context.html(html(), isKnown(path) ? 200 : 404)
    if ('movedTo' in found) return context.redirect(found.movedTo, 301)
    if ('status' in found) return context.html(html(), found.status)
    const template = templates.find(found.pattern, language)
    const page = isVisitor && template && (await findRendered?.({ ...found, template, language }))
    return page
      ? sendRendered(context, page)
      : context.html(withHead(html(found.pattern), await found.head()))
  })
  const scripts = [index, ...rendered.pages, ...templates.pages, ...preloads.parts].flatMap(html =>
    [...html.matchAll(inlineScript)].map(([, script = '']) => script),
  )
  return { routes, scriptHashes: [...new Set(scripts.map(hashOf))] }
}

/** The reader's language, else the browser's preference. */
const pageLanguage = (context: Context<PageEnv>): Language =>
  readersLanguage({
    chosen: getCookie(context, chosenLanguageCookie),
    linked: context.req.query('lang'),
    last: getCookie(context, 'language'),
  }) ?? mailLanguage(context.req.header('accept-language'))

/** The area that the browser remembers. */
const visitorsArea = (context: Context<PageEnv>): SearchArea | undefined => {
  const area = readArea(getCookie(context, areaCookie) ?? '')
  if (!area) return undefined
  const isKnown =
    area.city === '' ? area.country === '' || countryByName(area.country) : findCity(area.country, area.city)
  return isKnown ? area : undefined
}

const shellIn = (index: string, language: Language): string =>
  index.replace(shellStart, `<html lang="${language}" dir="${directionOf(language)}">`)

/** The address of an old asset must fail. A page in its place would be run as a script by the browser. */
const isFileAddress = (path: string): boolean =>
  path.startsWith(hashedNames) || /\.(?!html?$)[a-z\d]{2,11}$/i.test(path)

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

function sendFile(
  context: Context<PageEnv>,
  { type, content, compressed, etag }: ClientFile,
  forEver: boolean,
) {
  context.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('ETag', etag)
  // The support page's frame has no origin of its own. Hashed assets are public anyway.
  if (forEver) context.header('Access-Control-Allow-Origin', '*')
  context.header('Vary', 'Accept-Encoding')
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  context.header('Content-Type', type)
  const encoding = (Object.keys(encodings) as Encoding[]).find(
    one => compressed[one] && acceptsEncoding(context, one),
  )
  if (encoding) context.header('Content-Encoding', encoding)
  return context.body(bytesOf((encoding && compressed[encoding]) ?? content))
}

function sendRendered(context: Context<PageEnv>, page: NoncedPage) {
  const nonce = context.get('secureHeadersNonce') ?? ''
  context.header('Content-Type', 'text/html; charset=UTF-8')
  context.header('Vary', 'Cookie, Accept-Language, Accept-Encoding')
  if (!acceptsEncoding(context, 'gzip')) return context.body(bytesOf(answerWithNonce(page, nonce)))
  context.header('Content-Encoding', 'gzip')
  return context.body(bytesOf(gzipWithNonce(page, nonce)))
}

const acceptsEncoding = (context: Context<PageEnv>, encoding: Encoding): boolean =>
  (context.req.header('accept-encoding') ?? '')
    .split(',')
    .map(part => part.trim())
    .some(name => name === encoding || name.startsWith(`${encoding};q=0.`))

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
