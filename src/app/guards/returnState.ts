/** What a guard leaves in the router's state: the page to come back to after login. */
export interface ReturnState {
  from: string
}

/** The page to come back to, when the router's state holds one of ours. */
export function readFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined
}
