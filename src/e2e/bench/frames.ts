import type { Page } from 'playwright-core'

interface FramesOptions {
  most: number
  /** Pixels that the page is scrolled down at each frame; at its end the watching ends too. */
  scrollBy?: number
}

/** How long each frame took, in milliseconds. */
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
