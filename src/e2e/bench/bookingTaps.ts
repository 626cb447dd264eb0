import type { Locator } from 'playwright-core'
import type { Figure } from '@/server/bench/figures'
import type { Product } from '../product'
import { bookButton } from '../steps'
import { words } from '../words'
import { slowDown } from './slowDown'

/** A known salon from the client's home to the receipt at 4x: the taps, and the slowest answer to one. */
export async function bookingTaps(product: Product): Promise<Figure[]> {
  const { booking, home } = words.en
  const page = await product.visit()
  await product.logIn(page, 'client@kursi.example')
  await page.goto('/user')
  await slowDown(page, 4)
  await page.evaluate(() => {
    const slowest = { tap: 0 }
    Object.assign(window, { slowest })
    // From the tap to the next frame that was painted after its handlers, to 8 ms.
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) slowest.tap = Math.max(slowest.tap, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

  let taps = 0
  const tap = async (control: Locator) => {
    await control.click()
    taps += 1
  }
  const main = page.getByRole('main')
  await tap(main.getByRole('link', { name: home.favorite.book, exact: true }).first())
  await tap(main.getByRole('button', { name: / min/ }).first())
  const time = main.getByRole('button', { name: /^\d{1,2}:\d\d/ })
  const anyone = main.getByRole('button', { name: booking.person.anyone })
  await time.or(anyone).first().waitFor()
  if (await anyone.isVisible()) await tap(anyone)
  await tap(time.first())
  await tap(bookButton(page, 'en'))
  await page.getByText(booking.receipt.confirmed, { exact: true }).waitFor()
  const slowest = await page.evaluate(() => (window as unknown as { slowest: { tap: number } }).slowest.tap)
  return [
    { name: 'home to booked', value: taps, unit: 'taps', limit: 5 },
    { name: 'booking at 4x, slowest tap to paint', value: slowest, unit: 'ms' },
  ]
}
