import { useEffect, useRef, type RefObject } from 'react'

/** For the button that opened a form in its own place: gets the focus back when the form is gone. */
export function useFocusBack(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus()
    wasAway.current = isAway
  }, [isAway])
  return button
}
