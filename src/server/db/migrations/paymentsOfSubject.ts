import { sql, type Kysely, type Migration } from 'kysely'

/**
 * An index of payments alone, so that a sum reads one row for each payment. The index of all rows gives up the account:
 * SQLite would prefer it and search it once for each account.
 */
export const paymentsOfSubject: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('ledger_of_subject').execute()
    await db.schema.createIndex('ledger_of_subject').on('ledger').column('subject_id').execute()
    await sql`
      create index payments_of_subject on ledger (subject_id, amount, account)
      where account in ('online', 'salon')`.execute(db)
  },
}
