import { useMinWidth } from './useMinWidth'

/** In pixels: the sidebar is docked above this width and a drawer otherwise. */
export const wideAbove = 1024

/** A prerendered page has the narrow layout and widens after its script runs. */
export const useIsWide = () => useMinWidth(wideAbove + 1)
