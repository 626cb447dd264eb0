// Fails the build when the scripts that a page needs weigh more than its budget, brotli. Of the other pages that anyone
// may open first it says what they weigh.
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { readManifest } from './readManifest.mjs'
import { readRoutes } from './readSource.mjs'

/** Of the first page, and of the page that a shared link opens. */
const budgets = { '/': 150, '/salons/:salonId': 150 }

const { manifest, keyOf } = await readManifest()
const { manifest: pages, modulesOf } = await readRoutes()

/** The scripts of a page in English: the file that every page starts with, the page itself and its texts, each once. */
function scriptsOf(page) {
  const files = new Set()
  function collect(name) {
    const chunk = manifest[keyOf(name)]
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  const names = ['common', ...page.texts].map(name => `src/i18n/en/${name}.json`)
  ;['start', ...modulesOf(page), ...names].forEach(collect)
  return [...files].filter(name => name.endsWith('.js'))
}

const sizes = new Map()
async function sizeOf(file) {
  if (!sizes.has(file))
    sizes.set(file, brotliCompressSync(await readFile(`dist/client/${file}`)).length / 1000)
  return sizes.get(file)
}

const kilobytes = size => `${size.toFixed(1).padStart(7)} kB`

for (const page of pages.filter(({ prerendered, serverRendered }) => prerendered || serverRendered)) {
  const files = scriptsOf(page)
  const weights = await Promise.all(files.map(sizeOf))
  const total = weights.reduce((sum, size) => sum + size, 0)
  const allowed = budgets[page.path]
  if (allowed === undefined) {
    console.log(`${kilobytes(total)}  ${page.path}`)
    continue
  }
  files.forEach((file, index) => console.log(`${kilobytes(weights[index])}  ${file}`))
  console.log(`${kilobytes(total)}  ${page.path}, of ${allowed} kB allowed`)
  if (total > allowed) process.exitCode = 1
}
