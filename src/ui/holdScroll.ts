import { focusNearest, focusPositionOf } from './nearestFocus'

/** The body has the focus after the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body

/**
 * For the focused button of an item or dialog that will be removed: when it is removed, its neighbour gets the focus,
 * unless the focus has moved before.
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
