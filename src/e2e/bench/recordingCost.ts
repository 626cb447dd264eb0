import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { paths } from '@/domain/paths'
import { percentile, type Figure } from '@/server/bench/figures'
import type { Product } from '@/e2e/kit/product'
import type { RecordedPage } from './recordedPage'

const outDir = 'dist/bench-page'
const base = '/bench/'
const source = 'src/e2e/bench/recordedPage.html'
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** An odd number, so that one pair is in the middle. */
const pairs = 15
/** Milliseconds. The steps are redacted and written within three seconds of idleness. */
const betweenPages = 200
const untilWritten = 2500

const buildPage = () =>
  build({
    configFile: false,
    base,
    logLevel: 'error',
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
    build: { target: 'es2022', outDir, rolldownOptions: { input: source } },
  })

/** Puts the page in the product's place: its API, cookies and storage are the product's. */
async function serve(page: Page): Promise<void> {
  const html = readFileSync(join(outDir, source), 'utf8')
  await page.route(
    ({ pathname }) => pathname === paths.client,
    route =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.continue(),
  )
  await page.route(
    ({ pathname }) => pathname.startsWith(base),
    route => {
      const file = join(outDir, new URL(route.request().url()).pathname.slice(base.length))
      return existsSync(file)
        ? route.fulfill({ contentType: types[extname(file)] ?? 'font/woff2', body: readFileSync(file) })
        : route.abort()
    },
  )
}

/** Opens several pages one after the other and waits until all is written. */
const round = (page: Page, isRecorded: boolean, name: string): Promise<void> =>
  page.evaluate(
    async ({ isRecorded, addresses, betweenPages, untilWritten }) => {
      const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
      const { setRecording, open } = await (window as unknown as { recordedPage: Promise<RecordedPage> })
        .recordedPage
      setRecording(isRecorded)
      for (const address of addresses) {
        open(address)
        await wait(betweenPages)
      }
      await wait(untilWritten)
    },
    {
      isRecorded,
      betweenPages,
      untilWritten,
      addresses: [
        `${paths.search}?text=${name}`,
        paths.client,
        paths.clientAppointments,
        `${paths.search}?everywhere=true`,
        paths.notifications,
        paths.accountInfo,
        paths.payments,
        paths.client,
      ],
    },
  )

/** Milliseconds of the processor that the page's main thread has taken. */
async function workedFor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** What recording costs the main thread: the same steps with and without it, by turns in one page. */
export async function recordingCost(product: Product): Promise<Figure[]> {
  await buildPage()
  const page = await product.openPage()
  await product.logIn(page, 'client@kursi.example')
  await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map(worker => worker.unregister()))
  })
  await serve(page)
  await page.goto(paths.client)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const measure = async (isRecorded: boolean, name: string): Promise<number> => {
    const before = await workedFor(session)
    await round(page, isRecorded, name)
    return (await workedFor(session)) - before
  }
  await measure(true, 'warm')
  await measure(false, 'up')
  const differences: number[] = []
  const without: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const isFirst = pair % 2 === 0
    const one = await measure(isFirst, `a${pair}`)
    const other = await measure(!isFirst, `b${pair}`)
    const [recorded, plain] = isFirst ? [one, other] : [other, one]
    differences.push(recorded - plain)
    without.push(plain)
  }
  const plain = percentile(without, 0.5)
  return [
    { name: 'eight pages, work without recording', value: plain, unit: 'ms' },
    { name: 'recording, more work', value: (percentile(differences, 0.5) / plain) * 100, unit: '%' },
  ]
}
