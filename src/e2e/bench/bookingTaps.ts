import type { Locator, Page } from 'playwright-core'
import type { Figure } from '@/server/bench/figures'
import type { Product } from '@/e2e/kit/product'
import { bookButton } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'
import { slowDown } from './slowDown'
import { tapToPaint } from './tapToPaint'

async function* controls(page: Page): AsyncGenerator<Locator> {
  const { booking, home } = words.en
  const main = page.getByRole('main')
  yield main.getByRole('link', { name: home.favorite.book, exact: true }).first()
  yield main.getByRole('button', { name: / min/ }).first()
  const time = main.getByRole('button', { name: /^\d{1,2}:\d\d/ })
  const anyone = main.getByRole('button', { name: booking.staff.anyone })
  await time.or(anyone).first().waitFor()
  if (await anyone.isVisible()) yield anyone
  yield time.first()
  yield bookButton(page, 'en')
  await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()
}

/** Books at a known salon from the client's home at 4x: the number of taps, and the slowest response to a tap. */
export async function bookingTaps(product: Product): Promise<Figure[]> {
  const page = await product.openPage()
  await product.logIn(page, 'client@kursi.example')
  await page.goto('/user')
  await slowDown(page, 4)
  const answers: number[] = []
  for await (const control of controls(page)) answers.push(await tapToPaint(page, control))
  return [
    { name: 'home to booked', value: answers.length, unit: 'taps', limit: 5 },
    { name: 'booking at 4x, slowest tap to paint', value: Math.max(...answers), unit: 'ms' },
  ]
}
