import type { Figure } from '@/server/bench/figures'
import { desktop, type Product } from '@/e2e/kit/product'
import { bookButton, chooseFirstFreeTime } from '@/e2e/kit/steps'
import { words } from '@/e2e/kit/words'

/** From the client's click to the owner's bell in another browser. */
export async function liveNotification(product: Product): Promise<Figure[]> {
  const owner = await product.openPage({ size: desktop })
  await product.logIn(owner, 'barber@kursi.example')
  const bell = owner.getByRole('button', { name: words.en.notifications.bell_zero.split(',')[0] ?? '' })
  await bell.first().waitFor()
  const label = await bell.first().getAttribute('aria-label')

  const client = await product.openPage()
  await product.logIn(client, 'client@kursi.example')
  await chooseFirstFreeTime(client, 'en', 'Al Basha Barbershop')
  const rang = owner.waitForFunction(
    before => !document.querySelector(`[aria-label="${before ?? ''}"]`),
    label,
  )
  const started = performance.now()
  await bookButton(client, 'en').click()
  await rang
  return [{ name: 'live notice in another browser', value: performance.now() - started, unit: 'ms' }]
}
