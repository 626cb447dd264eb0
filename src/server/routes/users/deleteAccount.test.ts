import { randomUUID } from 'node:crypto'
import { unitsOf } from '@/domain/units'
import {
  addSalon,
  addUser,
  lastMailTo,
  newAccount,
  signIn,
  verifyEmail,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000

let api: TestApi
let ann: TestUser
let time: number

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time })
  ann = await addUser(api.app, { phone: '+970599000111' })
})
afterEach(() => api.close())

const userRow = (id: string) =>
  api.app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

describe('DELETE /users/deleteUserByPhoneEmail', () => {
  const remove = (user: TestUser, changes: Record<string, unknown> = {}, cookie?: string) =>
    api.request(
      'DELETE',
      '/users/deleteUserByPhoneEmail',
      { email: user.email, phone: user.phone, password: user.password, ...changes },
      cookie ? { cookie } : {},
    )

  async function book(scenario: TestSalon, customer: TestUser, startsAt: number, status = 'confirmed') {
    const id = randomUUID()
    const staffId = scenario.staff[0]?.id ?? ''
    const endsAt = startsAt + hour
    await api.app.db
      .insertInto('appointments')
      .values({
        id,
        salon_id: scenario.salon.id,
        staff_id: staffId,
        client_id: customer.uid,
        service_id: scenario.service.id,
        section_name: scenario.section.name,
        section_name_ar: null,
        service_name: scenario.service.name,
        service_name_ar: null,
        price: 20,
        currency: 'USD',
        minutes: 60,
        starts_at: startsAt,
        ends_at: endsAt,
        status,
        notes: `Call me, ${customer.name}`,
        created_at: time,
      })
      .execute()
    await api.app.db
      .insertInto('claimed_units')
      .values(unitsOf({ startsAt, endsAt }).map(unit => ({ staff_id: staffId, unit, appointment_id: id })))
      .execute()
    return id
  }

  const appointment = (id: string) =>
    api.app.db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const claims = async () => (await api.app.db.selectFrom('claimed_units').selectAll().execute()).length

  test('answers as the specification says, and signs the person out', async () => {
    const cookie = await signIn(api, ann)
    const answer = await remove(ann, {}, cookie)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true, message: expect.any(String) as unknown })
    expect(await userRow(ann.uid)).toBeUndefined()
    expect((await api.request('GET', '/users/me', undefined, { cookie })).status).toBe(401)
  })

  test('needs no session, but the right e-mail, phone and password', async () => {
    const notFound = 'No account found with the provided details. Please check your email and phone number.'
    const otherPhone = await remove(ann, { phone: '+970599000119' })
    expect([otherPhone.status, await otherPhone.json()]).toMatchObject([
      404,
      { success: false, message: notFound },
    ])
    const otherEmail = await remove(ann, { email: 'nobody@example.test' })
    expect([otherEmail.status, await otherEmail.json()]).toMatchObject([
      404,
      { success: false, message: notFound },
    ])
    const otherPassword = await remove(ann, { password: 'Kursi2027' })
    expect([otherPassword.status, await otherPassword.json()]).toMatchObject([
      401,
      { success: false, message: 'Incorrect password. Please try again.' },
    ])
    expect(await userRow(ann.uid)).toBeDefined()
    expect((await remove(ann)).status).toBe(200)
  })

  test('takes the session along of whoever deletes the own account, and leaves that of another', async () => {
    const ben = await addUser(api.app)
    const cookie = await signIn(api, ben)
    expect((await remove(ann, {}, cookie)).headers.get('set-cookie')).toBeNull()
    expect((await remove(ben, {}, cookie)).headers.get('set-cookie')).toMatch(/^kursi_session=;/)
  })

  test.each([['0599000111'], ['00970599000111'], ['+970 (0)599-000-111'], ['٠٥٩٩٠٠٠١١١']])(
    'takes the phone written "%s" and the e-mail in any case',
    async phone => expect((await remove(ann, { phone, email: ann.email.toUpperCase() })).status).toBe(200),
  )

  test.each([
    ['+49 170 1234567'],
    ['0049 170 1234567'],
    ['0170 1234567'],
    ['٠١٧٠ ١٢٣٤٥٦٧'],
    ['49 170 1234567'],
  ])('knows the phone of any country, typed %s', async phone => {
    const german = await addUser(api.app, { phone: '+491701234567' })
    expect((await remove(german, { phone: '+491701234568' })).status).toBe(404)
    expect((await remove(german, { phone })).status).toBe(200)
    expect(await userRow(german.uid)).toBeUndefined()
  })

  test.each([['email'], ['phone'], ['password']])('asks for the %s', async field => {
    const answer = await remove(ann, { [field]: '' })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) as unknown } },
    ])
  })

  test('frees what was still to come and keeps what was', async () => {
    const scenario = await addSalon(api.app)
    const coming = await book(scenario, ann, time + 24 * hour)
    const pending = await book(scenario, ann, time + 48 * hour, 'pending')
    const past = await book(scenario, ann, time - 24 * hour)
    const ben = await addUser(api.app)
    const others = await book(scenario, ben, time + 72 * hour)
    expect((await remove(ann)).status).toBe(200)
    for (const id of [coming, pending]) {
      expect(await appointment(id)).toMatchObject({ status: 'cancelled', client_id: null, notes: '' })
    }
    expect(await appointment(past)).toMatchObject({ status: 'confirmed', client_id: null, notes: '' })
    expect(await appointment(others)).toMatchObject({ status: 'confirmed', client_id: ben.uid })
    expect(await claims()).toBe(24)
    await expect(book(scenario, ben, time + 24 * hour)).resolves.toBeDefined()
  })

  test('takes favourites, codes and kept answers along', async () => {
    const { db } = api.app
    const { salon } = await addSalon(api.app)
    await db
      .insertInto('favorites')
      .values({ user_id: ann.uid, salon_id: salon.id, created_at: time })
      .execute()
    await api.request('POST', '/users/forgot-password', { email: ann.email })
    await db
      .insertInto('idempotency_keys')
      .values({ owner: ann.uid, key: 'k', request_hash: 'h', status: 200, body: '{}', created_at: time })
      .execute()
    await remove(ann)
    const left = await Promise.all(
      (['favorites', 'codes', 'sessions', 'idempotency_keys'] as const).map(table =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(left).toEqual([[], [], [], []])
  })

  test('closes the salon of an owner: cancels, tells the clients, keeps the history', async () => {
    const { db } = api.app
    const owner = await addUser(api.app, { role: 'barber' })
    const scenario = await addSalon(api.app, { owner })
    const coming = await book(scenario, ann, time + 24 * hour)
    const past = await book(scenario, ann, time - 24 * hour)
    await db
      .insertInto('payments')
      .values({
        id: randomUUID(),
        client_id: ann.uid,
        salon_id: scenario.salon.id,
        salon_name: scenario.salon.name,
        salon_name_ar: null,
        amount: 20,
        currency: 'USD',
        time_zone: 'Asia/Hebron',
        created_at: time,
      })
      .execute()
    expect((await remove(owner)).status).toBe(200)
    expect(await appointment(coming)).toMatchObject({ status: 'cancelled', client_id: ann.uid })
    expect(await appointment(past)).toMatchObject({ status: 'confirmed', client_id: ann.uid })
    expect(await db.selectFrom('payments').select('salon_name').execute()).toEqual([
      { salon_name: scenario.salon.name },
    ])
    for (const table of ['salons', 'sections', 'services', 'staff', 'opening_hours'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(lastMailTo(api.app, ann.email)).toMatchObject({
      subject: expect.stringContaining(scenario.salon.name) as unknown,
    })
  })

  test('the same e-mail and phone may sign up again, and inherit nothing', async () => {
    const scenario = await addSalon(api.app)
    const past = await book(scenario, ann, time - 24 * hour)
    await remove(ann)
    const proof = { cookie: await verifyEmail(api, ann.email) }
    expect(
      (await api.request('POST', '/users/add', newAccount({ email: ann.email, phone: ann.phone }), proof))
        .status,
    ).toBe(200)
    expect(await appointment(past)).toMatchObject({ client_id: null })
  })

  test('guessing the password here counts like guessing at login', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await remove(ann, { password: 'Kursi2027' })
    expect((await remove(ann)).status).toBe(429)
    const login = await api.request('POST', '/users/login', { identifier: ann.email, password: ann.password })
    expect(login.status).toBe(429)
  })
})
