import type { Locator } from 'playwright-core'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { signInByApi } from '@/e2e/kit/apiClient'
import { desktop, phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, bookFirstFreeTime, signUp, startOf } from '@/e2e/kit/steps'
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

test.each([
  ['en', phone, 'lea@example.test', '599 000 121'],
  ['ar', phone, 'lea+arabic@example.test', '٥٩٩٠٠٠١٢٢'],
] as const)(
  'a stranger with a salon’s link has booked after eleven taps and six fields at most (%s)',
  async (language, size, email, number) => {
    const { auth, booking, salon, slots } = words[language]
    const owner = await signInByApi(product, 'barber@kursi.example')
    const { id } = await owner.call<Salon>('GET', '/salons/mine')
    const page = await product.openPage({ size, language })
    const done = { taps: 0, fields: 0 }
    const tap = async (control: Locator) => {
      done.taps += 1
      await control.click()
    }
    const type = async (field: Locator, text: string) => {
      done.fields += 1
      await field.fill(text)
    }
    const main = page.getByRole('main')

    await page.goto(paths.salon(id))
    await tap(main.getByRole('link', { name: new RegExp(salon.book) }).first())
    await tap(main.getByRole('button', { name: booking.staff.anyone }))
    const time = main.getByRole('button', { name: /^\d{1,2}:\d\d/ })
    const nextFree = main.getByRole('button', { name: startOf(slots.emptyDay.nextFree) })
    await time.or(nextFree).first().waitFor()
    if (await nextFree.isVisible()) await tap(nextFree)
    await tap(time.first())
    await tap(main.getByRole('link', { name: booking.confirm.continue }))

    const inView = page.getByRole('region', { name: auth.yourBooking })
    await type(page.getByLabel(auth.field.firstName), 'Lea')
    await inView.getByText(/\d{1,2}:\d\d/).waitFor()
    await type(page.getByLabel(auth.field.lastName), 'Lee')
    await type(page.getByLabel(auth.field.email), email)
    await type(page.getByLabel(auth.field.phone), number)
    await type(page.locator('input[name=password]'), 'Sesame123')
    await tap(page.getByRole('button', { name: auth.signup.submit }))

    await page.waitForURL(`**${paths.verify}`)
    await inView.getByText(/\d{1,2}:\d\d/).waitFor()
    await page.getByRole('button', { name: auth.verify.submit }).and(page.locator(':enabled')).waitFor()
    const { text } = await product.mailTo(email)
    await type(page.getByLabel(auth.field.code), /\d{6}/.exec(text)?.[0] ?? '')
    await tap(page.getByRole('dialog').getByRole('button', { name: auth.created.toBooking }))
    await tap(bookButton(page, language))
    await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()

    expect(done.taps).toBeLessThanOrEqual(11)
    expect(done.fields).toBeLessThanOrEqual(6)
  },
)
