import { useLayoutEffect, useState } from 'react'
import { holdScroll, isFocusLost } from './holdScroll'
import { focusNearest, focusPositionOf, type FocusPosition } from './nearestFocus'

function settle(opener: FocusPosition): void {
  const { activeElement } = document
  if (isFocusLost()) focusNearest(opener)
  else if (activeElement) holdScroll(activeElement)
}

/**
 * Inside a dialog: the button that opened the dialog may disappear, at once or when its list is fetched again (as with
 * a cancelled appointment). The focus then moves to its neighbour, not to the top of the page.
 */
export function KeepScroll() {
  const [opener] = useState(() => focusPositionOf(document.activeElement ?? document.body))
  useLayoutEffect(
    () => () => {
      // The dialog returns the focus in the next animation frame, which it requests after this.
      queueMicrotask(() => requestAnimationFrame(() => settle(opener)))
    },
    [opener],
  )
  return null
}
