/** Router state after the account is deleted. It survives the change of frames. */
export const farewellState = { farewell: true } as const

export const isFarewell = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'farewell' in state && state.farewell === true
