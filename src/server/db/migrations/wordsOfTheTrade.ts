import { sql, type Kysely, type Migration } from 'kysely'

const renamedTables = [
  ['chairs', 'staff'],
  ['chair_services', 'staff_services'],
  ['chair_hours', 'staff_hours'],
  ['visit_services', 'appointment_services'],
  ['notices', 'notifications'],
  ['offers', 'promotions'],
] as const

const renamedColumns = [
  ['appointments', 'chair_id', 'staff_id'],
  ['appointments', 'customer_id', 'client_id'],
  ['claimed_quarters', 'chair_id', 'staff_id'],
  ['staff_services', 'chair_id', 'staff_id'],
  ['staff_hours', 'chair_id', 'staff_id'],
  ['waits', 'chair_id', 'staff_id'],
  ['payments', 'customer_id', 'client_id'],
  ['coupon_uses', 'person_mark', 'user_mark'],
  ['coupon_uses', 'place', 'use_number'],
  ['charge_results', 'outcome', 'result'],
  ['refunds', 'outcome', 'result'],
] as const

/** Renames the tables to the words of the trade, also within the facts of stored notifications. */
export const wordsOfTheTrade: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [before, after] of renamedTables) await db.schema.alterTable(before).renameTo(after).execute()
    for (const [table, before, after] of renamedColumns) {
      await db.schema.alterTable(table).renameColumn(before, after).execute()
    }
    await sql`update idempotency_keys set body = replace(body, '"outcome":', '"result":')`.execute(db)
    await sql`update notifications set kind = 'promotion' where kind = 'offer'`.execute(db)
    await sql`
      update notifications
      set facts = replace(replace(facts, '"customerName":', '"clientName":'), '"offerId":', '"promotionId":')`.execute(
      db,
    )
  },
}
