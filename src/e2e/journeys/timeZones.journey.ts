import type { Page } from 'playwright-core'
import { desktop, startProduct, type Product } from '@/e2e/kit/product'
import { chooseFirstFreeTime } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

async function lastQuestion(page: Page): Promise<string[]> {
  await chooseFirstFreeTime(page, 'en', 'Al Basha Barbershop')
  return page
    .getByRole('main')
    .getByRole('button', { name: words.en.booking.confirm.book.slice(0, 5) })
    .allInnerTexts()
}

test('the day and the time are the salon’s, wherever the reader is', async () => {
  const seen = new Set<string>()
  for (const timeZone of ['Asia/Hebron', 'America/Los_Angeles', 'Pacific/Auckland']) {
    const page = await product.openPage({ size: desktop, timeZone })
    await product.logIn(page, 'client@kursi.example')
    seen.add((await lastQuestion(page)).join())
  }
  expect(seen.size).toBe(1)
})
