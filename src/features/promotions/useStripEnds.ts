import { useEffect, useState, type RefObject } from 'react'

const bothEnds = { isAtStart: true, isAtEnd: true }

/** Right-to-left strips count their scroll below zero. Browsers round it by less than a pixel. */
const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): typeof bothEnds => ({
  isAtStart: Math.abs(scrollLeft) < 1,
  isAtEnd: Math.abs(scrollLeft) + clientWidth > scrollWidth - 1,
})

/** Whether a strip is scrolled to its ends; measured anew when it scrolls, when the window resizes, and per `content`. */
export function useStripEnds(strip: RefObject<Element | null>, content: unknown): typeof bothEnds {
  const [ends, setEnds] = useState(bothEnds)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => setEnds(endsOf(element))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [strip, content])
  return ends
}
