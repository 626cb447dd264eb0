import { useSyncExternalStore } from 'react'
import { offered } from './offered'

/** Reading `innerWidth` makes the browser lay the page out at once. */
const isAtLeast = (pixels: number) =>
  offered(() => window.matchMedia(`(min-width: ${pixels}px)`).matches) ?? window.innerWidth >= pixels

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

/** Whether the window is at least so many pixels wide. A prerendered page has one fixed answer until its script runs. */
export const useMinWidth = (pixels: number, atBuild = false) =>
  useSyncExternalStore(
    subscribe,
    () => isAtLeast(pixels),
    () => atBuild,
  )
