import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectLocation } from '@/store/locationSlice'
import type { BookingLocation } from './BookingLocationContext'

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0

/**
 * The location in the store, so that a tap shows at once. The router's location follows when the screen has been
 * rendered. While another page loads, the last location of this page stays.
 */
export function useBookingLocation(): BookingLocation {
  const { pathname: drawn } = useLocation()
  const now = useSelector(selectLocation)
  const [last, setLast] = useState(now)
  if (now.pathname === drawn && now !== last) setLast(now)
  const { pathname, search, state } = last
  return useMemo(() => ({ pathname, search, depth: depthOf(state) }), [pathname, search, state])
}
