import type { Appointment } from '@/domain/appointment'
import type { Confirmation } from '@/domain/confirmation'
import { limitPolicy } from '@/domain/limitPolicy'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, bookService, signIn, type TestSalon } from '@/testing/scenarios/builders'

const hour = 60 * 60 * 1000
const nineOClock = Date.parse('2027-02-02T07:00:00Z')

let now: number
let api: TestApi
let scenario: TestSalon
let owner: string
let client: string

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { confirms_at_once: 0 })
  owner = await signIn(api, scenario.owner)
  client = await signIn(api, await addUser(api.app))
})
afterEach(() => api.close())

const book = (hours: number) => bookService(api, scenario, nineOClock + hours * hour, client)
const seen = ({ _id }: Appointment) =>
  dataOf<Appointment>(api.request('GET', `/appointments/${_id}`, undefined, { cookie: owner }))
const confirm = (appointments: object[], cookie = owner) =>
  api.request('POST', '/appointments/confirm', { appointments }, { cookie })
const statuses = async () =>
  (await api.app.db.selectFrom('appointments').select('status').orderBy('starts_at').execute()).map(
    ({ status }) => status,
  )

async function requests(count: number) {
  const booked: Appointment[] = []
  for (let index = 0; index < count; index += 1) booked.push(await seen(await book(index)))
  return booked.map(({ _id: appointmentId, etag }) => ({ appointmentId, etag }))
}

test('each is answered: what can be confirmed is, and holds for a repeated call', async () => {
  const [fine, cancelled, moved, begun] = await requests(4)
  await dataOf(
    api.request('POST', `/appointments/${cancelled?.appointmentId}/cancel`, {}, { cookie: client }),
  )
  const elsewhere = { startsAt: nineOClock + 6 * hour, staffId: null }
  const path = `/appointments/${moved?.appointmentId}/reschedule`
  await dataOf(api.request('POST', path, elsewhere, { cookie: client }))
  await api.app.db
    .updateTable('appointments')
    .set({ starts_at: now - hour })
    .where('id', '=', begun?.appointmentId ?? '')
    .execute()
  const told: string[] = []
  api.app.events.subscribe(({ type }) => void told.push(type))
  const all = [cancelled, moved, begun, { appointmentId: 'unknown' }, fine].map(one => one ?? {})
  for (let time = 0; time < 2; time += 1) {
    expect((await dataOf<Confirmation[]>(confirm(all))).map(({ result }) => result)).toEqual([
      'not_movable',
      'stale_write',
      'not_movable',
      'not_found',
      'confirmed',
    ])
  }
  expect(told.filter(type => type === 'appointmentConfirmed')).toHaveLength(1)
  expect(await statuses()).toEqual(['pending', 'confirmed', 'cancelled', 'pending'])
})

test('another salon’s requests stay as they are', async () => {
  const all = await requests(2)
  const stranger = await signIn(api, (await addSalon(api.app)).owner)
  for (const cookie of [stranger, client]) {
    const answered = await dataOf<Confirmation[]>(confirm(all, cookie))
    expect(answered.map(({ result }) => result)).toEqual(['not_found', 'not_found'])
  }
  expect(await statuses()).toEqual(['pending', 'pending'])
  expect((await confirm(all, '')).status).toBe(401)
})

test.each([
  ['nothing', []],
  ['too many', Array.from({ length: limitPolicy.confirmedAtOnce + 1 }, () => ({ appointmentId: 'a' }))],
  ['one without an id', [{}]],
  ['something else', ['a']],
])('%s is refused', async (_name, appointments) => {
  expect(await refusalOf(confirm(appointments as object[]))).toMatchObject({ status: 400 })
})
