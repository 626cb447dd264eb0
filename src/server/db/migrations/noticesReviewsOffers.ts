import type { Kysely, Migration } from 'kysely'

export const noticesReviewsOffers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('language', 'text', column => column.notNull().defaultTo('en'))
      .execute()
    await db.schema
      .alterTable('salons')
      .addColumn('cancel_notice_minutes', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    for (const [name, type] of [
      ['sequence', 'integer'],
      ['changed_at', 'bigint'],
    ] as const) {
      await db.schema
        .alterTable('appointments')
        .addColumn(name, type, column => column.notNull().defaultTo(0))
        .execute()
    }

    // Reminders query all salons at once.
    await db.schema.createIndex('appointments_by_start').on('appointments').column('starts_at').execute()

    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('appointment_id', 'text')
      .addColumn('salon_id', 'text')
      .addColumn('facts', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('read_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('notices_of_user')
      .on('notices')
      .columns(['user_id', 'created_at', 'id'])
      .execute()

    await db.schema
      .createTable('reviews')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('appointment_id', 'text', column =>
        column.unique().references('appointments.id').onDelete('set null'),
      )
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('author_id', 'text', column => column.references('users.id').onDelete('set null'))
      .addColumn('stars', 'integer', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('reviews_of_salon')
      .on('reviews')
      .columns(['salon_id', 'created_at', 'id'])
      .execute()
    await db.schema.createIndex('reviews_of_author').on('reviews').column('author_id').execute()

    await db.schema
      .createTable('offers')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.references('salons.id').onDelete('cascade'))
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('title_ar', 'text')
      .addColumn('details', 'text', column => column.notNull())
      .addColumn('details_ar', 'text')
      .addColumn('starts_on', 'text', column => column.notNull())
      .addColumn('ends_on', 'text', column => column.notNull())
      .addColumn('announced_at', 'bigint')
      .execute()
    await db.schema.createIndex('offers_by_end').on('offers').column('ends_on').execute()

    await db.schema
      .createTable('reminders')
      .addColumn('appointment_id', 'text', column =>
        column.notNull().references('appointments.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('starts_at', 'bigint', column => column.notNull())
      .addColumn('sent_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_reminder_of_a_kind', ['appointment_id', 'kind', 'starts_at'])
      .execute()

    await db.schema
      .createTable('waits')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('service_id', 'text', column =>
        column.notNull().references('services.id').onDelete('cascade'),
      )
      .addColumn('date', 'text', column => column.notNull())
      .addColumn('chair_id', 'text', column => column.references('chairs.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_wait_a_service_and_day', ['user_id', 'service_id', 'date'])
      .execute()
    await db.schema.createIndex('waits_of_salon').on('waits').columns(['salon_id', 'date']).execute()

    await db.schema
      .createTable('freed_times')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('date', 'text', column => column.notNull())
      .addColumn('starts_at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('freed_times_by_start').on('freed_times').column('starts_at').execute()

    await db.schema
      .createTable('waitlist_calls')
      .addColumn('freed_id', 'text', column =>
        column.notNull().references('freed_times.id').onDelete('cascade'),
      )
      .addColumn('wait_id', 'text', column => column.notNull().references('waits.id').onDelete('cascade'))
      .addColumn('called_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_call_a_freed_time', ['freed_id', 'wait_id'])
      .execute()
  },
}
