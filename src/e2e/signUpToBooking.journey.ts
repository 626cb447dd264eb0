import type { Page } from 'playwright-core'
import { desktop, phone, startProduct, type Product } from './product'
import { bookFirstFreeTime, startOf } from './steps'
import { words } from './words'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** Fills the form, chooses client of a barber shop, and verifies with the mailed code. */
async function signUp(page: Page, language: 'en' | 'ar', email: string, phoneNumber: string) {
  const { auth, common } = words[language]
  await page.goto('/signup')
  await page.getByLabel(auth.field.firstName).fill('Ann')
  await page.getByLabel(auth.field.lastName).fill('Lee')
  await page.getByLabel(auth.field.email).fill(email)
  await page.getByLabel(auth.field.country, { exact: true }).selectOption('Palestine')
  await page.getByLabel(auth.field.city).selectOption('Ramallah')
  await page.getByLabel(auth.field.phone).fill(phoneNumber)
  await page.locator('input[name=password]').fill('Sesame123')
  await page.locator('input[name=confirmPassword]').fill('Sesame123')
  await page.getByRole('button', { name: auth.signup.submit }).click()

  await page.getByRole('dialog', { name: auth.business.title }).waitFor()
  await page.getByRole('button', { name: common.businessType.barber }).click()
  await page.getByRole('dialog', { name: auth.profile.title }).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${auth.profile.client}`) }).click()

  await page.waitForURL('**/verify')
  await page.getByText(email).waitFor()
  const { text } = await product.mailTo(email)
  await page.getByLabel(auth.field.code).fill(` ${/\d{6}/.exec(text)?.[0].replace(/(...)/, '$1 ') ?? ''}`)
  await page.getByRole('button', { name: auth.verify.submit }).click()
  await page.getByRole('dialog', { name: auth.created.title }).waitFor()
  await page.getByRole('dialog').getByText(auth.created.login).click()
  await page.waitForURL('**/login')
}

test.each([
  ['en', phone, 'ann@example.test', '0599 000 111', 'Al Basha Barbershop'],
  ['ar', desktop, 'ann+arabic@example.test', '٠٥٩٩٠٠٠١١٢', 'صالون الباشا للحلاقة'],
] as const)(
  'a person signs up, finds a salon and books a chair (%s)',
  async (language, size, email, number, salon) => {
    const { auth, appointments, booking } = words[language]
    const page = await product.visit({ size, language })
    await signUp(page, language, email, number)

    await page.getByLabel(auth.field.email).fill(email.toUpperCase())
    await page.locator('input[name=password]').fill('Sesame123')
    await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
    await page.waitForURL('**/user')

    await bookFirstFreeTime(page, language, salon)
    await page.getByRole('link', { name: booking.receipt.appointments }).click()
    await page.waitForURL('**/user/appointment')
    await page.getByText(appointments.status.confirmed).first().waitFor()
    await page
      .getByRole('button', { name: startOf(appointments.cancelThis) })
      .first()
      .waitFor()
  },
)
