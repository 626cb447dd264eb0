// Lighthouse's mobile preset over the built product: the median of several runs for every page anyone may open first, and
// for the pages that a client and an owner open most, with their session. Exits 1 when a page misses the aims. Run on a
// quiet machine, after a build: npm run lighthouse [path …]
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { blockingByProcessor } from './blockingByProcessor.mjs'
import { readPaths, readRoutes } from './readSource.mjs'
import { startBuilt } from './startBuilt.mjs'

const runs = Number(process.env.RUNS ?? 5)
const perfect = { accessibility: 1, 'best-practices': 1 }
const ofVisitors = { scores: { performance: 0.98, ...perfect, seo: 1 }, blocking: 100, shift: 0.01 }
const ofUsers = { scores: { performance: 0.97, ...perfect }, blocking: 120, shift: 0.01 }

const [{ manifest }, { paths }] = await Promise.all([readRoutes(), readPaths()])
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

/** Where clients arrive counts in both languages. */
const addressesOf = ({ path, serverRendered }) => {
  const address = path.replace(':salonId', salon.slug)
  return serverRendered ? [address, `${address}?lang=ar`] : [address]
}

const groups = [
  { pages: publicPages.flatMap(addressesOf), aims: ofVisitors },
  { pages: [paths.client, paths.clientAppointments], aims: ofUsers, user: 'client@kursi.example' },
  {
    pages: [paths.owner, paths.ownerAppointments, `${paths.ownerAppointments}?view=calendar`],
    aims: ofUsers,
    user: 'barber@kursi.example',
  },
]

const median = values => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** The language of one page is a cookie, in which the next one would be shown. */
async function forgetAll() {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const [context] = browser.contexts()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await page.close()
  await browser.close()
}

/** Leaves the session, the stored user and the installed worker in the browser. */
async function logIn(email) {
  await forgetAll()
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const [context] = browser.contexts()
  const page = await context.newPage()
  await page.goto(url + paths.login)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('Kursi2026')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname !== paths.login)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await page.close()
  await browser.close()
}

/** One run of Lighthouse; another one where the browser recorded no page, as happens on a busy machine. */
async function run(path, { aims, user }, attemptsLeft = 3) {
  if (!user) await forgetAll()
  const { lhr, artifacts } = await lighthouse(url + path, {
    port: chrome.port,
    onlyCategories: Object.keys(aims.scores),
    disableStorageReset: user !== undefined,
    logLevel: 'silent',
  })
  if (!lhr.runtimeError) return { ...lhr, ownBlocking: blockingByProcessor(artifacts.Trace) }
  if (attemptsLeft === 0) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  return run(path, { aims, user }, attemptsLeft - 1)
}

async function measure(path, group) {
  const { aims } = group
  const reports = []
  while (reports.length < runs) reports.push(await run(path, group))
  const auditOf = name => median(reports.map(({ audits }) => audits[name].numericValue))
  const scores = Object.entries(aims.scores).map(([category, aim]) => {
    const score = median(reports.map(({ categories }) => categories[category].score))
    if (score < aim) process.exitCode = 1
    return `${category} ${Math.round(score * 100)}`
  })
  const blocking = auditOf('total-blocking-time')
  const shift = auditOf('cumulative-layout-shift')
  if (blocking > aims.blocking || shift > aims.shift) process.exitCode = 1
  const paints = ['first-contentful-paint', 'largest-contentful-paint'].map(
    name => `${name} ${Math.round(auditOf(name))} ms`,
  )
  const ownBlocking = median(reports.map(report => report.ownBlocking))
  const rest = [
    `blocking ${Math.round(blocking)} ms`,
    `by processor time ${Math.round(ownBlocking)} ms`,
    `shift ${shift.toFixed(3)}`,
  ]
  console.log(`${path}: ${[...scores, ...paints, ...rest].join(', ')}`)
}

for (const { pages, ...group } of groups) {
  const chosen = pages.filter(path => asked.length === 0 || asked.includes(path))
  if (group.user && chosen.length > 0) await logIn(group.user)
  for (const path of chosen) await measure(path, group)
}

chrome.kill()
await stop()
