import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Router } from 'react-router-dom'
import type { AppHistory } from './history'
import { selectLocation } from '@/store/locationSlice'

/**
 * Shows the place that the store holds, so that a state set by DevTools or a support file shows its own screen. Place
 * and way of getting there are deferred together: a tap is answered first, and the old page, not one of its links
 * drawn anew, stays until the next one's code has come.
 */
export function StoreRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const location = useSelector(selectLocation)
  const move = useDeferredValue(
    useMemo(() => ({ location, navigationType: history.action }), [location, history]),
  )
  return (
    <Router {...move} navigator={history}>
      {children}
    </Router>
  )
}
