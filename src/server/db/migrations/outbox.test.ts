import SqliteDatabase from 'better-sqlite3'
import { Kysely, sql, SqliteDialect, type Dialect } from 'kysely'
import { migrateTo } from '@/testing/kit/migrateTo'
import { startPostgres } from '@/testing/doubles/startPostgres'
import { silentLog } from '../../kernel/log'
import type { Db } from '../openDatabase'
import { postgresDialect } from '../postgres/postgresDialect'
import type { Database } from '../schema'

jest.setTimeout(120_000)

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const ten = Date.parse('2027-02-09T08:00:00Z')

const insert = async (db: Db, table: string, row: Record<string, string | number | null>): Promise<void> => {
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}

async function fill(db: Db): Promise<void> {
  const user = { role: 'customer', salon: 'barber', country: 'P', city: 'H', address: '', password_hash: '' }
  for (const id of ['ann', 'ben']) {
    await insert(db, 'users', { ...user, id, name: id, email: id, phone: id, created_at: 0 })
  }
  const names = { name: 'Corner', business_type: 'barber', country: 'P', city: 'H', address: '', phone: '1' }
  const facts = {
    latitude: 0,
    longitude: 0,
    time_zone: 'UTC',
    search_text: '',
    rating_sum: 0,
    rating_count: 0,
  }
  await insert(db, 'salons', {
    ...names,
    ...facts,
    id: 'salon',
    owner_id: 'ben',
    confirms_at_once: 1,
    created_at: 0,
  })
  await insert(db, 'sections', { id: 'section', salon_id: 'salon', name: 'Hair', position: 0 })
  await insert(db, 'services', {
    ...{ id: 'service', salon_id: 'salon', section_id: 'section', name: 'Cut', cost: 1, currency: 'USD' },
    minutes: 60,
    position: 0,
  })
  for (const [id, status] of [
    ['told', 'confirmed'],
    ['mailed', 'confirmed'],
    ['off', 'cancelled'],
  ] as const) {
    await insert(db, 'appointments', {
      ...{ id, salon_id: 'salon', chair_id: 'chair', customer_id: 'ann', service_id: 'service', status },
      ...{ section_name: 'Hair', service_name: 'Cut', price: 1, currency: 'USD', minutes: 60, notes: '' },
      starts_at: ten,
      ends_at: ten + hour,
      created_at: ten - 7 * day,
    })
  }
  const known = { known_starts_at: ten - hour, known_ends_at: ten, known_as: '["known"]' }
  await insert(db, 'fresh_moves', { ...known, appointment_id: 'told', due_at: 5, tries: 0 })
  await insert(db, 'fresh_moves', { ...known, appointment_id: 'mailed', due_at: 6, tries: 2 })
  await insert(db, 'reminders', { appointment_id: 'told', kind: 'day_before', starts_at: ten, sent_at: 1 })
  const freed = { salon_id: 'salon', date: '2027-02-09', starts_at: ten, ends_at: ten + hour }
  await insert(db, 'freed_times', { ...freed, id: 'fresh' })
  await insert(db, 'freed_times', { ...freed, id: 'called' })
  await insert(db, 'waits', {
    ...{ id: 'wait', user_id: 'ann', salon_id: 'salon', service_id: 'service', date: '2027-02-09' },
    created_at: 0,
  })
  await insert(db, 'waitlist_calls', { freed_id: 'called', wait_id: 'wait', called_at: 1000 })
  await insert(db, 'customer_removals', { customer: 'cus_1', due_at: 7, tries: 3 })
  for (const id of ['quiet', 'told']) {
    await insert(db, 'subscriptions', {
      ...{ id, user_id: 'ann', number: id === 'told' ? 1 : 2, tier: 'gold', size: 'team', months: 1 },
      ...{ price: 1, discount: 0, anchor: 0, auto_renew: 1, payment_method: 'm', card_hint: '1' },
      started_at: 0,
    })
    await insert(db, 'subscription_periods', { subscription_id: id, number: 1, starts_at: 0, ends_at: ten })
  }
  const promotion = { salon_id: 'salon', title: 'Trim', details: '', ends_on: '2027-02-28' }
  await insert(db, 'offers', { ...promotion, id: 'announced', starts_on: '2027-02-01', announced_at: 1 })
  await insert(db, 'offers', { ...promotion, id: 'coming', starts_on: '2027-02-10' })
  await insert(db, 'offers', { ...promotion, id: 'general', salon_id: null, starts_on: '2027-02-10' })
  for (const kind of ['before_renewal', 'refused']) {
    await insert(db, 'subscription_mails', { subscription_id: 'told', period_number: 2, kind, sent_at: 1 })
  }
}

async function expectCarried(dialect: Dialect): Promise<void> {
  const db: Db = new Kysely<Database>({ dialect })
  await migrateTo(db, '021')
  await fill(db)
  await migrateTo(db)
  const rows = await db.selectFrom('outbox').selectAll().execute()
  expect(
    rows
      .map(({ kind, payload, due_at, tries }) => [kind, JSON.parse(payload) as unknown, due_at, tries])
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
  ).toEqual([
    ['appointment_mail', movedMail, 6, 0],
    ['appointment_rescheduled', { appointmentId: 'told', ...knownTime, knownAs: '["known"]' }, 5, 0],
    ['customer_removal', { customer: 'cus_1' }, 7, 3],
    ['promotion_started', { promotionId: 'coming' }, Date.parse('2027-02-09T10:00:00Z'), 0],
    ['reminder', { appointmentId: 'mailed', startsAt: ten, lead: 'day_before' }, ten - day, 0],
    ['reminder', { appointmentId: 'mailed', startsAt: ten, lead: 'two_hours_before' }, ten - 2 * hour, 0],
    ['reminder', { appointmentId: 'told', startsAt: ten, lead: 'two_hours_before' }, ten - 2 * hour, 0],
    ['renewal_coming', { subscriptionId: 'quiet', periodNumber: 2 }, ten - 3 * day, 0],
    ['renewal_refused', { subscriptionId: 'quiet', periodNumber: 2 }, ten - day, 0],
    ['waitlist_call', { ...freedTime, called: ['wait'] }, 1000 + 15 * minute, 0],
    ['waitlist_call', { ...freedTime, called: [] }, 0, 0],
  ])
  expect(rows.filter(({ coalesce_key }) => coalesce_key !== null)).toHaveLength(6)
  expect(await db.selectFrom('waits').select('called_at').execute()).toEqual([{ called_at: 1000 }])
  await db.destroy()
}

const movedMail = {
  ...{ appointmentId: 'mailed', reader: 'client', event: 'moved', by: 'salon', status: 'confirmed' },
  ...{ startsAt: ten, previousStartsAt: ten - hour, knownAs: null, language: null },
  ...{ salonName: '', salonNameAr: null },
}
const knownTime = { startsAt: ten - hour, endsAt: ten }
const freedTime = { salonId: 'salon', date: '2027-02-09', startsAt: ten, endsAt: ten + hour }

test('what waited in the tables of before waits in the outbox, on SQLite', () =>
  expectCarried(new SqliteDialect({ database: new SqliteDatabase(':memory:') })))

test('and on PostgreSQL', async () => {
  const postgres = await startPostgres()
  await expectCarried(postgresDialect(postgres.url, silentLog))
  await postgres.stop()
})
