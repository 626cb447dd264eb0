import { mainId } from './mainId'

/** Where an element stood: each of its ancestors, with its place among that one's children. */
export interface FocusPosition {
  around: { ancestor: Element; index: number }[]
}

/** What a press of Tab stops at. */
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

/** A hidden element refuses the focus. The page is not scrolled: it may be one that was just gone back to. */
function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

const within = (element: Element): Element[] => [
  ...(element.matches(stops) ? [element] : []),
  ...element.querySelectorAll(stops),
]

/** Gives the focus to what took the place of an element that is gone: what follows it there, else what precedes it. */
export function focusNearest({ around }: FocusPosition): void {
  for (const { ancestor, index } of around.filter(isOnPage)) {
    const children = [...ancestor.children]
    const following = children.slice(index).flatMap(within)
    const preceding = children.slice(0, index).toReversed().flatMap(within)
    if ([...following, ...preceding].some(takesFocus)) return
  }
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
