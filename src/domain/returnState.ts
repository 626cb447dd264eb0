export interface ReturnState {
  from: string
}

/** The page to return to, when the router's state holds a path of ours. */
export function readFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : undefined
}
