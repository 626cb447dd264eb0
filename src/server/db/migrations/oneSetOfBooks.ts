import { sql, type Kysely, type Migration } from 'kysely'

/**
 * One set of tables for the charges of appointments and subscriptions, with results, refunds and ledger entries. What
 * a subscription charge buys gets a separate table. Keys and ids stay.
 */
export const oneSetOfBooks: Migration = {
  async up(db: Kysely<unknown>) {
    await moveCharges(db)
    await moveResults(db)
    await moveRefunds(db)
    await moveLedger(db)
    await moveInvoices(db)
    for (const table of ['visit_refund_refusals', 'visit_refunds', 'visit_movements', 'visit_charges']) {
      await db.schema.dropTable(table).execute()
    }
    await db.schema.dropTable('old_charges').execute()
  },
}

async function moveCharges(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('charges').renameTo('old_charges').execute()
  await db.schema
    .createTable('charges')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('subject_id', 'text', column => column.notNull())
    .addColumn('attempt', 'integer', column => column.notNull())
    .addColumn('intent', 'text')
    .addColumn('customer_present', 'integer', column => column.notNull())
    .addColumn('amount', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('charges_of_subject').on('charges').columns(['subject_id', 'attempt']).execute()
  await sql`
    insert into charges
    select key, 'subscription', subscription_id, attempt, null, case when attempt = 0 then 1 else 0 end,
      amount, currency, created_at
    from old_charges`.execute(db)
  await sql`
    insert into charges
    select key, 'appointment', appointment_id, attempt, intent, 1, amount, currency, created_at
    from visit_charges`.execute(db)

  await db.schema
    .createTable('subscription_orders')
    .addColumn('charge_key', 'text', column => column.primaryKey().references('charges.key'))
    .addColumn('user_id', 'text', column => column.notNull())
    .addColumn('period_number', 'integer', column => column.notNull())
    .addColumn('tier', 'text', column => column.notNull())
    .addColumn('size', 'text', column => column.notNull())
    .addColumn('months', 'integer', column => column.notNull())
    .addColumn('price', 'integer', column => column.notNull())
    .addColumn('discount', 'integer', column => column.notNull())
    .addColumn('coupon_code', 'text')
    .execute()
  await sql`
    insert into subscription_orders
    select key, user_id, period_number, tier, size, months, price, discount, coupon_code from old_charges`.execute(
    db,
  )
}

async function moveResults(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('charge_results').renameTo('old_charge_results').execute()
  await db.schema
    .createTable('charge_results')
    .addColumn('charge_key', 'text', column => column.notNull().references('charges.key'))
    .addColumn('stage', 'text', column => column.notNull())
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('one_outcome_a_stage', ['charge_key', 'stage'])
    .execute()
  for (const table of ['old_charge_results', 'visit_charge_results']) {
    await sql`
      insert into charge_results
      select charge_key, stage, outcome, at from ${sql.table(table)}`.execute(db)
    await db.schema.dropTable(table).execute()
  }
}

/** A refund of an appointment was done when an entry reversed the payment, and over when it was refused. */
async function moveRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('charge_key', 'text', column => column.primaryKey().references('charges.key'))
    .addColumn('ordered_at', 'bigint', column => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('ended_at', 'bigint')
    .execute()
  await sql`
    insert into refunds
    select charge_key, ordered_at, outcome, ended_at from charge_refunds`.execute(db)
  await db.schema.dropTable('charge_refunds').execute()
  await sql`
    insert into refunds
    select visit_refunds.charge_key, visit_refunds.ordered_at,
      case when visit_refund_refusals.charge_key is not null then visit_refund_refusals.reason
        when visit_movements.id is not null then 'succeeded' end,
      coalesce(visit_refund_refusals.at, visit_movements.at)
    from visit_refunds
    left join visit_refund_refusals on visit_refund_refusals.charge_key = visit_refunds.charge_key
    left join visit_movements on visit_movements.reverses = visit_refunds.charge_key`.execute(db)
}

/** Adds the missing side to payments for appointments: what was sold. */
async function moveLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ledger').renameTo('old_ledger').execute()
  await db.schema
    .createTable('ledger')
    .addColumn('entry_id', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('subject_id', 'text', column => column.notNull())
    .addColumn('salon_id', 'text')
    .addColumn('reverses', 'text')
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('one_side_an_account', ['entry_id', 'account'])
    .addUniqueConstraint('one_reversal_an_entry', ['reverses', 'account'])
    .execute()
  await sql`
    insert into ledger
    select old_ledger.charge_key || ${suffixOf(sql`''`, sql`'.back'`, sql`'.back.back'`)},
      case when old_ledger.account = 'cash' then 'online' else old_ledger.account end,
      'subscription', old_charges.subscription_id, null,
      ${suffixOf(sql`null`, sql`old_ledger.charge_key`, sql`old_ledger.charge_key || '.back'`)},
      old_ledger.amount, old_ledger.currency, old_ledger.at
    from old_ledger
    inner join old_charges on old_charges.key = old_ledger.charge_key`.execute(db)
  await db.schema.dropTable('old_ledger').execute()
  for (const [account, amount] of [
    [sql`way`, sql`amount`],
    [sql`'sales'`, sql`-amount`],
  ] as const) {
    await sql`
      insert into ledger
      select id, ${account}, 'appointment', appointment_id, salon_id, reverses, ${amount}, currency, at
      from visit_movements`.execute(db)
  }
  await db.schema
    .createIndex('ledger_of_salon')
    .on('ledger')
    .columns(['salon_id', 'account', 'at', 'currency', 'amount'])
    .execute()
  await db.schema
    .createIndex('ledger_of_subject')
    .on('ledger')
    .columns(['subject_id', 'account', 'amount'])
    .execute()
}

type Sql = ReturnType<typeof sql>

const suffixOf = (charge: Sql, refund: Sql, failedRefund: Sql) => sql`
  case old_ledger.entry when 'charge' then ${charge} when 'refund' then ${refund} else ${failedRefund} end`

async function moveInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invoices').renameTo('old_invoices').execute()
  await db.schema
    .createTable('invoices')
    .addColumn('number', 'integer', column => column.primaryKey())
    .addColumn('charge_key', 'text', column => column.notNull().unique().references('charges.key'))
    .addColumn('user_id', 'text', column => column.notNull())
    .addColumn('period_starts_at', 'bigint', column => column.notNull())
    .addColumn('period_ends_at', 'bigint', column => column.notNull())
    .addColumn('issued_at', 'bigint', column => column.notNull())
    .execute()
  await sql`
    insert into invoices
    select number, charge_key, user_id, period_starts_at, period_ends_at, issued_at from old_invoices`.execute(
    db,
  )
  await db.schema.dropTable('old_invoices').execute()
  await db.schema.createIndex('invoices_of_person').on('invoices').column('user_id').execute()
}
