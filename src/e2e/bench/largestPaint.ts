import { percentile, type Figure } from '@/server/bench/figures'
import type { Product } from '@/e2e/kit/product'
import { slowDown } from './slowDown'

const runs = 5

async function paintedAfter(product: Product, withScripts: boolean): Promise<number> {
  const page = await product.openPage()
  await slowDown(page, 4, true)
  // Both variants are intercepted, so that the interception does not change the ratio.
  await page.route('**/', async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: withScripts ? html : html.replace(/<script[\s\S]*?<\/script>/g, ''),
    })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const time = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await page.context().close()
  return time
}

/** The landing page's largest paint with and without its scripts, in turns in one run. */
export async function largestPaint(product: Product): Promise<Figure[]> {
  const withScripts: number[] = []
  const without: number[] = []
  await paintedAfter(product, true)
  while (without.length < runs) {
    withScripts.push(await paintedAfter(product, true))
    without.push(await paintedAfter(product, false))
  }
  const [page, bare] = [percentile(withScripts, 0.5), percentile(without, 0.5)]
  return [
    { name: 'largest paint of /', value: page, unit: 'ms' },
    { name: 'largest paint of / without its scripts', value: bare, unit: 'ms' },
    { name: 'largest paint, with to without scripts', value: page / bare, unit: 'times', limit: 1.2 },
  ]
}
