// Lighthouse's mobile preset over the built product: the median of five runs for every page anyone may open first. Exits 1
// when a page scores below the aims. Run on a quiet machine, after a build: npm run lighthouse [path …]
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { readRoutes } from './readSource.mjs'
import { startBuilt } from './startBuilt.mjs'

const runs = 5
const aims = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 }
const { manifest } = await readRoutes()
const publicPages = manifest.filter(({ prerendered, serverRendered }) => prerendered || serverRendered)
const asked = process.argv.slice(2)

const { url, stop } = await startBuilt()
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  logLevel: 'silent',
})

const found = await fetch(`${url}/api/salons`, { headers: { 'x-api-key': 'kursi-demo' } })
const [salon] = (await found.json()).data.salons
const addresses = publicPages.map(({ path }) => path.replace(':salonId', salon.slug))

const median = values => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

for (const path of asked.length > 0 ? asked : addresses) {
  const reports = []
  while (reports.length < runs) {
    const { lhr } = await lighthouse(url + path, {
      port: chrome.port,
      onlyCategories: Object.keys(aims),
      logLevel: 'silent',
    })
    reports.push(lhr)
  }
  const scores = Object.entries(aims).map(([category, aim]) => {
    const score = median(reports.map(({ categories }) => categories[category].score))
    if (score < aim) process.exitCode = 1
    return `${category} ${Math.round(score * 100)}`
  })
  const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    audit => `${audit} ${Math.round(median(reports.map(({ audits }) => audits[audit].numericValue)))} ms`,
  )
  console.log(`${path}: ${[...scores, ...paints].join(', ')}`)
}

chrome.kill()
await stop()
