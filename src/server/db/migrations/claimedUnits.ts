import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Appointments claim the units of five minutes that they take, no longer whole quarters of an hour. Each claimed quarter
 * becomes its units, without those that lie before the appointment's start or after its end.
 */
export const claimedUnits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('claimed_units')
      .addColumn('staff_id', 'text', column => column.notNull())
      .addColumn('unit', 'integer', column => column.notNull())
      .addColumn('appointment_id', 'text', column =>
        column.notNull().references('appointments.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('one_claim_a_unit', ['staff_id', 'unit'])
      .execute()
    await sql`
      insert into claimed_units (staff_id, unit, appointment_id)
      select claimed_quarters.staff_id, claimed_quarters.quarter * 3 + part.number, claimed_quarters.appointment_id
      from claimed_quarters
      inner join appointments on appointments.id = claimed_quarters.appointment_id
      cross join (select 0 as number union all select 1 union all select 2) as part
      where claimed_quarters.quarter * 3 + part.number >= appointments.starts_at / 300000
        and claimed_quarters.quarter * 3 + part.number <= (appointments.ends_at - 1) / 300000
      order by claimed_quarters.staff_id, claimed_quarters.quarter, part.number`.execute(db)
    await db.schema.dropTable('claimed_quarters').execute()
    await db.schema
      .createIndex('claims_of_appointment')
      .on('claimed_units')
      .column('appointment_id')
      .execute()
  },
}
