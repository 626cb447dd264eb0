import type { Appointment } from '@/domain/appointment'
import type { ClientCard, ClientHistoryPage, ClientSuggestion, SavedClientDetails } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'

const hour = 60 * 60 * 1000
const day = 24 * hour
const now = Date.parse('2027-02-15T10:00:00Z')

let api: TestApi
let scenario: TestSalon
let owner: string
let ann: TestUser
let count: number

beforeEach(async () => {
  count = 0
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  owner = await signIn(api, scenario.owner)
  ann = await addUser(api.app, { name: 'Ann Haddad' })
})
afterEach(() => api.close())

interface Row {
  client_id?: string | null
  walk_in_name?: string
  walk_in_phone?: string | null
  status?: string
  ended_by?: 'client' | 'salon'
  changed_at?: number
}

/** Adds an hour's appointment that starts so many hours from now. */
async function add(hours: number, row: Row, { salon, service, staff } = scenario): Promise<string> {
  const id = `appointment-${(count += 1)}`
  const starts_at = now + hours * hour
  await api.app.db
    .insertInto('appointments')
    .values({
      id,
      salon_id: salon.id,
      staff_id: staff[0]?.id ?? '',
      service_id: service.id,
      section_name: 'Hair',
      service_name: 'Haircut',
      price: 20,
      currency: 'USD',
      minutes: 60,
      notes: '',
      created_at: 0,
      client_id: null,
      status: 'confirmed',
      starts_at,
      ends_at: starts_at + hour,
      ...row,
    })
    .execute()
  return id
}

const get = (path: string, cookie = owner) => api.request('GET', path, undefined, { cookie })
const card = (id: string) => dataOf<ClientCard>(get(`/appointments/${id}/client`))
const history = (id: string, cursor = '') =>
  dataOf<ClientHistoryPage>(get(`/appointments/${id}/client/appointments?cursor=${cursor}`))
const search = (text: string) =>
  dataOf<ClientSuggestion[]>(get(`/salons/${scenario.salon.id}/clients?search=${encodeURIComponent(text)}`))
const write = (id: string, notes: string, ifMatch?: string, cookie = owner) =>
  api.request(
    'PUT',
    `/appointments/${id}/client/notes`,
    { notes },
    { cookie, ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }) },
  )

test('a card counts what became of the appointments, in this salon alone', async () => {
  const id = await add(-50, { client_id: ann.uid, status: 'done' })
  await add(-26, { client_id: ann.uid })
  await add(-20, { client_id: ann.uid, status: 'no_show' })
  const late = { client_id: ann.uid, status: 'cancelled', ended_by: 'client' } as const
  await add(30, { ...late, changed_at: now + 7 * hour })
  await add(40, { ...late, changed_at: now })
  await add(20, { ...late, ended_by: 'salon', changed_at: now })
  await add(60, { client_id: ann.uid })
  const other = await addSalon(api.app)
  await add(-9, { client_id: ann.uid, status: 'no_show' }, other)
  await dataOf(api.request('POST', `/appointments/${id}/paid`, {}, { cookie: owner }))
  expect(await card(id)).toMatchObject({
    name: 'Ann Haddad',
    phone: ann.phone,
    isWalkIn: false,
    done: 2,
    noShows: 1,
    lateCancellations: 1,
    spent: [{ currency: 'USD', amount: 20 }],
    notes: { notes: '' },
  })
  expect((await history(id)).appointments).toHaveLength(7)
})

test('the history goes on by cursor, the newest first', async () => {
  const size = clientPolicy.appointmentsPerPage
  for (let index = 0; index < size + 2; index += 1) {
    // Some start at the same instant.
    await add(-Math.floor(index / 3), { walk_in_name: 'Sami', walk_in_phone: '+970568111222' })
  }
  const first = await history('appointment-5')
  const second = await history('appointment-5', first.next ?? '')
  const all = [...first.appointments, ...second.appointments]
  expect(first.appointments).toHaveLength(size)
  expect(second.next).toBeNull()
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(size + 2)
  const starts = all.map(({ startsAt = 0 }) => startsAt)
  expect(starts).toEqual([...starts].sort((one, other) => other - one))
  expect(await refusalOf(get('/appointments/appointment-5/client/appointments?cursor=x'))).toMatchObject({
    status: 400,
  })
})

test('a client without an account is known by the phone number, and without one by nothing', async () => {
  const first = await add(-50, { walk_in_name: 'Sami', walk_in_phone: '+970568111222', status: 'done' })
  await add(-20, { walk_in_name: 'Sami Odeh', walk_in_phone: '+970568111222', status: 'no_show' })
  const alone = await add(-10, { walk_in_name: 'Sami', status: 'done' })
  await add(-5, { walk_in_name: 'Sami', status: 'done' })
  expect(await card(first)).toMatchObject({ isWalkIn: true, done: 1, noShows: 1, notes: { notes: '' } })
  expect(await card(alone)).toMatchObject({ done: 1, noShows: 0, notes: null })
  expect(await refusalOf(write(alone, 'Text'))).toMatchObject({ status: 404 })
})

