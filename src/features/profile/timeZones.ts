/** The zones that the browser knows, with the given one, which may go by an older name. */
export const timeZones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current])].sort()
