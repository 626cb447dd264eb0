import { phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, startOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { appointments, booking, slots } = words.ar

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('on a phone, a second service takes two taps more, and both stand on one card', async () => {
  const page = await product.openPage({ size: phone, language: 'ar' })
  await product.logIn(page, 'client@kursi.example')
  await page.goto('/salons?text=Al%20Basha%20Barbershop')
  await page.getByRole('main').getByRole('link', { name: 'الباشا' }).first().click()
  await page.waitForURL('**/salons/al-basha-barbershop')
  // The cards of the search have such a link too.
  await page.getByRole('heading', { name: words.ar.salon.services.title }).waitFor()
  await page.getByRole('link', { name: words.ar.salon.book }).first().click()

  const main = page.getByRole('main')
  await main.getByRole('button', { name: booking.add.short }).click()
  await page.getByRole('heading', { name: booking.add.title }).waitFor()
  const second = main.getByRole('listitem').getByRole('button').first()
  const name = await second.locator('bdi').first().innerText()
  await second.click()

  const time = main.getByRole('button', { name: /^\d{1,2}:\d\d/ })
  await main.getByRole('button', { name: booking.staff.anyone }).click()
  await time
    .or(main.getByRole('button', { name: startOf(slots.emptyDay.nextFree) }))
    .first()
    .waitFor()
  await time.first().click()
  await main.getByText(name, { exact: true }).waitFor()
  await bookButton(page, 'ar').click()
  await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()
  await page.getByRole('link', { name: booking.receipt.appointments }).click()
  await main.getByRole('heading', { name: appointments.title }).waitFor()
  await main.getByRole('listitem').filter({ hasText: name }).first().waitFor()
})
