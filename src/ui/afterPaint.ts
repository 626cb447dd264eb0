const longestFrame = 100

/**
 * Resolves after the browser has painted, so that a click shows its effect before its work starts. In a hidden tab,
 * which does not paint, it resolves after a short timeout.
 */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
