// Writes the public pages as HTML in every language, each with its head: title, description, languages, social card,
// and the styles of its first view. The scripts wait until that view is painted. The server fills in its own address
// and the nonce of its answer. A page that the server renders with its data becomes a template, which it fills in.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { loadEnv } from 'vite'
import { readManifest } from './readManifest.mjs'
import { readFirstCalls, readRoutes } from './readSource.mjs'

const client = 'dist/client'
const renderer = 'dist/renderer/renderer.js'
const origin = '__PUBLIC_URL__'
const nonce = '__NONCE__'
/**
 * Loads the scripts once the page was painted; a page in a background tab is not painted, so it does not wait. Each is
 * asked for and run in a task of its own, so that the page can answer in between. A disabled link tells the scripts
 * that its styles are in the page; in the HTML, the browser would load it before it paints.
 */
const startAfterPaint = `
      function load() {
        var files = JSON.parse(document.getElementById('scripts').textContent)
        files.styles.forEach(function (address) {
          var link = document.createElement('link')
          link.rel = 'stylesheet'
          link.disabled = true
          link.href = address
          document.head.append(link)
        })
        files.scripts.forEach(function (address) {
          setTimeout(function () {
            var script = document.createElement('script')
            script.type = 'module'
            script.crossOrigin = ''
            script.fetchPriority = 'low'
            script.src = address
            document.head.append(script)
          })
        })
        new Worker(files.worker)
      }
      if (document.hidden) load()
      else requestAnimationFrame(load)
    `

/**
 * Holds back what a person does before the app can answer: a press, a form that is sent, a field that is filled in.
 * `replayHeld` of the app does it later. A form with an address of its own works without the app.
 */
const holdUntilHydrated = `
      var held = []
      function isHydrating() {
        return document.querySelector('[data-hydrating]')
      }
      function hold(event, target) {
        held.push({ target: target, value: target.value, checked: target.checked })
        if (event.type === 'input' || event.type === 'change') return
        event.preventDefault()
        event.stopPropagation()
      }
      addEventListener('click', function (event) {
        var button = event.target.closest('button[type=button]')
        if (button && isHydrating()) hold(event, button)
      }, true)
      addEventListener('submit', function (event) {
        if (!event.target.hasAttribute('action') && isHydrating()) hold(event, event.target)
      }, true)
      function holdField(event) {
        if (isHydrating()) hold(event, event.target)
      }
      addEventListener('input', holdField, true)
      addEventListener('change', holdField, true)
    `

const [{ manifest: pages, modulesOf, otherPaths }, { firstCalls }] = await Promise.all([
  readRoutes(),
  readFirstCalls(),
])
const { directionOf, languages, localeOf, renderAtBuild } = await import(pathToFileURL(renderer).href)
const { manifest, keyOf } = await readManifest()
const shell = await readFile(join(client, 'index.html'), 'utf8')

const escape = text =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The files of modules and of what they import, as the build named them; what others need comes before them. `keys`: their chunks. */
function filesOf(names) {
  const scripts = new Set()
  const styles = new Set()
  const seen = new Set()
  const follow = name => {
    const key = keyOf(name)
    const chunk = manifest[key]
    if (seen.has(key)) return
    seen.add(key)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) follow(imported)
    scripts.add(chunk.file)
  }
  names.forEach(follow)
  return { scripts: [...scripts], styles: [...styles], keys: [...seen] }
}

/** Warms up the browser's formats while the scripts load. */
const worker = `/${manifest['src/app/warmFormats.ts'].file}`

const address = (path, language) => `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`

/** What a page says of itself in its head. */
const descriptionOf = ({ path }, language, { title, description }) => [
  `<title>${escape(title)}</title>`,
  `<meta name="description" content="${escape(description)}">`,
  `<link rel="canonical" href="${address(path, language)}">`,
  ...languages.map(other => `<link rel="alternate" hreflang="${other}" href="${address(path, other)}">`),
  `<link rel="alternate" hreflang="x-default" href="${address(path, 'en')}">`,
  `<meta property="og:type" content="website">`,
  `<meta property="og:site_name" content="Kursi">`,
  `<meta property="og:title" content="${escape(title)}">`,
  `<meta property="og:description" content="${escape(description)}">`,
  `<meta property="og:url" content="${address(path, language)}">`,
  `<meta property="og:locale" content="${localeOf(language).replace(/-u-.*/, '').replace('-', '_')}">`,
  `<meta property="og:image" content="${origin}/social-${language}.png">`,
  `<meta name="twitter:card" content="summary_large_image">`,
]

