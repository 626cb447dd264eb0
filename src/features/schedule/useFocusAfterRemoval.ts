import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the heading of a list once a row has gone with the button that was pressed in it. */
export function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>, length: number): void {
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = length
  }, [heading, length])
}
