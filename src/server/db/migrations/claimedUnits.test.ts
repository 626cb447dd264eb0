import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { unitsOf } from '@/domain/units'
import { addEarlierAppointment, addEarlierSalon } from '@/testing/scenarios/earlierSalon'
import { migrateTo } from '@/testing/kit/migrateTo'
import type { Db } from '../openDatabase'
import type { Database } from '../schema'

const minute = 60_000
const quarter = 15 * minute
const nine = Date.parse('2027-02-06T07:00:00Z')

/** Appointments of two staff members, also such as begin or end beside the grid of quarters or of units. */
const booked = [
  { id: 'an hour', staff_id: 'first', startsAt: nine, endsAt: nine + 60 * minute },
  { id: '20 minutes', staff_id: 'first', startsAt: nine + 60 * minute, endsAt: nine + 80 * minute },
  { id: '50 minutes', staff_id: 'first', startsAt: nine + 90 * minute, endsAt: nine + 140 * minute },
  { id: '7 minutes', staff_id: 'second', startsAt: nine, endsAt: nine + 7 * minute },
  { id: 'beside the grid', staff_id: 'second', startsAt: nine + 17 * minute, endsAt: nine + 43 * minute },
]

/** As earlier releases claimed them. */
const quartersOf = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }): number[] => {
  const first = Math.floor(startsAt / quarter)
  return Array.from({ length: Math.ceil(endsAt / quarter) - first }, (_, index) => first + index)
}

async function fill(db: Db): Promise<void> {
  await addEarlierSalon(db)
  for (const { id, staff_id, startsAt, endsAt } of booked) {
    await addEarlierAppointment(db, { id, staff_id, startsAt, endsAt })
    for (const one of quartersOf({ startsAt, endsAt }))
      await sql`insert into claimed_quarters (staff_id, quarter, appointment_id) values (${staff_id}, ${one}, ${id})`.execute(
        db,
      )
  }
}

test('claimed quarters of an hour become exactly the units that their appointments take', async () => {
  const dialect = new SqliteDialect({ database: new SqliteDatabase(':memory:') })
  const db: Db = new Kysely<Database>({ dialect })
  try {
    await migrateTo(db, '059')
    await fill(db)
    await migrateTo(db)
    const claims = await db
      .selectFrom('claimed_units')
      .selectAll()
      .orderBy('staff_id')
      .orderBy('unit')
      .execute()
    expect(claims).toEqual(
      booked.flatMap(({ id: appointment_id, staff_id, ...time }) =>
        unitsOf(time).map(unit => ({ staff_id, unit, appointment_id })),
      ),
    )
  } finally {
    await db.destroy()
  }
})