const startKeys = filesOf(['start']).keys

/** The styles of a page for its head, and what its end must load. */
async function filesPart(page, language) {
  const { texts, document, serverRendered } = page
  const names = [
    'start',
    ...modulesOf(page),
    ...(document ? [`src/features/documents/content/${document}.${language}.ts`] : []),
    ...['common', ...texts].map(name => `src/i18n/${language}/${name}.json`),
  ]
  const { scripts } = filesOf(names)
  // The server also renders what the page loads after itself.
  const own = filesOf(modulesOf(page)).keys.filter(key => !startKeys.includes(key))
  const later = serverRendered ? own.flatMap(key => manifest[key].dynamicImports ?? []) : []
  const { styles } = filesOf([...names, ...later])
  const css = await Promise.all(styles.map(file => readFile(join(client, file), 'utf8')))
  const head = [`<script>${holdUntilHydrated}</script>`, `<style nonce="${nonce}">${css.join('')}</style>`]
  const files = JSON.stringify({
    scripts: scripts.map(file => `/${file}`),
    styles: styles.map(file => `/${file}`),
    worker,
  })
  const end = `<script type="application/json" id="scripts">${files}</script>
    <script>${startAfterPaint}</script>`
  return { head, end }
}

const { VITE_API_URL: url = '/api', VITE_API_KEY: key = 'kursi-demo' } = loadEnv('production', '.')
const sendFirstCalls = await build({
  entryPoints: ['src/app/firstCalls/entry.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: { builtApi: JSON.stringify({ url, key }) },
})

/** Sends a page's first calls with the document. */
const firstCallsOf = ({ path }) =>
  firstCalls[path] === undefined
    ? ''
    : `<script type="application/json" id="first-calls">${JSON.stringify(firstCalls[path])}</script>
    <script>${sendFirstCalls.outputFiles[0].text.trim()}</script>`

/** What a signed-in user's page needs, in the head of its empty page: the app itself asks for it only when it has started. */
function preloadsOf(page, language) {
  const frame = 'src/app/frames/SignedInFrame.tsx'
  const names = ['common', 'notifications', ...page.texts].map(name => `src/i18n/${language}/${name}.json`)
  const { scripts, styles } = filesOf(['start', frame, ...modulesOf(page), ...names])
  const links = [
    ...styles.map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const missing = links.filter(link => !shell.includes(link.match(/href=".*"/)[0]))
  return `${firstCallsOf(page)}<script>new Worker('${worker}')</script>${missing.join('')}`
}

/** What the build wrote into index.html for a page that has nothing to show before its scripts ran. */
const loadedByShell =
  /\s*<(script type="module"|link rel="(modulepreload|stylesheet)") crossorigin[^>]*>(<\/script>)?/g

const folder = join(client, '.pages')

/** The built page with everything in it that its scripts would make. */
const fill = (language, head, html, end) =>
  shell
    .replace(loadedByShell, '')
    .replace(/<title>.*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>/, () => head.join('\n    '))
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-language="${language}">${html}</div>\n    ${end}`,
    )

/** Of pages that a signed-in user sees beside the sidebar. */
const signedInFrames = ['signedIn', 'anyone', 'document']

const templates = {}
const preloads = {}
for (const language of languages) {
  for (const page of pages.filter(({ prerendered }) => prerendered)) {
    const rendered = await renderAtBuild(page, language)
    const { head, end } = await filesPart(page, language)
    const file = join(folder, language, `${page.path === '/' ? 'index' : page.path.slice(1)}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      fill(language, [...descriptionOf(page, language, rendered), ...head], rendered.html, end),
    )
  }
  for (const page of pages.filter(({ serverRendered }) => serverRendered)) {
    const { head, end } = await filesPart(page, language)
    const state = '<script type="application/json" id="state">__STATE__</script>'
    const html = fill(language, ['__HEAD__', ...head], '__HTML__', `${state}\n    ${end}`)
    templates[page.path] = { ...templates[page.path], [language]: html }
  }
  for (const page of pages.filter(({ frame }) => signedInFrames.includes(frame))) {
    preloads[page.path] = { ...preloads[page.path], [language]: preloadsOf(page, language) }
  }
}
await writeFile(join(folder, 'templates.json'), JSON.stringify(templates))
await writeFile(join(folder, 'preloads.json'), JSON.stringify(preloads))
const known = [...pages.map(({ path }) => path), ...otherPaths]
await writeFile(join(folder, 'addresses.json'), JSON.stringify(known))
process.exit(0)
