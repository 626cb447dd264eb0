import { useLayoutEffect, useState } from 'react'
import { focusNearest, placeOf, type Place } from './nearestFocus'

/** The page's own element has the focus when what had it is gone. */
const isLost = (): boolean => document.activeElement === document.body

/** Until the focus goes elsewhere: should the element that has it leave the page, what took its place gets it. */
function hold(element: Element): void {
  const place = placeOf(element)
  const watch = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    if (isLost()) focusNearest(place)
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

function settle(opener: Place): void {
  const { activeElement } = document
  if (isLost()) focusNearest(opener)
  else if (activeElement) hold(activeElement)
}

/**
 * Inside a dialog: what opened it may go with it, or once the list it stood in is fetched again (the button of an
 * appointment that is cancelled). The keyboard then goes on from there, not from the top of the page.
 */
export function KeepPlace() {
  const [opener] = useState(() => placeOf(document.activeElement ?? document.body))
  useLayoutEffect(
    () => () => {
      // The dialog gives the focus back in the next frame, which is asked for after this.
      queueMicrotask(() => requestAnimationFrame(() => settle(opener)))
    },
    [opener],
  )
  return null
}
