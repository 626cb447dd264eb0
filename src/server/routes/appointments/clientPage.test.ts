import fc from 'fast-check'
import { isActive, type Appointment, type AppointmentsAnswer } from '@/domain/appointment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

const hour = 60 * 60 * 1000
const start = Date.parse('2027-02-15T10:00:00Z')

const scenario = eachTest(
  async () => {
    const clock = { now: start }
    const api = await startApi({ now: () => clock.now })
    const { salon, service, staff } = await addSalon(api.app)
    const ann = await addUser(api.app)
    return { api, clock, salon, service, staff, ann, cookie: await signIn(api, ann) }
  },
  ({ api }) => api.close(),
)

/** An hour's appointment that starts so many hours from the first moment. */
async function add(id: string, hours: number, status = 'confirmed', created_at = start - 500 * hour) {
  const { api, salon, service, staff, ann } = scenario()
  const starts_at = start + hours * hour
  const row = {
    id,
    salon_id: salon.id,
    staff_id: staff[0]?.id ?? '',
    client_id: ann.uid,
    service_id: service.id,
    section_name: 'Hair',
    section_name_ar: null,
    service_name: 'Haircut',
    service_name_ar: null,
    price: 20,
    currency: 'USD',
    minutes: 60,
    starts_at,
    ends_at: starts_at + hour,
    status,
    notes: '',
    created_at,
  }
  await api.app.db.insertInto('appointments').values(row).execute()
}

const change = (id: string, hours: number, status: string) => {
  const { api, clock } = scenario()
  const starts_at = start + hours * hour
  return api.app.db
    .updateTable('appointments')
    .set({ starts_at, ends_at: starts_at + hour, status, changed_at: clock.now })
    .where('id', '=', id)
    .execute()
}

const get = (query: string) => {
  const { api, ann, cookie } = scenario()
  return api.request('GET', `/appointments/customer/id/${ann.uid}?${query}`, undefined, { cookie })
}

async function read(limit: number, cursor?: string | null) {
  const query = `limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`
  const { data, page } = await dataOf<AppointmentsAnswer>(get(query))
  if (!page) throw new Error('No page')
  return { ids: data.map(({ _id }) => _id), data, ...page }
}

test('a page has the next of each list in its order, and says how many there are', async () => {
  for (const hours of [1, 2, 3]) await add(`in-${hours}`, hours)
  for (const hours of [1, 2, 3, 4]) await add(`ago-${hours}`, -hours, 'done')
  await add('called-off', 5, 'cancelled')
  const first = await read(2)
  expect(first.ids).toEqual(['in-1', 'in-2', 'called-off', 'ago-1'])
  expect(first.totals).toEqual({ upcoming: 3, past: 5 })
  const second = await read(2, first.next)
  expect(second.ids).toEqual(['in-3', 'ago-2', 'ago-3'])
  const third = await read(2, second.next)
  expect(third.ids).toEqual(['ago-4'])
  expect(third).toMatchObject({ next: null, asOf: start, totals: { upcoming: 3, past: 5 } })
})

test('without a limit, the whole list comes', async () => {
  for (let at = 1; at <= 30; at += 1) await add(`ago-${at}`, -at, 'done')
  const { data, page } = await dataOf<AppointmentsAnswer>(get(''))
  expect([data.length, page]).toEqual([30, undefined])
})

test.each([
  'limit=0',
  'limit=101',
  'limit=1.5',
  'limit=many',
  'limit=2&cursor=x',
  'limit=2&cursor=1.2.3',
  'limit=2&cursor=1..1_%00',
  'limit=2&cursor=1_a',
])('%s is refused', async query => {
  expect(await refusalOf(get(query))).toMatchObject({ status: 400, code: 'bad_input' })
})

test('a time that passes between two pages moves none out of sight', async () => {
  for (const hours of [1, 2, 3]) await add(`in-${hours}`, hours)
  for (const hours of [1, 2]) await add(`ago-${hours}`, -hours, 'done')
  const first = await read(1)
  scenario().clock.now = start + 2.5 * hour
  const second = await read(1, first.next)
  const third = await read(1, second.next)
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(['in-1', 'ago-1', 'in-2', 'ago-2', 'in-3'])
})

const spot = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.constantFrom('confirmed', 'done', 'cancelled'))
interface Scene {
  list: [hours: number, status: string][]
  /** Which one, where it moves to, and whether it is a new one instead. */
  changes: [which: number, spot: [hours: number, status: string], isNew: boolean][]
  limit: number
}

const scenes: fc.Arbitrary<Scene> = fc.record({
  list: fc.array(spot, { minLength: 1, maxLength: 14 }),
  changes: fc.array(fc.tuple(fc.nat(), spot, fc.boolean()), { maxLength: 8 }),
  limit: fc.integer({ min: 1, max: 5 }),
})

test('pages between which anything moves, ends, or is booked show each once as it is at the end', async () => {
  let run = 0
  const check = async ({ list, changes, limit }: Scene) => {
    const { api, clock } = scenario()
    await api.app.db.deleteFrom('appointments').execute()
    run += 1
    const ids = list.map((_spot, index) => `a-${run}-${index}`)
    for (const [index, [hours, status]] of list.entries()) await add(ids[index] ?? '', hours, status)
    const shown = new Map<string, Appointment>()
    let page = await read(limit)
    for (const one of page.data) shown.set(one._id, one)
    const waiting = [...changes]
    for (let at = 0; page.next !== null; at += 1) {
      clock.now += 1000
      const [which, [hours, status], isNew] = waiting.pop() ?? [0, [0, ''], false]
      if (isNew) {
        ids.push(`a-${run}-new-${at}`)
        await add(ids.at(-1) ?? '', hours, status, clock.now)
      } else if (status !== '') await change(ids[which % ids.length] ?? '', hours, status)
      page = await read(limit, page.next)
      for (const one of page.data) shown.set(one._id, one)
    }
    const { data } = await dataOf<AppointmentsAnswer>(get(''))
    expect([...shown.values()].sort(byId)).toEqual([...data].sort(byId))
    const upcoming = data.filter(({ status, startsAt = 0 }) => isActive(status) && startsAt > page.asOf)
    expect(page.totals).toEqual({ upcoming: upcoming.length, past: data.length - upcoming.length })
    clock.now = start
  }
  await fc.assert(fc.asyncProperty(scenes, check), { numRuns: 40 })
})

const byId = (one: Appointment, other: Appointment) => one._id.localeCompare(other._id)
