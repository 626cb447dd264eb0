import type { Page } from 'playwright-core'
import { percentile, type Figure } from '@/server/bench/figures'
import type { Product } from '@/e2e/kit/product'
import { words } from '@/e2e/kit/words'

const edits = 10

/** Milliseconds from the next click in the page to the end of the frame that draws the text. */
const pressToShown = (page: Page, text: string) =>
  page.evaluate(
    awaited =>
      new Promise<number>(resolve => {
        let pressed = 0
        document.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
          capture: true,
          once: true,
        })
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('main')?.textContent.includes(awaited)) return
          observer.disconnect()
          const afterPaint = new MessageChannel()
          afterPaint.port1.onmessage = () => resolve(performance.now() - pressed)
          requestAnimationFrame(() => afterPaint.port2.postMessage(null))
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
    text,
  )

async function changePrice(page: Page, price: number): Promise<number> {
  const { common, services } = words.en
  await page
    .getByRole('button', { name: new RegExp(`^${common.edit} `) })
    .first()
    .click()
  await page.getByLabel(services.cost).fill(String(price))
  const shown = pressToShown(page, `$${price}`)
  await page.getByRole('button', { name: common.save }).click()
  const milliseconds = await shown
  await page.getByText(common.saving).waitFor({ state: 'detached' })
  return milliseconds
}

/** How soon an owner sees a saved change, the server’s answer included. */
export async function ownerEdits(product: Product): Promise<Figure[]> {
  const page = await product.openPage()
  await product.logIn(page, 'barber@kursi.example')
  await page.goto('/salon/MyServices')
  await page.getByLabel(words.en.services.section).selectOption({ index: 1 })
  const shown: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) shown.push(await changePrice(page, 100 + edit))
  const [name, unit] = ['an owner’s edit, press to its place in the list', 'ms'] as const
  return [
    { name: `${name}, p50`, value: percentile(shown, 0.5), unit },
    { name: `${name}, p95`, value: percentile(shown, 0.95), unit },
  ]
}
