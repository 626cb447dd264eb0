import type { Kysely, Migration } from 'kysely'
import { calendarDay, rebuildSums } from '../rebuildSums'
import type { Database } from '../schema'

/** Takings are read from sums by day and by hour instead of from each appointment and payment. */
export const dailySums: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('daily_payments')
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('day', 'integer', column => column.notNull())
      .addColumn('staff_id', 'text', column => column.notNull())
      .addColumn('service_name', 'text', column => column.notNull())
      .addColumn('service_name_ar', 'text', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('entries', 'integer', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('daily_payments_key', [
        'salon_id',
        'day',
        'staff_id',
        'service_name',
        'service_name_ar',
        'currency',
      ])
      .execute()
    await db.schema
      .createTable('hourly_appointments')
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('day', 'integer', column => column.notNull())
      .addColumn('hour', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('appointments', 'integer', column => column.notNull())
      .addColumn('owing', 'integer', column => column.notNull())
      .addColumn('owed_done', 'bigint', column => column.notNull())
      .addColumn('owed_confirmed', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('hourly_appointments_key', ['salon_id', 'day', 'hour', 'currency'])
      .execute()
    await db.schema
      .createTable('salon_clients')
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('client_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('first_start', 'bigint', column => column.notNull())
      .addColumn('second_start', 'bigint')
      .addColumn('last_start', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('salon_clients_key', ['salon_id', 'client_id'])
      .execute()
    await db.schema
      .createIndex('salon_clients_by_last')
      .on('salon_clients')
      .columns(['salon_id', 'last_start', 'first_start', 'second_start', 'client_id'])
      .execute()
    await db.schema.createIndex('salon_clients_of_client').on('salon_clients').column('client_id').execute()
    await rebuildSums(db, undefined, calendarDay)
  },
}
