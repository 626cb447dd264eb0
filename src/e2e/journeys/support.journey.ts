import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { paths } from '@/domain/paths'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { startOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { appointments, common, contact, frame, sessionFile } = words.ar
const { support } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const question = '[role=alertdialog]'

/** A client with an Arabic phone asks to cancel and then downloads the session. Also returns the question's text. */
async function clientsSession(): Promise<{ file: string; asked: string }> {
  const page = await product.openPage({ size: phone, language: 'ar' })
  await product.logIn(page, 'client@kursi.example')
  await page.getByRole('button', { name: common.nav.open }).click()
  await page.getByRole('link', { name: frame.sidebar.appointments }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${startOf(appointments.cancelThis)}`) })
    .first()
    .click()
  const asked = await page.locator(question).innerText()
  await page.getByRole('button', { name: appointments.cancelAsk.keep }).click()
  await page.getByRole('button', { name: common.nav.open }).click()
  await page.getByRole('link', { name: frame.sidebar.help }).click()
  await page.getByRole('button', { name: contact.session.download }).click()
  await page.getByLabel(sessionFile.download.consent).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: sessionFile.download.share }).click()
  return { file: await (await download).path(), asked }
}

function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.frame() !== page.mainFrame())
      sent.push(`${request.method()} ${request.resourceType()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

test('support steps through the very screens that a client saw, and nothing is sent or changed by it', async () => {
  const { file, asked } = await clientsSession()
  const text = await readFile(file, 'utf8')
  expect(['client@kursi.example', 'Lina', 'لينا', 'Kursi2026'].filter(told => text.includes(told))).toEqual(
    [],
  )
  const page = await product.openPage({ size: desktop })
  await product.logIn(page, 'barber@kursi.example')
  const storedUser = () => page.evaluate(() => localStorage.getItem('user'))
  const before = await storedUser()
  const sent = watchRequests(page)

  await page.goto(paths.support)
  await page.getByLabel(support.file.label).setInputFiles(file)
  await page.getByText('390 × 844').first().waitFor()
  const screen = page.frameLocator('iframe')
  await screen.getByText(contact.session.title).waitFor()

  await page.getByRole('button', { name: /^appointments\/endingRequested/ }).click()
  await screen.locator(question).waitFor()
  expect(await screen.locator(question).innerText()).toBe(asked)
  expect(await screen.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByRole('button', { name: support.steps.previous }).click()
  await screen.locator(question).waitFor({ state: 'detached' })
  await page.getByRole('slider').press('ArrowRight')
  await screen.locator(question).waitFor()

  // Clicks where the question's confirm button is on the screen.
  const answer = await screen.locator(question).getByText(appointments.cancelAsk.confirm).boundingBox()
  await page.mouse.click((answer?.x ?? 0) + 5, (answer?.y ?? 0) + 5)
  const canKeep = await screen.locator(question).evaluate(() => {
    try {
      return localStorage.length >= 0
    } catch {
      return false
    }
  })
  expect(canKeep).toBe(false)
  expect(await screen.locator(question).innerText()).toBe(asked)

  expect(sent).toContain(`GET document ${paths.supportScreen}`)
  const others = sent.filter(line => !/^GET (document|script|stylesheet|font|image) \//.test(line))
  expect(others).toEqual([])
  expect(sent.filter(line => line.includes(' /api/'))).toEqual([])
  expect(await storedUser()).toBe(before)
  await page.goto(paths.owner)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.owner)
})
