import type { Locator, Page } from 'playwright-core'

/**
 * Milliseconds, rounded to 8, from a tap to the next painted frame after its handlers. The page gets no other request
 * meanwhile: on a slow page, finding an element by role takes as long as the response to a tap.
 */
export async function tapToPaint(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${String(control)}`)
  const answered = await page.evaluateHandle(() => {
    const painted = new Promise<number>(resolve => {
      const durations = new Map<number, number>()
      new PerformanceObserver((list, observer) => {
        for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
          if (interactionId)
            durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
          if (name !== 'click') continue
          observer.disconnect()
          resolve(Math.max(...durations.values()))
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    return { painted }
  })
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return answered.evaluate(({ painted }) => painted)
}
