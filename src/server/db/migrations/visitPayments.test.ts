import SqliteDatabase from 'better-sqlite3'
import { Kysely, Migrator, sql, SqliteDialect, type Migration } from 'kysely'
import { migrations } from '../migrations'
import type { Database } from '../schema'
import { listStanding } from '../visitMovements'

const migrate = async (db: Kysely<Database>, wanted: Record<string, Migration>) => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(wanted) } })
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
}

test('a visit that was marked paid before there were books is paid in them, and one that was not is not', async () => {
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }),
  })
  const before = Object.entries(migrations).filter(([name]) => name < '010')
  await migrate(db, Object.fromEntries(before))
  for (const [id, paidAt] of [
    ['paid', 5000],
    ['owed', null],
  ] as const) {
    await sql`
      insert into appointments (id, salon_id, chair_id, service_id, section_name, service_name, price, currency,
        minutes, starts_at, ends_at, status, notes, created_at, paid_at)
      values (${id}, 'salon', 'chair', 'service', 'Hair', 'Haircut', 20, 'EUR', 60, 1000, 2000, 'done', '', 0, ${paidAt})
    `.execute(db)
  }
  await migrate(db, migrations)
  expect(await listStanding(db, 'owed')).toEqual([])
  expect(await listStanding(db, 'paid')).toEqual([
    {
      id: 'paid',
      appointment_id: 'paid',
      number: 1,
      salon_id: 'salon',
      way: 'salon',
      reverses: null,
      amount: 20,
      currency: 'EUR',
      at: 5000,
    },
  ])
  await db.destroy()
})
