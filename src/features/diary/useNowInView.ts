import { useCallback, useRef, type RefCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '@/ui/afterPaint'

/**
 * For the line of the present: brings it into view when it is first drawn. Who has scrolled already, or came for one
 * appointment, stays where they are.
 */
export function useNowInView(): RefCallback<HTMLElement> {
  const { hash } = useLocation()
  const isSettled = useRef(hash !== '')
  return useCallback(line => {
    if (!line || isSettled.current) return
    isSettled.current = true
    // An arrival shows the top of its page first.
    void afterPaint().then(() => {
      if (window.scrollY === 0) line.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  }, [])
}
