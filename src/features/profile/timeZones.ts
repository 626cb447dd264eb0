/** The browser's time zones and `current`, which may have an older name. */
export const timeZones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current])].sort()
