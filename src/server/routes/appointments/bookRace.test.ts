import type { Appointment, TakenSlot } from '@/domain/appointment'
import { quartersOf } from '@/domain/slots'
import { dataOf, refusalOf } from '@/testing/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/builders'
import { startApi, type TestApi } from '@/testing/startApi'

const at = (iso: string): number => Date.parse(iso)
const nineOClock = at('2027-02-06T07:00:00Z')
const hour = 60 * 60 * 1000

let api: TestApi
let shop: TestSalon
let ann: TestUser
let annsCookie: string

beforeEach(async () => {
  api = await startApi({ now: () => at('2027-02-01T08:00:00Z') })
  shop = await addSalon(api.services)
  ann = await addUser(api.services, { name: 'Ann' })
  annsCookie = await signIn(api, ann)
})
afterEach(() => api.close())

const requestFor = ({ salon, service }: TestSalon, more: object = {}) => ({
  salonId: salon.id,
  serviceId: service.id,
  startsAt: nineOClock,
  ...more,
})

const book = (more: object = {}, cookie = annsCookie, key?: string) =>
  api.request('POST', '/appointments', requestFor(shop, more), { cookie, ...(key && { key }) })

const rowsOf = (salonId: string) =>
  api.services.db.selectFrom('appointments').selectAll().where('salon_id', '=', salonId).execute()

const claims = () => api.services.db.selectFrom('claimed_quarters').selectAll().execute()

/** Leaves the salon with its first chair alone. */
async function onlyOneChair(): Promise<string> {
  const [first, second] = shop.chairs
  await api.services.db.deleteFrom('chairs').where('id', '=', String(second?.id)).execute()
  return String(first?.id)
}

test('of twenty who want one slot at once exactly one gets it, every time', async () => {
  const chairId = await onlyOneChair()
  const cookies = await Promise.all(
    Array.from({ length: 20 }, async () => signIn(api, await addUser(api.services))),
  )
  for (let round = 0; round < 50; round += 1) {
    const startsAt = at('2027-02-02T07:00:00Z') + round * 24 * hour
    const answers = await Promise.all(
      cookies.map(cookie => book({ startsAt, chairId: round % 2 ? chairId : null }, cookie)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(19)
    for (const answer of refused) {
      const refusal = await refusalOf(Promise.resolve(answer))
      expect(refusal).toMatchObject({ code: 'slot_taken', message: 'This time is no longer free.' })
      const { nearest } = refusal.data as TakenSlot
      expect(nearest.map(({ time }) => time)).toEqual(['10:00 AM', '10:15 AM', '10:30 AM'])
    }
    const rows = await rowsOf(shop.salon.id)
    expect(rows.filter(({ starts_at }) => starts_at === startsAt)).toHaveLength(1)
  }
}, 60_000)

test('of two that overlap with different starts one is refused', async () => {
  const chairId = await onlyOneChair()
  const half = {
    id: 'half',
    salon_id: shop.salon.id,
    section_id: shop.section.id,
    name: 'Trim',
    name_ar: null,
  }
  await api.services.db
    .insertInto('services')
    .values({ ...half, cost: 5, currency: 'USD', minutes: 30, position: 1 })
    .execute()
  const answers = await Promise.all([
    book({ chairId }),
    book({ chairId, serviceId: 'half', startsAt: nineOClock + hour / 2 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await rowsOf(shop.salon.id)).toHaveLength(1)
})

test('the database refuses a claimed quarter even where no booking shows it', async () => {
  const [first, second] = shop.chairs.map(({ id }) => id)
  const other = await dataOf<Appointment>(book({ startsAt: at('2027-02-08T07:00:00Z') }))
  const [quarter = 0] = quartersOf({ startsAt: nineOClock + hour / 2, endsAt: nineOClock + hour })
  const claim = (chairId: string) =>
    api.services.db
      .insertInto('claimed_quarters')
      .values({ chair_id: chairId, quarter, appointment_id: other._id })
      .execute()
  await claim(String(first))
  expect((await dataOf<Appointment>(book())).chairId).toBe(second)

  await claim(String(second)).catch(() => undefined)
  const before = await claims()
  const later = book({ startsAt: nineOClock + hour / 4, chairId: first })
  expect(await refusalOf(later)).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(await claims()).toEqual(before)
  expect(await rowsOf(shop.salon.id)).toHaveLength(2)
})
