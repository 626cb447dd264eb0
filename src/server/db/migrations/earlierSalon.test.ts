import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { addEarlierAppointment, addEarlierSalon } from '@/testing/scenarios/earlierSalon'
import { eachTest } from '@/testing/kit/eachTest'
import { migrateTo } from '@/testing/kit/migrateTo'
import type { Database } from '../schema'

const hour = 60 * 60_000

const openEmpty = () => {
  const dialect = new SqliteDialect({ database: new SqliteDatabase(':memory:') })
  return Promise.resolve(new Kysely<Database>({ dialect }))
}

const opened = eachTest(openEmpty, db => db.destroy())

test('what is booked to come carries the clock time and the zone of its salon', async () => {
  const db = opened()
  await migrateTo(db, '070')
  await addEarlierSalon(db, 'Asia/Dubai')
  const startsAt = Date.parse('2100-01-01T14:05:00Z')
  await addEarlierAppointment(db, { id: 'to come', staff_id: 'a', startsAt, endsAt: startsAt + hour })
  await addEarlierAppointment(db, { id: 'past', staff_id: 'a', startsAt: hour, endsAt: 2 * hour })
  await migrateTo(db)
  const rows = db.selectFrom('appointments').select(['id', 'promised_time', 'promised_zone'])
  expect(await rows.orderBy('id').execute()).toEqual([
    { id: 'past', promised_time: null, promised_zone: null },
    { id: 'to come', promised_time: '2100-01-01T18:05', promised_zone: 'Asia/Dubai' },
  ])
})

test('notes about clients become their cards', async () => {
  const db = opened()
  await migrateTo(db, '069')
  await addEarlierSalon(db)
  await sql`insert into client_notes (id, salon_id, phone, notes)
    values ('note', 'salon', '+970599000000', 'Short on the sides')`.execute(db)
  await migrateTo(db)
  expect(await db.selectFrom('client_cards').selectAll().execute()).toMatchObject([
    { id: 'note', phone: '+970599000000', notes: 'Short on the sides', tags: '[]', blocked_at: null },
  ])
})
