import { sql, type Kysely, type Migration } from 'kysely'

/** The tables of the first release. Later changes are further entries; a released entry never changes. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull().unique())
      .addColumn('phone', 'text', column => column.notNull().unique())
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('salon', 'text', column => column.notNull())
      .addColumn('country', 'text', column => column.notNull())
      .addColumn('city', 'text', column => column.notNull())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('password_hash', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()

    await db.schema
      .createTable('codes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('tries_left', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_code_an_address', ['purpose', 'email'])
      .execute()

    await db.schema
      .createTable('verified_emails')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()

    await db.schema
      .createTable('salons')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner_id', 'text', column => column.unique().references('users.id').onDelete('set null'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('business_type', 'text', column => column.notNull())
      .addColumn('country', 'text', column => column.notNull())
      .addColumn('city', 'text', column => column.notNull())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('phone', 'text', column => column.notNull())
      .addColumn('photo_url', 'text')
      .addColumn('latitude', 'double precision', column => column.notNull())
      .addColumn('longitude', 'double precision', column => column.notNull())
      .addColumn('time_zone', 'text', column => column.notNull())
      .addColumn('search_text', 'text', column => column.notNull())
      .addColumn('rating_sum', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('rating_count', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('from_amount', 'integer')
      .addColumn('from_currency', 'text')
      .addColumn('confirms_at_once', 'integer', column => column.notNull().defaultTo(1))
      .addColumn('revision', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('salons_by_city').on('salons').columns(['country', 'city']).execute()

    await db.schema
      .createTable('chairs')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('photo_url', 'text')
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('chairs_of_salon').on('chairs').column('salon_id').execute()

    await db.schema
      .createTable('sections')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('sections_of_salon').on('sections').column('salon_id').execute()

    await db.schema
      .createTable('services')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('section_id', 'text', column =>
        column.notNull().references('sections.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('name_ar', 'text')
      .addColumn('cost', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('minutes', 'integer', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('services_of_salon').on('services').column('salon_id').execute()

    await db.schema
      .createTable('chair_services')
      .addColumn('chair_id', 'text', column => column.notNull().references('chairs.id').onDelete('cascade'))
      .addColumn('service_id', 'text', column =>
        column.notNull().references('services.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('chair_services_key', ['chair_id', 'service_id'])
      .execute()

    await db.schema
      .createTable('opening_hours')
      .addColumn('section_id', 'text', column =>
        column.notNull().references('sections.id').onDelete('cascade'),
      )
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('is_closed', 'integer', column => column.notNull())
      .addColumn('opens_at', 'integer')
      .addColumn('closes_at', 'integer')
      .addPrimaryKeyConstraint('opening_hours_key', ['section_id', 'weekday'])
      .execute()

    await db.schema
      .createTable('breaks')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('section_id', 'text', column =>
        column.notNull().references('sections.id').onDelete('cascade'),
      )
      .addColumn('weekday', 'text', column => column.notNull())
      .addColumn('starts_at', 'integer', column => column.notNull())
      .addColumn('ends_at', 'integer', column => column.notNull())
      .execute()
    await db.schema.createIndex('breaks_of_section').on('breaks').column('section_id').execute()

    await db.schema
      .createTable('days_off')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('date', 'text', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addUniqueConstraint('one_day_off_a_date', ['salon_id', 'date'])
      .execute()

    await db.schema
      .createTable('appointments')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull())
      .addColumn('chair_id', 'text', column => column.notNull())
      .addColumn('customer_id', 'text', column => column.references('users.id').onDelete('set null'))
      .addColumn('service_id', 'text', column => column.notNull())
      .addColumn('section_name', 'text', column => column.notNull())
      .addColumn('section_name_ar', 'text')
      .addColumn('service_name', 'text', column => column.notNull())
      .addColumn('service_name_ar', 'text')
      .addColumn('price', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('minutes', 'integer', column => column.notNull())
      .addColumn('starts_at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('notes', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addCheckConstraint('ends_after_start', sql`ends_at > starts_at`)
      .execute()
    await db.schema
      .createIndex('appointments_of_salon')
      .on('appointments')
      .columns(['salon_id', 'starts_at'])
      .execute()
    await db.schema
      .createIndex('appointments_of_customer')
      .on('appointments')
      .columns(['customer_id', 'starts_at'])
      .execute()

    await db.schema
      .createTable('claimed_quarters')
      .addColumn('chair_id', 'text', column => column.notNull())
      .addColumn('quarter', 'integer', column => column.notNull())
      .addColumn('appointment_id', 'text', column =>
        column.notNull().references('appointments.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('one_claim_a_quarter', ['chair_id', 'quarter'])
      .execute()
    await db.schema
      .createIndex('claims_of_appointment')
      .on('claimed_quarters')
      .column('appointment_id')
      .execute()

    await db.schema
      .createTable('favorites')
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('favorites_key', ['user_id', 'salon_id'])
      .execute()

    await db.schema
      .createTable('payments')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('customer_id', 'text', column => column.notNull())
      .addColumn('salon_id', 'text')
      .addColumn('salon_name', 'text', column => column.notNull())
      .addColumn('salon_name_ar', 'text')
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('time_zone', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('payments_of_customer')
      .on('payments')
      .columns(['customer_id', 'created_at'])
      .execute()

    await db.schema
      .createTable('idempotency_keys')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('request_hash', 'text', column => column.notNull())
      .addColumn('status', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['owner', 'key'])
      .execute()
  },
}
