import type { Page } from 'playwright-core'
import { phone, startProduct, type Product } from '@/e2e/kit/product'
import { bookButton, chooseFirstFreeTime } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

const { booking, slots } = words.en

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('of two people who press at once one gets the slot, the other is offered the nearest ones', async () => {
  const one = await product.openPage({ size: phone })
  const other = await product.openPage({ size: phone })
  const pages = [one, other]
  await product.logIn(one, 'client@kursi.example')
  await product.logIn(other, 'salon@kursi.example')
  for (const page of pages) await chooseFirstFreeTime(page, 'en', 'Al Basha Barbershop', 'Samer Odeh')

  await Promise.all(pages.map(page => bookButton(page, 'en').click()))
  const booked = (page: Page) => page.getByText(booking.receipt.confirmed, { exact: true })
  const lost = (page: Page) => page.getByText(slots.nearest)
  await Promise.all(pages.map(page => booked(page).or(lost(page)).waitFor()))
  const counts = await Promise.all(
    pages.map(async page => [await booked(page).count(), await lost(page).count()]),
  )
  expect(counts.sort()).toEqual([
    [0, 1],
    [1, 0],
  ])

  const loser = (await lost(one).count()) === 1 ? one : other
  await loser
    .getByRole('main')
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click()
  await bookButton(loser, 'en').click()
  await booked(loser).waitFor()
})
