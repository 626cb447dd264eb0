import type { Kysely, Migration } from 'kysely'

/** Indexes that sum up a busy salon's year without reading each appointment. */
export const yearOfTakings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('visit_movements_of_appointment')
      .on('visit_movements')
      .columns(['appointment_id', 'amount'])
      .execute()
    await db.schema.dropIndex('appointments_of_salon').execute()
    await db.schema
      .createIndex('appointments_of_salon')
      .on('appointments')
      .columns(['salon_id', 'starts_at', 'status', 'ends_at', 'customer_id', 'currency', 'price', 'id'])
      .execute()
  },
}
