import SqliteDatabase from 'better-sqlite3'
import { Kysely, sql, SqliteDialect, type Dialect } from 'kysely'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateTo } from '@/testing/kit/migrateTo'
import { startPostgres } from '@/testing/doubles/startPostgres'
import { silentLog } from '../../kernel/log'
import { findAppointment } from '../appointments'
import { listInvoices } from '../invoices'
import type { Db } from '../openDatabase'
import { listPayments } from '../payments'
import { postgresDialect } from '../postgres/postgresDialect'
import type { Database } from '../schema'
import { findSubscription } from '../subscriptions'
import { owedOf, paidByDay } from '../takings'

jest.setTimeout(120_000)

type Rows = Record<string, unknown>[]

interface Said {
  salon: string
  now: number
  appointments: Rows
  payments: Rows
  takings: Rows
  owed: Rows
  invoices: Rows
  subscriptions: Rows
}

const read = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8')
const said = JSON.parse(read('books019.json')) as Said

const paymentFacts = 'id, salon_id, salon_name, salon_name_ar, amount, currency, time_zone, created_at'

const facts: Record<string, [before: string, after: string]> = {
  charges: [
    `select key, amount, currency, created_at from charges
     union all select key, amount, currency, created_at from visit_charges order by 1`,
    'select key, amount, currency, created_at from charges order by 1',
  ],
  'charges of subscriptions': [
    `select key, subscription_id as subject, user_id, period_number, attempt, tier, size, months, price, discount,
       coupon_code from charges order by 1`,
    `select key, subject_id as subject, user_id, period_number, attempt, tier, size, months, price, discount,
       coupon_code from charges inner join subscription_orders on charge_key = key
     where purpose = 'subscription' order by 1`,
  ],
  'charges of appointments': [
    'select key, appointment_id as subject, attempt, intent from visit_charges order by 1',
    `select key, subject_id as subject, attempt, intent from charges
     where purpose = 'appointment' and customer_present = 1 order by 1`,
  ],
  'charges that nobody is present for': [
    'select key from charges where attempt > 0 order by 1',
    'select key from charges where customer_present = 0 order by 1',
  ],
  results: [
    `select charge_key, stage, outcome, at from charge_results
     union all select charge_key, stage, outcome, at from visit_charge_results order by 1, 2`,
    'select charge_key, stage, result as outcome, at from charge_results order by 1, 2',
  ],
  'refunds of subscriptions': [
    'select charge_key, ordered_at, outcome, ended_at from charge_refunds order by 1',
    `select charge_key, ordered_at, result as outcome, ended_at from refunds
     inner join charges on charge_key = key where purpose = 'subscription' order by 1`,
  ],
  'refunds of appointments that are over': [
    `select charge_key, reason as outcome, at from visit_refund_refusals
     union all select visit_refunds.charge_key, 'succeeded', at from visit_refunds
     inner join visit_movements on reverses = visit_refunds.charge_key
     where visit_refunds.charge_key not in (select charge_key from visit_refund_refusals) order by 1`,
    `select charge_key, result as outcome, ended_at as at from refunds
     inner join charges on charge_key = key where purpose = 'appointment' and result is not null order by 1`,
  ],
  'refunds of appointments': [
    'select charge_key, ordered_at from visit_refunds order by 1',
    `select charge_key, ordered_at from refunds
     inner join charges on charge_key = key where purpose = 'appointment' order by 1`,
  ],
  'entries of appointments': [
    `select id, appointment_id as subject, salon_id, way, reverses, amount, currency, at
     from visit_movements order by 1`,
    `select entry_id as id, subject_id as subject, salon_id, account as way, reverses, amount, currency, at
     from ledger where purpose = 'appointment' and account <> 'sales' order by 1`,
  ],
  'sums of subscriptions': [
    `select charge_key, case when account = 'cash' then 'online' else account end as account, sum(amount) as amount,
       count(*) as entries, min(at) as first, max(at) as last from ledger group by charge_key, account order by 1, 2`,
    `select key as charge_key, account, sum(ledger.amount) as amount, count(*) as entries, min(at) as first,
       max(at) as last from ledger inner join charges on entry_id in (key, key || '.back', key || '.back.back')
     where ledger.purpose = 'subscription' group by key, account order by 1, 2`,
  ],
  invoices: ['select * from invoices order by number', 'select * from invoices order by number'],
  payments: [
    `select customer_id as client, ${paymentFacts} from payments order by id`,
    `select client_id as client, ${paymentFacts} from payments order by id`,
  ],
}

