import { sql } from 'kysely'
import type { Appointment, AppointmentsAnswer } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { dataOf } from '@/testing/kit/answers'
import {
  addSalon,
  addUser,
  newAccount,
  signIn,
  verifyEmail,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { tableFates } from '@/testing/scenarios/tableFates'
import { hadAccount } from './formerAccounts'
import type { Database } from './schema'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Ten on a Monday morning in Hebron. */
const monday = Date.parse('2027-02-01T08:00:00Z')

const person = { name: 'Zephyrine Quill', email: 'zephyrine@example.test', phone: '+970599123456' }

let api: TestApi
let time: number

beforeEach(async () => {
  time = monday
  api = await startApi({ now: () => time })
})
afterEach(() => api.close())

async function tableNames(): Promise<string[]> {
  const tables = await api.app.db.introspection.getTables()
  return tables.map(({ name }) => name)
}

/** Every database cell that contains one of the texts, as "table.column: value". */
async function cellsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tableNames()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(api.app.db)
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const cell = String(value).toLowerCase()
        if (texts.some(text => cell.includes(text.toLowerCase()))) found.push(`${table}.${column}: ${cell}`)
      }
    }
  }
  return found
}

const remove = async ({ email, phone, password }: TestUser) => {
  const answer = await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect(answer.status).toBe(200)
}

const book = (cookie: string, { salon, service }: TestSalon, startsAt: number, notes = '') =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: salon.id, serviceId: service.id, startsAt, notes },
      { cookie, key: `book-${startsAt}` },
    ),
  )

const pay = (customer: TestUser, { salon }: TestSalon) =>
  api.app.db
    .insertInto('payments')
    .values({
      id: `payment-of-${customer.uid}`,
      client_id: customer.uid,
      salon_id: salon.id,
      salon_name: salon.name,
      salon_name_ar: null,
      amount: 20,
      currency: 'USD',
      time_zone: salon.time_zone,
      created_at: time,
    })
    .execute()

const listOf = async ({ uid }: TestUser, cookie: string) =>
  (
    await dataOf<AppointmentsAnswer>(
      api.request('GET', `/appointments/customer/id/${uid}`, undefined, { cookie }),
    )
  ).data

