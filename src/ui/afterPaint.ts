const longestFrame = 100

/**
 * Resolves when the browser has painted what has changed so far: a press is answered before the work that it starts.
 * Where nothing is painted, as in a hidden tab, it resolves a little later all the same.
 */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
