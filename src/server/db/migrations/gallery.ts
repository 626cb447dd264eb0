import type { Kysely, Migration } from 'kysely'

/** Pictures of a salon and its work. */
export const gallery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pictures')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('upload_id', 'text', column =>
        column.notNull().unique().references('uploads.id').onDelete('cascade'),
      )
      .addColumn('caption', 'text')
      .addColumn('caption_ar', 'text')
      .addColumn('service_id', 'text', column => column.references('services.id').onDelete('set null'))
      .addColumn('staff_id', 'text', column => column.references('staff.id').onDelete('set null'))
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    for (const column of ['salon_id', 'service_id', 'staff_id'])
      await db.schema.createIndex(`pictures_by_${column}`).on('pictures').column(column).execute()
  },
}
