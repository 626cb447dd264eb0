import type { Instant } from '@/domain/zonedTime'

/** A Date header has whole seconds. */
const precision = 1000

/** An answer that the server dated, between two looks at the device's clock. */
export interface DatedAnswer {
  date: Instant
  sentAt: Instant
  heardAt: Instant
}

/** The known difference while the answer allows it, else the nearest that the answer allows. */
export const deviceAheadAfter = (known: number, { date, sentAt, heardAt }: DatedAnswer): number =>
  Math.min(Math.max(known, sentAt - date - precision), heardAt - date)
