/**
 * A save that also says what its editor started from, so that of two people nobody overwrites the other unseen.
 * Without `base` it is saved over whatever is there.
 */
export type Edit<Values> = Values & { base?: Values | undefined }

/** What such a save is refused with when the values are others by then (409, code changed_meanwhile). */
export interface ChangedMeanwhile<Values> {
  present: Values
}
