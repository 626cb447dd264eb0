import type { Kysely, Migration } from 'kysely'

/**
 * Subscriptions and their payments. A user's data is deleted with the user's row. Charges, results, ledger and invoices
 * are books: rows are only ever added.
 */
export const subscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('tier', 'text', column => column.notNull())
      .addColumn('size', 'text', column => column.notNull())
      .addColumn('months', 'integer', column => column.notNull())
      .addColumn('price', 'integer', column => column.notNull())
      .addColumn('discount', 'integer', column => column.notNull())
      .addColumn('coupon_code', 'text')
      .addColumn('anchor', 'bigint', column => column.notNull())
      .addColumn('auto_renew', 'integer', column => column.notNull())
      .addColumn('payment_method', 'text', column => column.notNull())
      .addColumn('card_hint', 'text', column => column.notNull())
      .addColumn('started_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_subscription_after_the_other', ['user_id', 'number'])
      .execute()

    await db.schema
      .createTable('subscription_periods')
      .addColumn('subscription_id', 'text', column =>
        column.notNull().references('subscriptions.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('starts_at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_period_a_number', ['subscription_id', 'number'])
      .execute()
    await db.schema.createIndex('periods_by_end').on('subscription_periods').column('ends_at').execute()

    await db.schema
      .createTable('charges')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull())
      .addColumn('subscription_id', 'text', column => column.notNull())
      .addColumn('period_number', 'integer', column => column.notNull())
      .addColumn('attempt', 'integer', column => column.notNull())
      .addColumn('tier', 'text', column => column.notNull())
      .addColumn('size', 'text', column => column.notNull())
      .addColumn('months', 'integer', column => column.notNull())
      .addColumn('price', 'integer', column => column.notNull())
      .addColumn('discount', 'integer', column => column.notNull())
      .addColumn('coupon_code', 'text')
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('one_charge_an_attempt', ['subscription_id', 'period_number', 'attempt'])
      .execute()

    await db.schema
      .createTable('charge_results')
      .addColumn('charge_key', 'text', column => column.notNull().references('charges.key'))
      .addColumn('stage', 'text', column => column.notNull())
      .addColumn('outcome', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_result_a_stage', ['charge_key', 'stage'])
      .execute()

    await db.schema
      .createTable('open_checkouts')
      .addColumn('user_id', 'text', column => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('charge_key', 'text', column => column.notNull())
      .addColumn('payment_method', 'text', column => column.notNull())
      .execute()

    await db.schema
      .createTable('coupons')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('value', 'integer', column => column.notNull())
      .addColumn('starts_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('max_uses', 'integer')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()

    await db.schema
      .createTable('coupon_uses')
      .addColumn('code', 'text', column => column.notNull().references('coupons.code'))
      .addColumn('place', 'integer', column => column.notNull())
      .addColumn('person_mark', 'text', column => column.notNull())
      .addColumn('charge_key', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('one_use_a_place', ['code', 'place'])
      .addUniqueConstraint('one_use_a_person', ['code', 'person_mark'])
      .execute()

    await db.schema
      .createTable('ledger')
      .addColumn('charge_key', 'text', column => column.notNull().references('charges.key'))
      .addColumn('account', 'text', column => column.notNull())
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_movement_an_account', ['charge_key', 'account'])
      .execute()

    await db.schema
      .createTable('invoices')
      .addColumn('number', 'integer', column => column.primaryKey())
      .addColumn('charge_key', 'text', column => column.notNull().unique().references('charges.key'))
      .addColumn('user_id', 'text', column => column.notNull())
      .addColumn('period_starts_at', 'bigint', column => column.notNull())
      .addColumn('period_ends_at', 'bigint', column => column.notNull())
      .addColumn('issued_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('invoices_of_user').on('invoices').column('user_id').execute()

    await db.schema
      .createTable('subscription_mails')
      .addColumn('subscription_id', 'text', column =>
        column.notNull().references('subscriptions.id').onDelete('cascade'),
      )
      .addColumn('period_number', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('sent_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('one_mail_a_period', ['subscription_id', 'period_number', 'kind'])
      .execute()

    await db.schema
      .createTable('sandbox_charges')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('amount', 'integer', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('method', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
  },
}
