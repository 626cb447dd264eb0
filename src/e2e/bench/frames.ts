import type { Page } from 'playwright-core'

interface FramesOptions {
  most: number
  /** Pixels to scroll down at each frame. The measurement ends at the end of the page. */
  scrollBy?: number
}

/** The length of each frame in milliseconds. */
export const frames = (page: Page, options: FramesOptions): Promise<number[]> =>
  page.evaluate(
    ({ most, scrollBy = 0 }) =>
      new Promise<number[]>(resolve => {
        const lengths: number[] = []
        let before = performance.now()
        const frame = (now: number) => {
          lengths.push(now - before)
          before = now
          const { scrollTop } = document.documentElement
          window.scrollBy({ top: scrollBy, behavior: 'instant' })
          const isAtEnd = scrollBy > 0 && document.documentElement.scrollTop === scrollTop
          if (isAtEnd || lengths.length > most) resolve(lengths.slice(2))
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    options,
  )
