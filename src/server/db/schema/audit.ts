export interface AuditTables {
  audit_entries: AuditEntryRow
}

/** Who changed what in a salon. Rows are only added: triggers refuse a change, and a deletion while the salon is there. */
export interface AuditEntryRow {
  id: string
  salon_id: string
  created_at: number
  actor: string
  /** No reference: the row outlives the account, whose name it does not store for a client. */
  actor_id: string | null
  /** As it was; null for a client and the system. */
  actor_name: string | null
  kind: string
  action: string
  subject_id: string
  subject_name: string | null
  subject_name_ar: string | null
  /** JSON of `AuditValues`. */
  before: string | null
  after: string | null
}
