export interface OutboxTables {
  outbox: OutboxRow
}

/** Something to send or do later, written together with the change that causes it. Deleted once done. */
export interface OutboxRow {
  id: string
  kind: string
  /** JSON by kind: ids and instants, no names of people. */
  payload: string
  /** Unique, so that a newer entry replaces a pending one; null for entries that stand alone. */
  coalesce_key: string | null
  due_at: number
  tries: number
  /** One process has the entry to itself until then; null when none has. */
  claimed_until: number | null
  created_at: number
  /** Set for a permanent failure: kept for the operator, never tried again. */
  given_up_at: number | null
  failure: string | null
}