test('a walk-in is the account with the same number once the salon has met it, and not before', async () => {
  const walkIn = await add(-50, { walk_in_name: 'A.', walk_in_phone: ann.phone, status: 'done' })
  await dataOf(write(walkIn, 'Likes tea'))
  expect(await card(walkIn)).toMatchObject({ name: 'A.', isWalkIn: true, done: 1 })
  const booked = await add(-20, { client_id: ann.uid, status: 'done' })
  for (const id of [walkIn, booked]) {
    expect(await card(id)).toMatchObject({
      name: 'Ann Haddad',
      isWalkIn: false,
      done: 2,
      notes: { notes: 'Likes tea' },
    })
  }
  await dataOf(write(booked, 'Likes coffee'))
  expect((await card(walkIn)).notes).toMatchObject({ notes: 'Likes coffee' })
  expect(await api.app.db.selectFrom('client_cards').selectAll().execute()).toHaveLength(1)
})

describe('notes', () => {
  test('are refused when they are stale or too long, and deleted when empty', async () => {
    const id = await add(-50, { client_id: ann.uid })
    const { notes: empty } = await card(id)
    const saved = await dataOf<SavedClientDetails>(write(id, ' Likes tea ', empty?.etag))
    expect(saved).toMatchObject({ notes: 'Likes tea' })
    expect(await refusalOf(write(id, 'Other', empty?.etag))).toMatchObject({
      status: 412,
      data: { notes: 'Likes tea' },
    })
    expect(await refusalOf(write(id, 'x'.repeat(1001), saved.etag))).toMatchObject({
      status: 400,
      fields: { notes: 'notes_too_long-1000' },
    })
    await dataOf(write(id, 'x'.repeat(1000), saved.etag))
    await dataOf(write(id, ''))
    expect(await api.app.db.selectFrom('client_cards').selectAll().execute()).toEqual([])
  })

  test('are the salon’s own: no client and no other owner reads or writes them', async () => {
    const id = await add(-50, { client_id: ann.uid })
    await dataOf(write(id, 'Likes tea'))
    const other = await addSalon(api.app)
    const theirs = await add(-50, { client_id: ann.uid }, other)
    const stranger = await signIn(api, other.owner)
    for (const cookie of [await signIn(api, ann), stranger]) {
      expect((await get(`/appointments/${id}/client`, cookie)).status).toBe(404)
      expect((await get(`/appointments/${id}/client/appointments`, cookie)).status).toBe(404)
      expect((await write(id, 'Taken over', undefined, cookie)).status).toBe(404)
      expect((await get(`/salons/${scenario.salon.id}/clients?search=ann`, cookie)).status).toBe(404)
    }
    expect(await dataOf(get(`/appointments/${theirs}/client`, stranger))).toMatchObject({
      notes: { notes: '' },
    })
    expect((await get(`/appointments/${id}/client`, '')).status).toBe(401)
  })

  test('go with the client’s account, also those of the time before it', async () => {
    const id = await add(-50, { client_id: ann.uid })
    await add(-60, { walk_in_name: 'Ann', walk_in_phone: ann.phone })
    const { id: salon_id } = scenario.salon
    await dataOf(write(id, 'Likes tea'))
    await api.app.db
      .insertInto('client_cards')
      .values({
        id: 'before',
        salon_id,
        client_id: null,
        phone: ann.phone,
        notes: 'Likes milk',
        birthday: '',
        allergies: '',
        tags: '[]',
        may_photograph: 0,
        may_get_offers: 0,
      })
      .execute()
    const { email, phone, password } = ann
    const cookie = await signIn(api, ann)
    await dataOf(
      api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password }, { cookie }),
    )
    expect(await api.app.db.selectFrom('client_cards').selectAll().execute()).toEqual([])
    expect(await refusalOf(get(`/appointments/${id}/client`))).toMatchObject({ status: 404 })
  })
})

test('a search finds the salon’s own clients once each by name or phone, those seen last first', async () => {
  await add(-50, { client_id: ann.uid })
  await add(-40, { client_id: ann.uid })
  await add(-30, { walk_in_name: 'أحمد', walk_in_phone: '+970568111222' })
  await add(-20, { walk_in_name: 'Annika' })
  await add(-10, { walk_in_name: 'Annika' })
  await add((-clientPolicy.searchedDays * day) / hour - 1, { walk_in_name: 'Anna of long ago' })
  await add(-5, { walk_in_name: 'Anna elsewhere' }, await addSalon(api.app))
  expect(await search('ann')).toEqual([
    { name: 'Annika', phone: '', tags: [], isBlocked: false },
    { name: 'Ann Haddad', phone: ann.phone, tags: [], isBlocked: false },
  ])
  expect(await search('احمد')).toEqual([{ name: 'أحمد', phone: '+970568111222', tags: [], isBlocked: false }])
  expect(await search('0568 111')).toEqual([
    { name: 'أحمد', phone: '+970568111222', tags: [], isBlocked: false },
  ])
  expect(await search(' ')).toEqual([])
  for (let index = 0; index < 12; index += 1) await add(-3, { walk_in_name: `Annuar ${index}` })
  expect(await search('ann')).toHaveLength(clientPolicy.suggestions)
  expect(
    await refusalOf(get(`/salons/${scenario.salon.id}/clients?search=${'x'.repeat(101)}`)),
  ).toMatchObject({ status: 400 })
})

test('an appointment in the history is what the owner sees in the list', async () => {
  const id = await add(-50, { client_id: ann.uid, status: 'done' })
  const [shown] = (await history(id)).appointments
  expect(shown).toEqual(await dataOf<Appointment>(get(`/appointments/${id}`)))
})
