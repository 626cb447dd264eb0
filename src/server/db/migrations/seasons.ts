import type { Kysely, Migration } from 'kysely'

/** Other hours of a salon for given dates. */
export const seasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('seasons')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('starts_on', 'text', column => column.notNull())
      .addColumn('ends_on', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('seasons_of_salon').on('seasons').columns(['salon_id', 'ends_on']).execute()
    await db.schema
      .createTable('season_hours')
      .addColumn('season_id', 'text', column => column.notNull().references('seasons.id').onDelete('cascade'))
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('opens_at', 'integer', column => column.notNull())
      .addColumn('closes_at', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('season_hours_key', ['season_id', 'weekday'])
      .execute()
    await db.schema
      .createTable('season_breaks')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('season_id', 'text', column => column.notNull().references('seasons.id').onDelete('cascade'))
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('starts_at', 'integer', column => column.notNull())
      .addColumn('ends_at', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('season_breaks_of_season').on('season_breaks').column('season_id').execute()
    await db.schema
      .createTable('season_staff_hours')
      .addColumn('season_id', 'text', column => column.notNull().references('seasons.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', column => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('starts_at', 'integer')
      .addColumn('ends_at', 'integer')
      .addPrimaryKeyConstraint('season_staff_hours_key', ['season_id', 'staff_id', 'weekday'])
      .execute()
    await db.schema
      .createIndex('season_staff_hours_of_staff')
      .on('season_staff_hours')
      .column('staff_id')
      .execute()
  },
}
