import type { Page } from 'playwright-core'
import { paths } from '@/domain/paths'
import type { SalonPage } from '@/domain/salon'
import { createApiClient } from '@/e2e/kit/apiClient'
import { startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

const scriptsCome = 5_000

let product: Product
let slug: string
beforeAll(async () => {
  product = await startProduct({}, { isRecorded: false })
  const { salons } = await createApiClient(product).call<SalonPage>('GET', '/salons?text=basha')
  slug = salons[0]?.slug ?? ''
})
afterAll(() => product.stop())

async function delayScripts(page: Page): Promise<void> {
  const come = Date.now() + scriptsCome
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, come - Date.now()))
    await route.continue()
  })
}

test('without scripts a salon is found and its page and booking are read', async () => {
  const page = await product.openPage({ scripts: false })
  await page.goto(paths.landing)
  await page.getByRole('searchbox').fill('basha')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/salons\?.*text=basha/)
  await page.getByRole('radio', { name: words.en.common.businessType.barber }).check({ force: true })
  await page.getByRole('button', { name: words.en.search.go, exact: true }).click()
  await page.waitForURL(/type=barber/)
  await page.locator(`a[href="${paths.salon(slug)}"]`).click()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  expect(name).toContain('Basha')
  await page
    .locator(`a[href^="${paths.booking(slug)}?"]`)
    .first()
    .click()
  await page.waitForURL(/\/book\?/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Basha')
})

test('a rendered page has its styles in it: it waits for no other file of styles', async () => {
  const page = await product.openPage({ scripts: false })
  const styles: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url())
  })
  for (const path of [paths.landing, paths.salons, paths.salon(slug)]) await page.goto(path)
  expect(styles).toEqual([])
})

test.each(['en', 'ar'] as const)('an Enter at once after load logs in, in %s', async language => {
  const page = await product.openPage()
  await delayScripts(page)
  await page.goto(`${paths.login}?lang=${language}`, { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill('client@kursi.example')
  await page.locator('input[name=password]').fill('Kursi2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(address => address.pathname === paths.client)
  expect(page.url()).not.toContain('Kursi2026')
})

test('an Enter at once logs in where the stored language differs from the one of the page', async () => {
  const page = await product.openPage({ language: 'ar' })
  await delayScripts(page)
  await page.goto(paths.login, { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill('client@kursi.example')
  await page.locator('input[name=password]').fill('Kursi2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(address => address.pathname === paths.client)
})

test('fields that are filled in before the scripts have come count', async () => {
  const page = await product.openPage()
  await delayScripts(page)
  await page.goto(paths.salons, { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('basha')
  await page.getByRole('combobox', { name: words.en.search.sort.label }).selectOption('rating')
  await page.getByRole('checkbox', { name: words.en.search.openNow }).check({ force: true })
  const wanted = { text: 'basha', sort: 'rating', open: 'now' }
  await page.waitForURL(({ searchParams }) =>
    Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value),
  )
})

test('a button that is pressed before the scripts have come does its work', async () => {
  const page = await product.openPage()
  await delayScripts(page)
  await page.goto(paths.salon(slug), { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.en.common.nav.open }).click()
  await page.getByRole('dialog').waitFor()
})

/** An idle page compares its zone data with the server's. */
const isData = (url: string) => url.includes('/api/') && !url.includes('/api/time-zones?')

test.each(['en', 'ar'] as const)(
  'rendered pages hydrate without a call or a complaint, in %s',
  async language => {
    for (const path of [paths.landing, paths.salons, paths.salon(slug), paths.booking(slug)]) {
      // In the time zone of a country that has salons, a stranger's search asks for those.
      const page = await product.openPage({ language, timeZone: 'UTC' })
      const found: string[] = []
      page.on('console', message => message.type() === 'error' && found.push(message.text()))
      page.on('pageerror', error => found.push(error.message))
      page.on('request', request => isData(request.url()) && found.push(request.url()))
      await page.goto(`${path}?lang=${language}`)
      await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      expect({ path, found }).toEqual({ path, found: [] })
      await page.context().close()
    }
  },
)
