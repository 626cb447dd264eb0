import { useLayoutEffect, useState } from 'react'
import { holdScroll, isFocusLost } from './holdScroll'
import { focusNearest, focusPositionOf, type FocusPosition } from './nearestFocus'

function settle(opener: FocusPosition): void {
  const { activeElement } = document
  if (isFocusLost()) focusNearest(opener)
  else if (activeElement) holdScroll(activeElement)
}

/**
 * Inside a dialog: what opened it may go with it, or once the list it stood in is fetched again (the button of an
 * appointment that is cancelled). The keyboard then goes on from there, not from the top of the page.
 */
export function KeepScroll() {
  const [opener] = useState(() => focusPositionOf(document.activeElement ?? document.body))
  useLayoutEffect(
    () => () => {
      // The dialog gives the focus back in the next frame, which is asked for after this.
      queueMicrotask(() => requestAnimationFrame(() => settle(opener)))
    },
    [opener],
  )
  return null
}
