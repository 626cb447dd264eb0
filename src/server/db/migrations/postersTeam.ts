import type { Kysely, Migration } from 'kysely'

export const postersTeam: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('is_used', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('uploads_of_salon').on('uploads').column('salon_id').execute()

    await db.schema
      .createTable('posters')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('upload_id', 'text', column =>
        column.notNull().unique().references('uploads.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('posters_of_salon').on('posters').column('salon_id').execute()

    await db.schema.alterTable('chairs').addColumn('removed_at', 'bigint').execute()
    await db.schema
      .createTable('chair_hours')
      .addColumn('chair_id', 'text', column => column.notNull().references('chairs.id').onDelete('cascade'))
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('starts_at', 'integer')
      .addColumn('ends_at', 'integer')
      .addPrimaryKeyConstraint('chair_hours_key', ['chair_id', 'weekday'])
      .execute()
  },
}
