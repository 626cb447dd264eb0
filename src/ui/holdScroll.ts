import { focusNearest, focusPositionOf } from './nearestFocus'

/** The page's own element has the focus when what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/**
 * For the pressed button of what will leave the page, or of a dialog: until the focus goes elsewhere, what takes the
 * button's position once it is gone gets it.
 */
export function holdScroll(element: Element): void {
  const position = focusPositionOf(element)
  const watch = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    if (isFocusLost()) focusNearest(position)
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}
