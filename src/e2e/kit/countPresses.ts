import type { Page } from 'playwright-core'

/**
 * Counts what the browser itself reports from now on: pointer presses, and the keys that press something. A choice from
 * a list counts as two, to open it and to choose. Typing into a field is no press.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('pressed', (times: number) => {
    presses += times
  })
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: (times: number) => void }
    const isTyped = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type !== 'checkbox')
    addEventListener('pointerdown', () => pressed(1), true)
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && pressed(2), true)
    addEventListener(
      'keydown',
      ({ key, target }) => (key === 'Enter' || (key === ' ' && !isTyped(target))) && pressed(1),
      true,
    )
  })
  return () => presses
}
