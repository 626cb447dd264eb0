import type { Page } from 'playwright-core'
import { desktop, startProduct, type Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

const { auth, common } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element?.matches('a, button, input, select, textarea')) return ''
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    return `${labels?.[0]?.textContent ?? ''} ${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
  })

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).includes(name)) return
  }
  throw new Error(`The focus never came to ${name}`)
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

test('a person without a mouse signs up and resets a password', async () => {
  const email = 'keys@example.test'
  const page = await product.openPage({ size: desktop })
  await page.goto('/signup')
  await page.getByRole('button', { name: auth.signup.submit }).and(page.locator(':enabled')).waitFor()
  await typeInto(page, auth.field.firstName, 'Kay')
  await typeInto(page, auth.field.lastName, 'Board')
  await typeInto(page, auth.field.email, email)
  await typeInto(page, auth.field.country, 'Pal')
  await typeInto(page, auth.field.phone, '599000113')
  await typeInto(page, auth.field.password, 'Sesame123')
  await typeInto(page, auth.field.confirmPassword, 'Sesame123')
  await page.keyboard.press('Enter')

  await page.getByRole('dialog', { name: auth.business.title }).waitFor()
  await tabTo(page, common.businessType.barber)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: auth.profile.title }).waitFor()
  await tabTo(page, auth.profile.clientText)
  await page.keyboard.press('Enter')

  await page.waitForURL('**/verify')
  await page.getByText(email).waitFor()
  const code = /\d{6}/.exec((await product.mailTo(email)).text)?.[0] ?? ''
  // The mail can arrive before the page knows that it was sent.
  await page.getByRole('button', { name: auth.verify.submit }).and(page.locator(':enabled')).waitFor()
  await typeInto(page, auth.field.code, code)
  await page.getByRole('dialog', { name: auth.created.title }).waitFor()
  await tabTo(page, auth.created.login)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')

  await tabTo(page, auth.login.forgot)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/forgot-password')
  // The login form stays until the next page has loaded.
  await page.getByRole('heading', { name: auth.forgot.title }).waitFor()
  await typeInto(page, auth.field.email, email)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/email-verification')
  const link = /https?:\S+token=\S+/.exec((await product.mailTo(email, 'token=')).text)?.[0] ?? ''

  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('heading', { name: auth.reset.title }).waitFor()
  expect(page.url()).not.toContain(new URL(link).searchParams.get('token'))
  await typeInto(page, auth.field.newPassword, 'Sesame456')
  await typeInto(page, auth.field.confirmNewPassword, 'Sesame456')
  await page.keyboard.press('Enter')
  await page.getByText(auth.reset.done).waitFor()
  await product.logIn(page, email, 'Sesame456')
})
