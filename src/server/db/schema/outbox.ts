export interface OutboxTables {
  outbox: OutboxRow
}

/** What is still to be sent or done, written with the change that causes it; gone once it is done. */
export interface OutboxRow {
  id: string
  kind: string
  /** JSON by kind: ids and instants, nothing that names a person. */
  payload: string
  /** Unique, so that a newer entry takes the place of one that waits; null where each stands for itself. */
  coalesce_key: string | null
  due_at: number
  tries: number
  /** Until when one process has it to itself; null while none has. */
  claimed_until: number | null
  created_at: number
  /** Set for what failed for good: kept for the operator, never tried again. */
  given_up_at: number | null
  failure: string | null
}
