import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookFirstFreeTime, signUp, startOf } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test.each([
  ['en', phone, 'ann@example.test', '0599 000 111', 'Al Basha Barbershop'],
  ['ar', desktop, 'ann+arabic@example.test', '٠٥٩٩٠٠٠١١٢', 'صالون الباشا للحلاقة'],
] as const)(
  'a person signs up, finds a salon and books a chair (%s)',
  async (language, size, email, number, salon) => {
    const { auth, appointments, booking } = words[language]
    const page = await product.openPage({ size, language })
    await signUp(product, page, { language, email, phone: number, name: ['Ann', 'Lee'], profile: 'client' })

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
