import Database from 'better-sqlite3'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Appointment, AppointmentsAnswer } from '@/domain/appointment'
import type { Invoice, Subscription } from '@/domain/subscription'
import type { Payment } from '@/domain/payment'
import { unitsOf } from '@/domain/units'
import type { User } from '@/domain/user'
import { createJobs } from '../jobs/jobs'
import { dataOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { onPostgres } from '@/testing/kit/testDatabase'
import { signIn } from '@/testing/scenarios/builders'

/** The database of release 0.1.0 at its shutdown, with pending work. */
const dump = join(process.cwd(), 'src/testing/fixtures/v0.1.0/database.sql')
const stoppedAt = Date.parse('2027-02-02T17:00:00Z')
const minute = 60_000

const annsSession =
  'kursi_session=__eRTsNUCAflSFtZlztxRa0mZ4kj4A2-BHMg_3DDecg.FmvtfepmW1UAiV8WBF%2F9ZEMpWulAvP%2BhamTy681%2F%2FS8%3D'

/** The charge for the plan that Ben was about to buy. */
const chargeAtTheBank = '3YfUsjGaIUDPuELNO5dKYL3KNVYmf2d19ejoiKIgWTM'

/** Olga's reschedule of one of Ann's appointments. */
const movedBefore = {
  id: '23c4c7f2-ceb6-4481-b01e-eadce82a7216',
  key: 'd59a5f0f-e013-4814-9b08-1324825a6e63',
  startsAt: Date.parse('2027-02-12T10:00:00Z'),
}

let now: number

async function openEarlier() {
  now = stoppedAt + minute
  const folder = mkdtempSync(join(tmpdir(), 'kursi-earlier-'))
  const databaseFile = join(folder, 'kursi.sqlite')
  const earlier = new Database(databaseFile)
  earlier.pragma('foreign_keys = off')
  earlier.exec(`begin; ${readFileSync(dump, 'utf8')} commit;`)
  earlier.close()
  const api = await startApi({ now: () => now, config: { databaseFile } })
  return { api, close: () => api.close().then(() => rmSync(folder, { recursive: true })) }
}

const opened = eachTest(openEarlier, ({ close }) => close())
const api = (): TestApi => opened().api

async function person(name: string) {
  const cookie = await signIn(api(), { email: `${name}@example.test` })
  const get = <Data>(path: string) => dataOf<Data>(api().request('GET', path, undefined, { cookie }))
  const { uid } = await get<User>('/users/me')
  return { cookie, uid, get }
}

async function appointmentsOf(name: string): Promise<string[]> {
  const { get, uid } = await person(name)
  const { data } = await get<AppointmentsAnswer>(`/appointments/customer/id/${uid}`)
  return data
    .map(({ date, startTime, status, serviceName }) => `${date} ${startTime} ${status}: ${serviceName}`)
    .sort()
}

async function paymentsOf(name: string): Promise<string[]> {
  const { get, uid } = await person(name)
  const payments = await get<Payment[]>(`/payments/customer/${uid}`)
  return payments
    .map(({ salonName, amount, way, refund }) => [salonName, amount, way, refund].filter(Boolean).join(' '))
    .sort()
}

const toLine = (plan: Subscription | null): string =>
  plan ? `${plan.tier} ${plan.size} ${plan.state} ${plan.nextCharge?.amount ?? 0}` : 'none'

async function bookedByDan(): Promise<Appointment> {
  const { get, uid } = await person('dan')
  const { data } = await get<AppointmentsAnswer>(`/appointments/customer/id/${uid}`)
  const found = data.find(({ date }) => date === '2027-02-11')
  if (!found) throw new Error('Dan has booked nothing that day')
  return found
}

async function runJobs(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await createJobs(api().app).runDue()
    now += minute
  }
}

const onSqlite = onPostgres ? describe.skip : describe

