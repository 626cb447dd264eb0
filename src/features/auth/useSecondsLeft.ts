import { useEffect, useState } from 'react'
import { readClock } from '@/store/readClock'
import { useAppDispatch } from '@/store/services'
import type { Instant } from '@/domain/zonedTime'

/**
 * Whole seconds from now until `seconds` after an instant, at least 0. Counted from the clock, because timers slow down
 * in a background tab and stop while the device sleeps.
 */
export function useSecondsLeft(since: Instant | null, seconds: number): number {
  const dispatch = useAppDispatch()
  const [now, setNow] = useState(() => dispatch(readClock()))
  useEffect(() => {
    if (since === null) return
    const look = () => {
      const at = dispatch(readClock())
      setNow(at)
      if (at >= since + seconds * 1000) window.clearInterval(timer)
    }
    const timer = window.setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dispatch, since, seconds])
  if (since === null) return 0
  const left = Math.ceil((since + seconds * 1000 - now) / 1000)
  return Math.min(Math.max(left, 0), seconds)
}
