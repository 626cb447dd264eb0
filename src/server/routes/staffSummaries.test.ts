import type { StaffSummary } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { staffSummaries } from '../booking/staffSummaries'

const nine = Date.parse('2027-02-02T07:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let api: TestApi
let scenario: TestSalon
let cookie: string
beforeEach(async () => {
  now = nine - hour
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  cookie = await signIn(api, await addUser(api.app))
})
afterEach(() => api.close())

const staff = () => dataOf<StaffSummary[]>(api.request('GET', `/salons/${scenario.salon.id}/staff`))

const book = (staffId: string | undefined, startsAt: number) => {
  const body = { salonId: scenario.salon.id, serviceId: scenario.service.id, staffId, startsAt }
  return dataOf<{ _id: string }>(api.request('POST', '/appointments', body, { cookie }))
}

test('each staff member has their own next free time, and it moves with a booking', async () => {
  const [one, other] = scenario.staff.map(({ id }) => id)
  const serviceId = scenario.service.id
  const free = { rating: null, reviewCount: 0, nextSlot: { serviceId, startsAt: nine } }
  expect(await staff()).toEqual([
    { ...free, staffId: one },
    { ...free, staffId: other },
  ])
  await book(one, nine)
  expect(await staff()).toMatchObject([
    { staffId: one, nextSlot: { startsAt: nine + hour } },
    { staffId: other, nextSlot: { startsAt: nine } },
  ])
  now = nine + 10 * 60_000
  expect(await staff()).toMatchObject([
    { nextSlot: { startsAt: nine + hour } },
    { nextSlot: { startsAt: nine + hour / 4 } },
  ])
})

test('the time is of the cheapest service that the staff member does', async () => {
  const [one] = scenario.staff
  const shave = { ...scenario.service, id: 'shave', name: 'Shave', cost: 5, position: 1 }
  await api.app.db.insertInto('services').values(shave).execute()
  await api.app.db
    .insertInto('staff_services')
    .values({ staff_id: one?.id ?? '', service_id: scenario.service.id })
    .execute()
  expect((await staff()).map(({ nextSlot }) => nextSlot?.serviceId)).toEqual([scenario.service.id, 'shave'])
})

test('a staff member without a free day has no time, and the stars are of their own appointments', async () => {
  const [one, other] = scenario.staff.map(({ id }) => id)
  const { _id } = await book(one, nine)
  now = nine + hour
  await dataOf(api.request('POST', `/appointments/${_id}/review`, { stars: 4 }, { cookie }))
  await api.app.db.updateTable('opening_hours').set({ is_closed: 1 }).execute()
  await api.app.db.updateTable('salons').set({ revision: 90 }).execute()
  expect(await staff()).toEqual([
    { staffId: one, rating: 4, reviewCount: 1, nextSlot: null },
    { staffId: other, rating: null, reviewCount: 0, nextSlot: null },
  ])
})

test('the appointments are read once, however many staff there are and however late they are free', async () => {
  await api.app.db.updateTable('opening_hours').set({ is_closed: 1 }).execute()
  let reads = 0
  const counted = api.app.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"appointments"')) reads += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const summaries = await staffSummaries({ ...api.app, db: counted })(scenario.salon.id)
  expect(summaries?.map(({ nextSlot }) => nextSlot)).toEqual([null, null])
  expect(reads).toBe(1)
})

test('the staff of no salon are not found', async () => {
  expect(await refusalOf(api.request('GET', '/salons/nothing/staff'))).toMatchObject({ status: 404 })
})
