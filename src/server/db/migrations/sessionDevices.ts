import { sql, type Kysely, type Migration } from 'kysely'

/** People see where they are logged in, and hear of a login from a device that their account has not had. */
export const sessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('user_agent', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('last_used_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set last_used_at = created_at`.execute(db)
    await db.schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', column => column.notNull())
      .addColumn('last_used_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
      .execute()
  },
}
