/** The zone of the clock that the reader's device shows. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
