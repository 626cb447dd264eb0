import { randomUUID } from 'node:crypto'
import { addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

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

describe('PUT /users/edit-user/{uid}', () => {
  const details = {
    name: 'Ann Lee',
    city: 'Gaza',
    country: 'Palestine',
    phone: '0599 000 112',
    address: 'Sea Street 5',
  }
  const edit = (body: Record<string, unknown>, { as, uid = ann.uid }: { as?: TestUser; uid?: string } = {}) =>
    (as ? signIn(api, as) : Promise.resolve(undefined)).then(cookie =>
      api.request('PUT', `/users/edit-user/${uid}`, body, cookie ? { cookie } : {}),
    )

  test('changes the details and answers with the user', async () => {
    const answer = await edit(details, { as: ann })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: true,
      data: { ...ann, password: undefined, ...details, phone: '+970599000112' },
    })
    expect(await userRow(ann.uid)).toMatchObject({ name: 'Ann Lee', city: 'Gaza', phone: '+970599000112' })
  })

  test('never changes what is not a detail', async () => {
    const before = await userRow(ann.uid)
    await edit(
      {
        ...details,
        role: 'barber',
        email: 'x@example.test',
        uid: 'x',
        salon: 'beauty_salon',
        subscribed: true,
        password: 'x',
      },
      { as: ann },
    )
    const after = await userRow(ann.uid)
    const kept = ['id', 'role', 'email', 'salon', 'password_hash', 'created_at'] as const
    for (const column of kept) expect(after?.[column]).toBe(before?.[column])
  })

  test("another's details are out of reach: 401 without a session, 403 with one", async () => {
    const ben = await addUser(api.app)
    expect((await edit(details)).status).toBe(401)
    const others = await edit(details, { as: ben })
    const missing = await edit(details, { as: ben, uid: randomUUID() })
    expect([others.status, missing.status]).toEqual([403, 403])
    expect(await others.json()).toEqual(await missing.json())
    expect(await userRow(ann.uid)).toMatchObject({ name: ann.name })
  })

  test('keeps one phone for one person', async () => {
    const ben = await addUser(api.app, { phone: '+970599000112' })
    const answer = await edit(details, { as: ann })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'user_exists', fields: { phone: 'user_exists' } })
    expect((await edit({ ...details, phone: '00970599000112' }, { as: ben, uid: ben.uid })).status).toBe(200)
  })

  test.each([
    ['a city of another country', { city: 'Cairo' }, 'city'],
    ['a country we do not know', { country: 'Atlantis' }, 'country'],
    ['a national phone of another country', { phone: '079 123 4567' }, 'phone'],
    ['no name', { name: ' ' }, 'name'],
    ['an endless address', { address: 'a'.repeat(201) }, 'address'],
  ])('refuses %s', async (_what, changes, field) => {
    const answer = await edit({ ...details, ...changes }, { as: ann })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as unknown } })
  })
})
