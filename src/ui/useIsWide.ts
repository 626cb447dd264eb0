import { useSyncExternalStore } from 'react'

/** In pixels: the sidebar is docked above this width and a drawer otherwise. */
export const wideAbove = 1024

const isWide = () => window.innerWidth > wideAbove

/** A prerendered page has the narrow layout and widens after its script runs. */
const isWideAtBuild = () => false

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

export const useIsWide = () => useSyncExternalStore(subscribe, isWide, isWideAtBuild)
