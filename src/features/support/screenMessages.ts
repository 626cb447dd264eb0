import type { Seen } from './sessionFile'

/** The frame sends this when it is ready to show screens. */
export const screenReady = 'kursi_screen_ready'

/** The frame sends this when keyboard focus leaves it, backwards or forwards. */
export const screenLeft = (to: 'before' | 'after') => `kursi_screen_left_${to}` as const

/** Tells the frame to show a state as it was at a time. */
export interface StateMessage {
  kind: 'kursi_state_told'
  state: object
  /** By the server's clock: milliseconds since 1970. */
  at: number
  /** Missing where the file does not say it. */
  seen?: Pick<Seen, 'theme' | 'timeZone'> | undefined
}

export const isStateMessage = (data: unknown): data is StateMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'kursi_state_told'
