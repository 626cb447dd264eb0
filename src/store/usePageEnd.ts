import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useAppDispatch } from './services'

/**
 * Dispatches `left` when the user leaves the page, so that its unfinished work ends; with `orHidden` also when the
 * window closes. `left` must be the same action creator at every render.
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