onSqlite('a database of release 0.1.0', () => {
  test('whoever was signed in still is', async () => {
    const me = await dataOf<User>(api().request('GET', '/users/me', undefined, { cookie: annsSession }))
    expect(me.name).toBe('Ann Lee')
  })

  test('keeps every appointment as it was', async () => {
    expect(await appointmentsOf('ann')).toEqual([
      '2027-02-01 2:00 PM done: Haircut',
      '2027-02-01 4:00 PM done: Haircut + Beard trim',
      '2027-02-03 2:00 PM confirmed: Haircut',
      '2027-02-08 10:00 AM cancelled: Haircut',
      '2027-02-09 10:00 AM confirmed: Haircut',
      '2027-02-10 10:00 AM pending: Haircut',
      '2027-02-12 12:00 PM confirmed: Haircut',
    ])
    expect(await appointmentsOf('ben')).toEqual([
      '2027-02-02 10:00 AM no_show: Haircut',
      '2027-02-02 12:00 PM done: Haircut',
      '2027-02-08 12:00 PM cancelled: Haircut',
      '2027-02-09 12:00 PM confirmed: Haircut',
    ])
    expect((await appointmentsOf('dan')).filter(line => !line.includes('confirmed'))).toEqual([
      '2027-02-10 12:00 PM declined: Haircut',
      '2027-02-10 2:00 PM cancelled: Haircut',
      '2027-02-11 10:00 AM cancelled: Haircut',
    ])
  })

  test('every active appointment claims the units that it takes, and no other does', async () => {
    const { db } = api().app
    const rows = await db
      .selectFrom('appointments')
      .selectAll()
      .where('status', 'in', ['pending', 'confirmed'])
      .execute()
    const claims = await db.selectFrom('claimed_units').selectAll().execute()
    expect(rows).not.toEqual([])
    expect(
      claims.map(({ staff_id, unit, appointment_id }) => `${staff_id} ${unit} ${appointment_id}`).sort(),
    ).toEqual(
      rows
        .flatMap(({ id, staff_id, starts_at, ends_at }) =>
          unitsOf({ startsAt: starts_at, endsAt: ends_at }).map(unit => `${staff_id} ${unit} ${id}`),
        )
        .sort(),
    )
  })

  test('keeps every payment as it was, also what was given back and what could not be', async () => {
    expect(await paymentsOf('ann')).toEqual([
      'Corner 20 online',
      'Corner 20 online',
      'Corner 20 online done',
      'Kursi 20',
    ])
    expect(await paymentsOf('ben')).toEqual(['Corner 20 salon'])
    expect(await paymentsOf('dan')).toEqual(['Corner 20 online refused'])
  })

  test.each([
    ['olga', 'silver team active 120', 1],
    ['omar', 'bronze one_person active 20', 1],
    ['ann', 'bronze one_person active 20', 1],
    ['ben', 'none', 0],
  ])('the plan of %s is still %s', async (name, plan, invoices) => {
    const { get } = await person(name)
    expect(toLine(await get<Subscription | null>('/subscriptions/mine'))).toBe(plan)
    expect(await get<Invoice[]>('/invoices')).toHaveLength(invoices)
  })

  test('a question of the bank can still be answered', async () => {
    const { cookie, get } = await person('ben')
    const approval = { chargeId: chargeAtTheBank, approved: true }
    await dataOf(api().request('POST', '/subscriptions/confirm', approval, { cookie }))
    expect(toLine(await get<Subscription | null>('/subscriptions/mine'))).toMatch(/^gold one_person/)
  })

  test('a retry of a change that was made before is answered as it was then', async () => {
    const { cookie } = await person('olga')
    const { id, key, startsAt } = movedBefore
    const again = () => api().request('POST', `/appointments/${id}/move`, { startsAt }, { cookie, key })
    expect((await dataOf<Appointment>(again())).startsAt).toBe(startsAt)
    expect((await again()).status).toBe(200)
  })

  test('stored answers say the present words', async () => {
    const { db } = api().app
    const bodies = await db.selectFrom('idempotency_keys').select('body').execute()
    expect(bodies.filter(({ body }) => body.includes('"result":"needs_confirmation"'))).toHaveLength(1)
    expect(bodies.filter(({ body }) => body.includes('"outcome":'))).toEqual([])
  })

  test('what was booked is nobody else’s, and what was given up is free', async () => {
    const { cookie } = await person('ann')
    const { salonId, serviceId, staffId = null } = await bookedByDan()
    const book = (startsAt: number) =>
      api().request(
        'POST',
        '/appointments',
        { salonId, serviceId, staffId, startsAt },
        { cookie, key: String(startsAt) },
      )
    expect((await book(Date.parse('2027-02-11T09:00:00Z'))).status).toBe(409)
    expect((await book(Date.parse('2027-02-11T08:00:00Z'))).status).toBe(200)
  })

  test('what was owed is done once: the mail of a change, the call of one who waits, a refund', async () => {
    await runJobs(5)
    const mails = api().app.mailer.inbox?.() ?? []
    expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]]).sort()).toEqual([
      ['ann@example.test', 'Changed'],
      ['ben@example.test', 'أصبح موعد متاحًا'],
    ])
    const refunds = api().app.db.selectFrom('sandbox_refunds').select('created_at')
    expect(await refunds.where('created_at', '>', stoppedAt).execute()).toHaveLength(1)
  })
})