async function openPostgres() {
  const postgres = await startPostgres()
  return { dialect: postgresDialect(postgres.url, silentLog), stop: () => postgres.stop() }
}

const openSqlite = (): Promise<{ dialect: Dialect; stop: () => Promise<void> }> => {
  const database = new SqliteDatabase(':memory:')
  database.pragma('foreign_keys = on')
  return Promise.resolve({ dialect: new SqliteDialect({ database }), stop: () => Promise.resolve() })
}

describe.each([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
])('books of both kinds on %s', (_name, open) => {
  let db: Db
  let stop: () => Promise<void>
  const before = new Map<string, unknown>()

  const ask = async (query: string) => (await sql.raw(query).execute(db)).rows

  beforeAll(async () => {
    const opened = await open()
    stop = opened.stop
    db = new Kysely<Database>({ dialect: opened.dialect })
    await migrateTo(db, '020')
    for (const statement of read('books019.sql').trim().split(';\n')) await sql.raw(statement).execute(db)
    for (const [name, [query]] of Object.entries(facts)) before.set(name, await ask(query))
    await migrateTo(db)
  })
  afterAll(async () => {
    await db.destroy()
    await stop()
  })

  test.each(Object.keys(facts))('keep their %s, row by row', async name => {
    const rows = before.get(name) as Rows
    expect(rows.length).toBeGreaterThan(0)
    expect(await ask(facts[name]?.[1] ?? '')).toEqual(rows)
  })

  test('balance, entry by entry', async () => {
    expect(await ask('select entry_id from ledger group by entry_id having sum(amount) <> 0')).toEqual([])
  })

  test('say the same of every appointment', async () => {
    for (const { id, paidAt, paidWay, refund } of said.appointments) {
      expect(await findAppointment(db, String(id))).toMatchObject({
        paid_at: paidAt,
        paid_way: paidWay,
        refund,
      })
    }
  })

  test('list the same payments to every person', async () => {
    const listed: Rows = []
    for (const customer of new Set(said.payments.map(payment => String(payment.customer)))) {
      for (const { _id, amount, currency, createdAt, way, refund, refundedAt } of await listPayments(
        db,
        customer,
      )) {
        const known = { customer, id: _id, amount, currency, createdAt, way, refund, refundedAt }
        listed.push(JSON.parse(JSON.stringify(known)) as Rows[number])
      }
    }
    expect(listed).toEqual(said.payments)
  })

  test('sum up to the same takings', async () => {
    const salon = { id: said.salon, time_zone: 'Asia/Hebron' }
    const dates = { from: '2027-01-01', to: '2027-03-31' }
    expect(await paidByDay(db, { salon, dates, now: said.now })).toEqual(said.takings)
    expect(await owedOf(db, { salon, dates, now: said.now })).toEqual(said.owed)
  })

  test('hold the same invoices and subscriptions', async () => {
    const users = new Set(said.invoices.map(({ user }) => String(user)))
    const invoices = (await Promise.all([...users].map(user => listInvoices(db, user)))).flat()
    const known = said.invoices.map(({ user: _user, ...invoice }) => invoice)
    expect(invoices).toMatchObject(known)
    for (const { id, periods, refusedCharges, isCharging } of said.subscriptions) {
      const held = await findSubscription(db, String(id))
      expect(held).toMatchObject({ refusedCharges, isCharging })
      expect(held?.periods).toHaveLength(Number(periods))
    }
  })
})
