import type { Kysely, Migration } from 'kysely'

/** A verified e-mail belongs to the browser that verified it. Earlier ones, valid for minutes, are dropped. */
export const verificationTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('verified_emails').execute()
    await db.schema
      .createTable('verified_emails')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('token_hash', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
  },
}
