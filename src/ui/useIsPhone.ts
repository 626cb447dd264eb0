import { useMinWidth } from './useMinWidth'

/** Held in one hand: narrower than a tablet. */
export const useIsPhone = () => !useMinWidth(768, true)
