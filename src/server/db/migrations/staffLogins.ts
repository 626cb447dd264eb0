import type { Kysely, Migration } from 'kysely'

/** Logins of staff members, and invitations to them. */
export const staffLogins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_logins')
      .addColumn('user_id', 'text', column => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', column =>
        column.notNull().unique().references('staff.id').onDelete('cascade'),
      )
      .addColumn('rights', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('staff_logins_of_salon').on('staff_logins').column('salon_id').execute()
    await db.schema
      .createTable('staff_invitations')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', column =>
        column.notNull().unique().references('staff.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('rights', 'text', column => column.notNull())
      .addColumn('token_hash', 'text', column => column.unique())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('staff_invitations_of_salon')
      .on('staff_invitations')
      .column('salon_id')
      .execute()
  },
}
