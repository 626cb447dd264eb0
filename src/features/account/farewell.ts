/** What the page leaves in the router's state when the account is gone: it outlives the change of frames. */
export const farewellState = { farewell: true } as const

export const isFarewell = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'farewell' in state && state.farewell === true
