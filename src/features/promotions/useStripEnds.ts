import { useEffect, useState, type RefObject } from 'react'
import { offered } from '@/ui/offered'

const bothEnds = { isAtStart: true, isAtEnd: true }

/** Right-to-left strips count their scroll below zero. Browsers round it by less than a pixel. */
const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): typeof bothEnds => ({
  isAtStart: Math.abs(scrollLeft) < 1,
  isAtEnd: Math.abs(scrollLeft) + clientWidth > scrollWidth - 1,
})

/** Whether a strip is scrolled to its ends; measured anew when it scrolls, when its size changes, and per `content`. */
export function useStripEnds(strip: RefObject<Element | null>, content: unknown): typeof bothEnds {
  const [ends, setEnds] = useState(bothEnds)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => setEnds(endsOf(element))
    element.addEventListener('scroll', measure, { passive: true })
    // Tells the first size too, after the browser has laid the page out.
    const observer = offered(() => new ResizeObserver(measure))
    if (observer) observer.observe(element)
    else measure()
    return () => {
      element.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [strip, content])
  return ends
}
