import { useEffect, useRef, useState, type RefObject } from 'react'

/** How much of it must be in view (section 9 of the specification). */
const threshold = 0.1

interface Revealed<Shown extends Element> {
  ref: RefObject<Shown | null>
  revealed: boolean
}

/** Whether an element was scrolled into view; once it was it stays, and without a way to know it simply is there. */
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
