import SqliteDatabase from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { migrateTo } from '@/testing/kit/migrateTo'
import { listReceived } from '../ledger'
import type { Database } from '../schema'

test('an appointment that was marked paid before there were books is paid in them, and one that was not is not', async () => {
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }),
  })
  await migrateTo(db, '010')
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
  await migrateTo(db)
  expect(await listReceived(db, 'owed')).toEqual([])
  expect(await listReceived(db, 'paid')).toEqual([
    {
      entry_id: 'paid',
      account: 'salon',
      purpose: 'appointment',
      subject_id: 'paid',
      salon_id: 'salon',
      reverses: null,
      amount: 20,
      currency: 'EUR',
      at: 5000,
    },
  ])
  await db.destroy()
})
