// Fails the build when the scripts that the first page needs weigh more than their budget, brotli.
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

const budgetKilobytes = 135
/** What `/` in English loads: the entry, the page itself and its texts. */
const entries = [
  'index.html',
  'src/pages/landing/LandingPage.tsx',
  'src/i18n/en/common.json',
  'src/i18n/en/landing.json',
]

const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
const files = new Set()

function collect(key) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}: the budget's list is old`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(imported)
}
entries.forEach(collect)

let total = 0
for (const file of [...files].filter(name => name.endsWith('.js'))) {
  const size = brotliCompressSync(await readFile(`dist/client/${file}`)).length / 1000
  total += size
  console.log(`${size.toFixed(1).padStart(7)} kB  ${file}`)
}
console.log(`${total.toFixed(1).padStart(7)} kB  first page, of ${budgetKilobytes} kB allowed`)
if (total > budgetKilobytes) process.exit(1)
