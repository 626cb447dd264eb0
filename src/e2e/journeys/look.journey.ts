import type { Page } from 'playwright-core'
import { desktop, startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** The lightness of the page's background, from 0 for black to 255 for white. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / 3
  })

const withoutScripts = (page: Page) => page.route('**/assets/*.js', route => route.abort())

test('the colours follow the system until some are chosen, which hold before any script has come', async () => {
  const page = await product.openPage({ size: desktop })
  await page.goto('/privacy-policy')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lightness(page)).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await lightness(page)).toBeGreaterThan(200)

  await page.getByRole('combobox', { name: words.en.common.theme.label }).selectOption('dark')
  await page.locator('html[data-theme=dark]').waitFor()
  expect(await lightness(page)).toBeLessThan(60)
  await withoutScripts(page)
  await page.reload()
  expect(await lightness(page)).toBeLessThan(60)
})

test('Arabic reads from the right before any script has come, with 300 px of sidebar on that side', async () => {
  const page = await product.openPage({ size: desktop, language: 'ar' })
  await product.logIn(page, 'client@kursi.example')
  const sidebar = page.getByRole('complementary', { name: words.ar.common.menu, exact: true })
  await sidebar.waitFor()
  expect(await sidebar.boundingBox()).toMatchObject({ x: desktop.width - 300, width: 300 })

  const visitor = await product.openPage({ language: 'ar' })
  await withoutScripts(visitor)
  await visitor.goto('/salons')
  const root = visitor.locator('html')
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['ar', 'rtl'])
})

test('the phones of the start page wait below to come up, unless less motion is wished for', async () => {
  const page = await product.openPage({ size: desktop })
  await withoutScripts(page)
  await page.goto('/')
  const places = '[data-revealed] > li'
  expect(
    await page
      .locator(places)
      .first()
      .evaluate(phone => getComputedStyle(phone).translate),
  ).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.waitForFunction(selector => {
    const phone = document.querySelector(selector)
    return phone !== null && getComputedStyle(phone).translate === '0px 48px'
  }, places)
})
