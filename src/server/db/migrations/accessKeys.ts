import type { Kysely, Migration } from 'kysely'

export const accessKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('access_keys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('scope', 'text', column => column.notNull())
      .addColumn('key_hash', 'text', column => column.notNull().unique())
      .addColumn('hint', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute()
    await db.schema.createIndex('access_keys_of_user').on('access_keys').column('user_id').execute()
  },
}
