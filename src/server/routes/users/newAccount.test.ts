import { findCity } from '@/domain/geography/allCities'
import { lastMailTo, newAccount, signIn, verifyEmail } from '@/testing/scenarios/builders'
import { startApi, type RequestOptions, type TestApi } from '@/testing/kit/startApi'

const minute = 60_000

let api: TestApi
let time: number

beforeEach(async () => {
  time = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => time })
})
afterEach(() => api.close())

const add = (body: Record<string, unknown>, options: RequestOptions = {}) =>
  api.request('POST', '/users/add', body, options)

async function signUp(changes: Record<string, unknown> = {}): Promise<Response> {
  const body = newAccount(changes)
  return add(body, { cookie: await verifyEmail(api, body.email) })
}

const userRows = () => api.app.db.selectFrom('users').selectAll().execute()
const salonRows = () => api.app.db.selectFrom('salons').selectAll().execute()

describe('POST /users/add', () => {
  test('makes an account that can log in, and greets it', async () => {
    const answer = await signUp()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true, message: expect.any(String) as unknown })
    expect(lastMailTo(api.app, 'ann@example.test').text).toContain('Ann Lee')
    await expect(signIn(api, newAccount())).resolves.toContain('kursi_session=')
  })

  test('keeps no password', async () => {
    await signUp()
    const tables = await Promise.all([
      userRows(),
      api.app.db.selectFrom('idempotency_keys').selectAll().execute(),
    ])
    expect(JSON.stringify(tables)).not.toContain('Kursi2026')
  })

  test.each(['name', 'phone', 'country', 'email', 'password', 'address'])(
    'an object or a list where %s belongs is that field at fault',
    async field => {
      for (const value of [{}, { trim: 'x' }, ['a'], [[]]]) {
        const answer = await add(newAccount({ [field]: value }))
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({ code: 'bad_input', fields: { [field]: 'value_invalid' } })
      }
      expect(await userRows()).toEqual([])
    },
  )

  test('needs the e-mail verified, a quarter of an hour ago at most', async () => {
    expect((await add(newAccount())).status).toBe(403)
    const cookie = await verifyEmail(api, 'ann@example.test')
    time += 15 * minute
    const late = await add(newAccount(), { cookie })
    expect(late.status).toBe(403)
    expect(await late.json()).toMatchObject({ success: false, code: 'email_unverified' })
    expect(await userRows()).toEqual([])
  })

  test('opens an account only for the browser that verified the e-mail', async () => {
    const anns = await verifyEmail(api, 'ann@example.test')
    const bens = await verifyEmail(api, 'ben@example.test')
    const forged = 'kursi_verification=guess'
    for (const cookie of ['', forged, bens]) {
      const stolen = await add(newAccount({ password: 'Stolen2027' }), { cookie })
      expect(stolen.status).toBe(403)
      expect(await stolen.json()).toMatchObject({ code: 'email_unverified' })
    }
    expect(await userRows()).toEqual([])
    expect((await add(newAccount(), { cookie: anns })).status).toBe(200)
  })

  test('a newer verification of an e-mail ends the earlier one', async () => {
    const earlier = await verifyEmail(api, 'ann@example.test')
    const newer = await verifyEmail(api, 'ann@example.test')
    expect((await add(newAccount(), { cookie: earlier })).status).toBe(403)
    expect((await add(newAccount(), { cookie: newer })).status).toBe(200)
  })

  test('opens one account for one verification', async () => {
    const cookie = await verifyEmail(api, 'ann@example.test')
    await add(newAccount(), { cookie })
    const second = await add(newAccount({ email: 'ann@example.test', phone: '+970599000112' }), { cookie })
    expect(await second.json()).toMatchObject({ code: 'user_exists' })
    const other = await add(newAccount({ email: 'ben@example.test', phone: '+970599000112' }), { cookie })
    expect(other.status).toBe(403)
    expect(await api.app.db.selectFrom('verified_emails').selectAll().execute()).toEqual([])
  })

  test.each([
    ['a role of its own', { role: 'admin' }],
    ['a role in capitals', { role: 'ADMIN' }],
    ['a role in a list', { role: ['barber'] }],
    ['a role as an object', { role: { toString: 'barber' } }],
    ['no role', { role: undefined }],
    ['an empty role', { role: '' }],
    ['a business we do not know', { salon: 'bank' }],
    ['a business in a list', { salon: ['barber'] }],
    ['a country we do not know', { country: 'Atlantis' }],
    ['a city of another country', { city: 'Cairo' }],
    ['no name', { name: '   ' }],
    ['an endless name', { name: 'a'.repeat(81) }],
    ['a national phone of another country', { phone: '079 123 4567' }],
    ['a phone that is none', { phone: 'call me' }],
    ['a weak password', { password: 'kursikursi' }],
    ['a short password', { password: 'Kursi1' }],
    ['an endless password', { password: `Aa1${'a'.repeat(200)}` }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await signUp(changes)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 'bad_input',
      fields: expect.any(Object) as unknown,
    })
    expect(await userRows()).toEqual([])
  })

  test('ignores what it did not ask for', async () => {
    await signUp({
      uid: 'mine',
      verified: true,
      subscribed: true,
      id: 'mine',
      password_hash: 'x',
      created_at: 1,
    })
    const [row] = await userRows()
    expect(row).toMatchObject({ role: 'customer', created_at: time })
    expect(row?.id).not.toBe('mine')
  })

  test("a client keeps the business they look for; an owner's is their own", async () => {
    await signUp({ salon: 'beauty_salon' })
    await signUp({ email: 'ben@example.test', phone: '+970599000112', role: 'barber', salon: 'beauty_salon' })
    const rows = await userRows()
    expect(rows.map(({ role, salon }) => [role, salon])).toEqual([
      ['customer', 'beauty_salon'],
      ['barber', 'barber'],
    ])
  })

  test('gives an owner a salon with one chair, where they said they are', async () => {
    await signUp({ role: 'beauty_salon', city: 'Gaza', address: 'Sea Street 5' })
    const [owner] = await userRows()
    const [salon, ...others] = await salonRows()
    const gaza = findCity('Palestine', 'Gaza')
    expect(others).toEqual([])
    expect(salon).toMatchObject({
      owner_id: owner?.id,
      name: 'Ann Lee',
      business_type: 'beauty_salon',
      country: 'Palestine',
      city: 'Gaza',
      latitude: gaza?.latitude,
      longitude: gaza?.longitude,
      time_zone: 'Asia/Gaza',
    })
    expect(await api.app.db.selectFrom('staff').select(['salon_id', 'name']).execute()).toEqual([
      { salon_id: salon?.id, name: 'Ann Lee' },
    ])
    expect(await api.app.db.selectFrom('sections').selectAll().execute()).toEqual([])
  })

  test.each([
    ['USA', '+12025550123', 'Washington', 'America/New_York'],
    ['Egypt', '01001234567', 'Cairo', 'Africa/Cairo'],
    ['France', '0612345678', 'Paris', 'Europe/Paris'],
  ])(
    'an owner in %s who names no city has a shop in the main one',
    async (country, phone, city, timeZone) => {
      await signUp({ role: 'barber', country, phone, city: '' })
      expect(await salonRows()).toMatchObject([{ city, time_zone: timeZone }])
      expect(await userRows()).toMatchObject([{ city: '' }])
    },
  )

  test('a client gets no salon', async () => {
    await signUp()
    expect(await salonRows()).toEqual([])
  })

  test.each([
    ['PS', 'Palestine', '0599 000 111', '+970599000111'],
    ['PS', 'Palestine', '00970599000111', '+970599000111'],
    ['PS', 'Palestine', '+970 (0)599-000-111', '+970599000111'],
    ['PS', 'Palestine', '٠٥٩٩٠٠٠١١١', '+970599000111'],
    ['JO', 'Jordan', '0790123456', '+962790123456'],
    ['EG', 'Egypt', '01001234567', '+201001234567'],
    ['FR', 'France', '06 12 34 56 78', '+33612345678'],
    ['IL', 'Palestine', '+972 59-900-0111', '+972599000111'],
    ['JO', 'Palestine', '+962 79 123 4567', '+962791234567'],
    ['DE', 'Palestine', '0049 170 1234567', '+491701234567'],
  ])('stores one form of a phone of %s: %s %s', async (_code, country, typed, stored) => {
    expect((await signUp({ country, phone: typed, city: '' })).status).toBe(200)
    expect(await userRows()).toMatchObject([{ phone: stored }])
  })

  test.each([
    ['Qatar', '033000111'],
    ['USA', '02025550123'],
    ['Spain', '0612345678'],
    ['Tunisia', '020123456'],
  ])('refuses a leading zero where %s has none', async (country, phone) => {
    const answer = await signUp({ country, phone, city: '' })
    expect(await answer.json()).toMatchObject({ code: 'bad_input', fields: { phone: 'phone_invalid' } })
  })

  test('one account for one e-mail, composed or not, with its domain in Unicode or in ASCII', async () => {
    await signUp({ email: 'jose\u0301@Caf\u00e9.test' })
    expect(await userRows()).toMatchObject([{ email: 'jos\u00e9@xn--caf-dma.test' }])
    for (const email of [
      'jos\u00e9@cafe\u0301.test',
      'JOS\u00c9@xn--caf-dma.test',
      '\u200fjose\u0301@café.test',
    ]) {
      await expect(signIn(api, newAccount({ email }))).resolves.toContain('kursi_session=')
      const again = await add(newAccount({ email, phone: '+970599000112' }))
      expect(await again.json()).toMatchObject({ fields: { email: 'user_exists' } })
    }
  })

  test('one account for one e-mail, in any case, and for one phone, in any form', async () => {
    await signUp({ email: 'Ann.Lee@Example.test' })
    const sameEmail = await add(newAccount({ email: 'ann.lee@example.test', phone: '+970599000112' }))
    expect(sameEmail.status).toBe(409)
    expect(await sameEmail.json()).toMatchObject({
      code: 'user_exists',
      message: 'User already exists. Please try logging in.',
      fields: { email: 'user_exists' },
    })
    const samePhone = await signUp({ email: 'ben@example.test', phone: '0599000111' })
    expect(await samePhone.json()).toMatchObject({ code: 'user_exists', fields: { phone: 'user_exists' } })
    expect(await userRows()).toHaveLength(1)
  })

  test('sign-ups at one moment that differ only in case make one account', async () => {
    const cookie = await verifyEmail(api, 'ann@example.test')
    const written = ['ann@example.test', 'ANN@example.test', 'Ann@Example.Test', 'ann@EXAMPLE.test']
    const answers = await Promise.all(
      written.map((email, index) => add(newAccount({ email, phone: `+97059900011${index}` }), { cookie })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
    expect(await userRows()).toHaveLength(1)
  })

  test('two people who claim one phone at one moment: one gets it, the other may try again', async () => {
    const cookies = {
      'ann@example.test': await verifyEmail(api, 'ann@example.test'),
      'ben@example.test': await verifyEmail(api, 'ben@example.test'),
    }
    const claim = (email: keyof typeof cookies, phone?: string) =>
      add(newAccount({ email, ...(phone && { phone }) }), { cookie: cookies[email] })
    const answers = await Promise.all([claim('ann@example.test'), claim('ben@example.test')])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    const loser =
      (await userRows())[0]?.email === 'ann@example.test' ? 'ben@example.test' : 'ann@example.test'
    expect((await claim(loser, '+970599000119')).status).toBe(200)
  })

  test('a retry after a lost answer gets that answer', async () => {
    const cookie = await verifyEmail(api, 'ann@example.test')
    const first = await add(newAccount(), { cookie, key: 'key-1' })
    const retry = await add(newAccount(), { key: 'key-1' })
    expect([first.status, retry.status]).toEqual([200, 200])
    expect(await retry.json()).toEqual(await first.json())
    expect(await userRows()).toHaveLength(1)
  })

  test('a second press at the same moment does the work once', async () => {
    const options = { cookie: await verifyEmail(api, 'ann@example.test'), key: 'key-1' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(newAccount(), options)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await userRows()).toHaveLength(1)
  })
})
