import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Router } from 'react-router-dom'
import type { AppHistory } from './history'
import { selectLocation } from '@/store/locationSlice'

/**
 * Renders the store's location, so that a state set by DevTools or a support file shows its own screen. Location and
 * navigation type are deferred together: a tap gets its response first, and the old page stays unchanged until the next
 * page's code has loaded.
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
