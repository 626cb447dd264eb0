import { mainId } from './mainId'

/** An element's position: each ancestor with the index of the child that leads to the element. */
export interface FocusPosition {
  around: { ancestor: Element; index: number }[]
}

/** Elements that Tab reaches. */
const stops = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

export function focusPositionOf(element: Element): FocusPosition {
  const around: FocusPosition['around'] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    around.push({ ancestor: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
    if (child.parentElement.id === mainId) break
  }
  return { around }
}

const isOnPage = ({ ancestor }: { ancestor: Element }): boolean => ancestor.isConnected

/** False for a hidden element, which takes no focus. Does not scroll: the browser may just have restored the scroll. */
function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

const within = (element: Element): Element[] => [
  ...(element.matches(stops) ? [element] : []),
  ...element.querySelectorAll(stops),
]

/** Focuses the element after a removed one, or else the element before it. */
export function focusNearest({ around }: FocusPosition): void {
  for (const { ancestor, index } of around.filter(isOnPage)) {
    const children = [...ancestor.children]
    const following = children.slice(index).flatMap(within)
    const preceding = children.slice(0, index).toReversed().flatMap(within)
    if ([...following, ...preceding].some(takesFocus)) return
  }
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