/** Uses every feature once, so that the user leaves data behind. */
async function leaveTraces(user: TestUser, cookie: string): Promise<void> {
  const elsewhere = await addSalon(api.app)
  await api.request('PUT', `/favorites/${user.uid}/${elsewhere.salon.id}`, {}, { cookie })
  await api.request('POST', '/keys', { name: 'Phone', scope: 'calendar' }, { cookie })
  await api.request('POST', '/users/forgot-password', { email: user.email })
  await api.request('POST', '/contact', {
    name: user.name,
    email: user.email,
    message: `Call me at ${user.phone}`,
    termsAccepted: true,
  })
  await api.app.db
    .insertInto('verified_emails')
    .values({ email: user.email, token_hash: 'hash', expires_at: time + hour })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

test('every table was looked at', async () => {
  expect((await tableNames()).sort()).toEqual(Object.keys(tableFates).sort())
})

describe('a client with history', () => {
  let ann: TestUser
  let scenario: TestSalon
  let owner: TestUser
  let asAnn: string
  let asOwner: string

  beforeEach(async () => {
    ann = await addUser(api.app, person)
    owner = await addUser(api.app, { role: 'barber' })
    scenario = await addSalon(api.app, { owner, confirms_at_once: 1 })
    asAnn = await signIn(api, ann)
    asOwner = await signIn(api, owner)
    await book(asAnn, scenario, monday + day, `It is ${ann.name}, ${ann.phone}`)
    const moved = await book(asAnn, scenario, monday + 2 * day)
    // The stored answer to the owner's request contains the client's name.
    await api.request(
      'POST',
      `/appointments/${moved._id}/reschedule`,
      { startsAt: monday + 3 * day },
      { cookie: asOwner, key: 'move' },
    )
    await pay(ann, scenario)
    await leaveTraces(ann, asAnn)
    time = monday + day + hour
  })

  const agenda = () =>
    dataOf<Appointment[]>(
      api.request(
        'GET',
        `/appointments/salon/${scenario.salon.id}?from=2027-02-01&to=2027-02-08`,
        undefined,
        {
          cookie: asOwner,
        },
      ),
    )

  test('leaves none of their data in any table', async () => {
    const texts = [ann.name, ann.email, ann.phone, 'Omar of Ann']
    await api.app.db
      .updateTable('appointments')
      .set({ guest_name: 'Omar of Ann' })
      .where('client_id', '=', ann.uid)
      .execute()
    expect(await cellsWith(['Omar of Ann'])).not.toEqual([])
    const before = await cellsWith(texts)
    const traced = new Set(before.map(cell => cell.split('.')[0]))
    expect(traced).toEqual(
      new Set(['users', 'codes', 'verified_emails', 'contact_messages', 'appointments', 'idempotency_keys']),
    )
    await remove(ann)
    expect(await cellsWith(texts)).toEqual([])
    const tables = (await cellsWith([ann.uid])).map(cell => cell.split('.')[0] as keyof Database)
    expect(tables.filter(table => tableFates[table] === 'goes')).toEqual([])
  })

  test("leaves the shop's lists whole and its time free", async () => {
    await remove(ann)
    expect(await agenda()).toMatchObject([
      { status: 'confirmed', clientName: '', clientPhone: '', serviceName: 'Haircut', notes: '' },
      {
        status: 'cancelled',
        endedBy: 'client',
        clientName: '',
        clientPhone: '',
        serviceName: 'Haircut',
        notes: '',
      },
    ])
    const takings = await api.app.db.selectFrom('payments').select(['salon_id', 'amount']).execute()
    expect(takings).toEqual([{ salon_id: scenario.salon.id, amount: 20 }])
    const { slots } = await dataOf<SlotList>(
      api.request(
        'GET',
        `/salons/${scenario.salon.id}/slots?serviceId=${scenario.service.id}&date=2027-02-04`,
      ),
    )
    expect(slots.map(({ startsAt }) => startsAt)).toContain(monday + 3 * day)
    const ben = await addUser(api.app)
    await expect(book(await signIn(api, ben), scenario, monday + 3 * day)).resolves.toMatchObject({
      status: 'confirmed',
    })
  })

  test('ends every session', async () => {
    const elsewhere = await signIn(api, ann)
    await remove(ann)
    for (const cookie of [asAnn, elsewhere]) {
      expect((await api.request('GET', '/users/me', undefined, { cookie })).status).toBe(401)
    }
    expect((await api.request('GET', '/users/me', undefined, { cookie: asOwner })).status).toBe(200)
  })

  test('inherits nothing by signing up again, and gets no second trial', async () => {
    const { db, secret } = api.app
    expect(await hadAccount(db, secret, ann)).toBe(false)
    await remove(ann)
    const proof = { cookie: await verifyEmail(api, ann.email) }
    const again = newAccount({ ...person, password: 'Kursi2027' })
    expect((await api.request('POST', '/users/add', again, proof)).status).toBe(200)
    const cookie = await signIn(api, { email: ann.email, password: 'Kursi2027' })
    const self = await dataOf<TestUser>(api.request('GET', '/users/me', undefined, { cookie }))
    expect(self.uid).not.toBe(ann.uid)
    expect(await listOf(self, cookie)).toEqual([])
    expect(await dataOf(api.request('GET', `/payments/customer/${self.uid}`, undefined, { cookie }))).toEqual(
      [],
    )
    expect(await dataOf(api.request('GET', '/keys', undefined, { cookie }))).toEqual([])
    expect((await api.request('GET', `/favorites/${self.uid}`, undefined, { cookie })).status).toBe(404)

    const stranger = { email: 'stranger@example.test', phone: '+970599000999' }
    expect(await hadAccount(db, secret, { ...stranger, email: ann.email })).toBe(true)
    expect(await hadAccount(db, secret, { ...stranger, phone: ann.phone })).toBe(true)
    expect(await hadAccount(db, secret, stranger)).toBe(false)
    expect(await hadAccount(db, 'another secret', ann)).toBe(false)
  })

  test('may come and go twice', async () => {
    await remove(ann)
    const again = await addUser(api.app, person)
    await remove(again)
    expect(await api.app.db.selectFrom('former_accounts').selectAll().execute()).toHaveLength(2)
  })
})

describe('an owner with customers', () => {
  test("leaves none of their data, and the clients' lists whole", async () => {
    const owner = await addUser(api.app, { ...person, role: 'barber' })
    const scenario = await addSalon(api.app, { owner, phone: person.phone })
    const asOwner = await signIn(api, owner)
    const ann = await addUser(api.app)
    const asAnn = await signIn(api, ann)
    await book(asAnn, scenario, monday + day)
    await book(asAnn, scenario, monday + 2 * day)
    await pay(ann, scenario)
    await leaveTraces(owner, asOwner)
    await api.request('PUT', `/favorites/${ann.uid}/${scenario.salon.id}`, {}, { cookie: asAnn })
    time = monday + day + hour
    const before = await listOf(ann, asAnn)

    await remove(owner)
    expect(await cellsWith([owner.name, owner.email, owner.phone, owner.uid])).toEqual([])
    const after = await listOf(ann, asAnn)
    const hours = ({ _id, date, startTime, serviceName }: Appointment) => ({
      _id,
      date,
      startTime,
      serviceName,
    })
    const byId = (list: Appointment[]) =>
      list.map(hours).sort((one, other) => one._id.localeCompare(other._id))
    expect(byId(after)).toEqual(byId(before))
    expect(after.map(({ status, endedBy, salonName }) => ({ status, endedBy, salonName }))).toEqual([
      { status: 'cancelled', endedBy: 'salon', salonName: '' },
      { status: 'confirmed', salonName: '' },
    ])
    expect(
      await dataOf(api.request('GET', `/payments/customer/${ann.uid}`, undefined, { cookie: asAnn })),
    ).toEqual([expect.objectContaining({ salonName: scenario.salon.name, amount: 20 })])
    expect((await api.request('GET', `/favorites/${ann.uid}`, undefined, { cookie: asAnn })).status).toBe(404)
    const next = await api.request('GET', `/appointments/next/id/${ann.uid}`, undefined, { cookie: asAnn })
    expect(await next.json()).toEqual([{ success: true, data: { data: null } }])
  })
})
