import { useSyncExternalStore } from 'react'
import { offered } from './offered'

/** In pixels: the sidebar is docked above this width and a drawer otherwise. */
export const wideAbove = 1024

const query = `(min-width: ${wideAbove + 1}px)`

/** Reading `innerWidth` makes the browser lay the page out at once. */
const isWide = () => offered(() => window.matchMedia(query).matches) ?? window.innerWidth > wideAbove

/** A prerendered page has the narrow layout and widens after its script runs. */
const isWideAtBuild = () => false

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

export const useIsWide = () => useSyncExternalStore(subscribe, isWide, isWideAtBuild)
