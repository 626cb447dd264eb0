// Writes the public pages as HTML in every language, each with its head: title, description, languages, social card,
// and the styles and scripts its first view needs. The server fills in its own address.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const client = 'dist/client'
const renderer = 'dist/prerender/prerender.js'
const origin = '__PUBLIC_URL__'

const { languages, prerenderedPages, renderPage } = await import(pathToFileURL(renderer).href)
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
const shell = await readFile(join(client, 'index.html'), 'utf8')

const escape = text =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The files of a module and of what it imports, as the build named them. */
function filesOf(keys) {
  const scripts = new Set()
  const styles = new Set()
  const visit = key => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}

const address = (path, language) => `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`

function head({ path, page, texts, content, live }, language, { title, description }) {
  const { scripts, styles } = filesOf([
    page,
    ...(live
      ? ['src/app/liveRoutes.tsx', 'src/app/attachApi.ts', `src/i18n/${language}/validation.json`]
      : []),
    ...(content ? [`src/features/documents/content/${content}.${language}.ts`] : []),
    ...['common', ...texts].map(name => `src/i18n/${language}/${name}.json`),
  ])
  const isNew = file => !shell.includes(`/${file}"`)
  return [
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
    `<meta property="og:locale" content="${language === 'ar' ? 'ar' : 'en_US'}">`,
    `<meta property="og:image" content="${origin}/social-${language}.png">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...styles.filter(isNew).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(isNew).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

for (const language of languages) {
  for (const page of prerenderedPages) {
    const rendered = await renderPage(page, language)
    if (rendered.html.includes('<template')) throw new Error(`${page.path} was not rendered in one piece`)
    const html = shell
      .replace(/<title>.*<\/title>\s*/, '')
      .replace(/<meta name="description"[^>]*>/, () => head(page, language, rendered))
      .replace(
        '<html lang="en" dir="ltr">',
        `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-language="${language}">${rendered.html}</div>`,
      )
    const file = join(client, '.pages', language, `${page.path === '/' ? 'index' : page.path.slice(1)}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
}
await rm('dist/prerender', { recursive: true })
process.exit(0)
