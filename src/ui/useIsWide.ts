import { useSyncExternalStore } from 'react'

/** Above this many pixels the sidebar is docked, at or below it is a drawer. */
export const wideAbove = 1024

const isWide = () => window.innerWidth > wideAbove

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

export const useIsWide = () => useSyncExternalStore(subscribe, isWide)
