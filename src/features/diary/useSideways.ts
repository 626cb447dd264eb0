import { useEffect, useRef, type RefObject } from 'react'

const columnsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-diary-column]')]

/** Which of the equally wide columns fills the screen. Undefined before there is a layout. */
function shownIn(body: HTMLElement): number | undefined {
  const width = columnsIn(body)[0]?.offsetWidth ?? 0
  return width > 0 ? Math.round(Math.abs(body.scrollLeft) / width) : undefined
}

function show(body: HTMLElement, index: number): void {
  const sign = getComputedStyle(body).direction === 'rtl' ? -1 : 1
  const width = columnsIn(body)[0]?.offsetWidth ?? 0
  body.scrollLeft = sign * index * width
}

/** Scrolls one as far sideways as the other. Rounded positions would otherwise answer each other. */
function follow(one: HTMLElement | null, other: HTMLElement | null): void {
  if (one && other && Math.abs(one.scrollLeft - other.scrollLeft) > 1) other.scrollLeft = one.scrollLeft
}

interface Sideways {
  heads: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  onHeadsScrolled: () => void
  onBodyScrolled: () => void
}

/**
 * The columns scroll sideways together with their heads, which are not inside them: those stay at the top of the page.
 * With `shown`, one column fills the screen, and a swipe reports the next.
 */
export function useSideways(shown: number | null, onShown: (index: number) => void): Sideways {
  const heads = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const reported = useRef<number | null>(null)
  useEffect(() => {
    // A reported column is under the finger: it must not be pulled to its edge.
    if (body.current && shown !== null && shown !== reported.current) show(body.current, shown)
    reported.current = shown
  }, [shown])
  return {
    heads,
    body,
    onHeadsScrolled: () => follow(heads.current, body.current),
    onBodyScrolled: () => {
      follow(body.current, heads.current)
      const index = shown !== null && body.current ? shownIn(body.current) : undefined
      if (index === undefined || index === reported.current) return
      reported.current = index
      onShown(index)
    },
  }
}
