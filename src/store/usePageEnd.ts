import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useAppDispatch } from './services'

/**
 * Tells the store when the page is left, so that what was begun on it ends with the visit; with `orHidden` also when
 * its window closes. `left` is an action creator: the same one at every render.
 */
export function usePageEnd(left: () => UnknownAction, { orHidden = false } = {}): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const leave = () => void dispatch(left())
    if (orHidden) window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [dispatch, left, orHidden])
}
