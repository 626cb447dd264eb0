import { useDeferredValue, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Router } from 'react-router-dom'
import type { AppHistory } from './history'
import { selectPlace } from './placeSlice'

/**
 * Shows the place that the store holds, so that a state set by DevTools or a support file shows its own screen. The
 * value is deferred: the old page stays until the next one's code has come.
 */
export function StoreRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const place = useDeferredValue(useSelector(selectPlace))
  return (
    <Router location={place} navigationType={history.action} navigator={history}>
      {children}
    </Router>
  )
}
