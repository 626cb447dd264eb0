import { useEffect, useRef, useState, type RefObject } from 'react'

/** Fraction of the element that must be in view (section 9 of the specification). */
const threshold = 0.1

interface Revealed<Shown extends Element> {
  ref: RefObject<Shown | null>
  revealed: boolean
}

/** Whether an element has been scrolled into view. Stays true. Starts true without IntersectionObserver. */
export function useRevealed<Shown extends Element>(): Revealed<Shown> {
  const ref = useRef<Shown>(null)
  const [revealed, setRevealed] = useState(
    () => typeof window !== 'undefined' && !('IntersectionObserver' in window),
  )
  useEffect(() => {
    if (revealed || !ref.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setRevealed(true)
      },
      { threshold },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [revealed])
  return { ref, revealed }
}
