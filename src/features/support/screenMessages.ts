/** The window that shows screens has started. */
export const screenReady = 'kursi_screen_ready'

/** The keyboard goes on from it, to what is before or after it. */
export const screenLeft = (to: 'before' | 'after') => `kursi_screen_left_${to}` as const

/** What it is to show: a state, and the time at which it was. */
export interface StateMessage {
  kind: 'kursi_state_told'
  state: object
  /** Milliseconds since 1970. */
  at: number
}

export const isStateMessage = (data: unknown): data is StateMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'kursi_state_told'
