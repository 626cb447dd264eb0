import type { Page } from 'playwright-core'
import { phone, startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

const { appointments, common, frame, home } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** The next appointment, the appointments and the favourites. */
const keptAtOnce = 3

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const cachedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const answers = (await caches.has('kursi-person')) ? await (await caches.open('kursi-person')).keys() : []
    return answers.length
  })

const untilKept = (page: Page, count: number) =>
  page.waitForFunction(
    async expected => (await (await caches.open('kursi-person')).keys()).length >= expected,
    count,
  )

/** Chromium tells only the pages that are open when the network goes or comes, not one that loads without it. */
const fireIn = (page: Page, event: 'offline' | 'online') =>
  page.evaluate(name => dispatchEvent(new Event(name)), event)

const asOf = /^As of .+ Anything newer could not be loaded\.$/
const linesOf = (text: string) => text.split(/\n+/)
const offlineBanner = (page: Page) => page.getByText(common.offline.title)
const cancelButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${appointments.cancel} `) })
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

test('without a network the reservation and the appointments can be read, and nothing is left after the log-out', async () => {
  const page = await product.openPage({ size: phone })
  const context = page.context()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await countWorkers(page)).toBe(0)
  await product.logIn(page, 'client@kursi.example')
  await isControlled(page)
  await page.goto('/user')
  const reservation = page.getByRole('region', { name: home.next.title })
  await reservation.getByRole('link').waitFor()
  const told = await reservation.innerText()
  await page.goto('/user/appointment')
  await cards(page).first().waitFor()
  const card = await cards(page).first().innerText()
  await untilKept(page, keptAtOnce)

  await context.setOffline(true)
  await page.goto('/user')
  await reservation.getByRole('link').waitFor()
  await fireIn(page, 'offline')
  await offlineBanner(page).waitFor()
  await reservation.getByText(asOf).waitFor()
  expect(linesOf(await reservation.innerText()).filter(line => !asOf.test(line))).toEqual(linesOf(told))

  await page.goto('/user/appointment')
  await cards(page).first().waitFor()
  expect(await cards(page).first().innerText()).toBe(card)
  await fireIn(page, 'offline')
  await page.getByText(common.offline.text).waitFor()
  expect(await cancelButtons(page).first().getAttribute('aria-disabled')).toBe('true')
  await page.reload()
  await cards(page).first().waitFor()
  await fireIn(page, 'offline')
  await offlineBanner(page).waitFor()

  await context.setOffline(false)
  await fireIn(page, 'online')
  await offlineBanner(page).waitFor({ state: 'detached' })
  await cancelButtons(page).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: appointments.cancelAsk.keep }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: common.nav.open }).click()
  await page.getByRole('button', { name: frame.sidebar.logOut }).click()
  await page.waitForURL('**/login')
  await context.setOffline(true)
  const after = await context.newPage()
  await after.goto('/user/appointment')
  await after.waitForURL('**/login')
  expect(await cachedAnswers(after)).toBe(0)
  expect(await after.locator('body').innerText()).not.toContain('Lina')
})
