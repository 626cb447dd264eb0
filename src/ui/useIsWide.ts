import { useSyncExternalStore } from 'react'

/** Above this many pixels the sidebar is docked, at or below it is a drawer. */
export const wideAbove = 1024

const isWide = () => window.innerWidth > wideAbove

/** A page rendered at build time is made for the narrowest screen, and widens where there is room. */
const isWideAtBuild = () => false

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

export const useIsWide = () => useSyncExternalStore(subscribe, isWide, isWideAtBuild)
