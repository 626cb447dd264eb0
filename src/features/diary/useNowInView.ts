import { useCallback, useRef, type RefCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '@/ui/afterPaint'

/**
 * Scrolls the line of the present into view when it is first drawn. Does nothing if the user has scrolled, or if the
 * URL links to an appointment.
 */
export function useNowInView(): RefCallback<HTMLElement> {
  const { hash } = useLocation()
  const isSettled = useRef(hash !== '')
  return useCallback(line => {
    if (!line || isSettled.current) return
    isSettled.current = true
    // A navigation scrolls to the top of the page first.
    void afterPaint().then(() => {
      if (window.scrollY === 0) line.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  }, [])
}
