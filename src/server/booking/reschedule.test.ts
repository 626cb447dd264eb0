import type { Appointment, TakenSlot } from '@/domain/appointment'
import type { SlotList } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const at = (iso: string): number => Date.parse(iso)
const hour = 60 * 60 * 1000
const tenOClock = at('2027-02-06T08:00:00Z')
const twelveOClock = tenOClock + 2 * hour

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let cookie: string
let booked: Appointment

beforeEach(async () => {
  now = at('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  await api.app.db.deleteFrom('staff').where('id', '=', String(scenario.staff[1]?.id)).execute()
  await api.app.db
    .insertInto('services')
    .values({
      id: 'long',
      salon_id: scenario.salon.id,
      section_id: scenario.section.id,
      name: 'Colour',
      name_ar: 'صبغة',
      cost: 50,
      currency: 'EUR',
      minutes: 120,
      position: 1,
    })
    .execute()
  ann = await addUser(api.app)
  cookie = await signIn(api, ann)
  booked = await dataOf<Appointment>(book(tenOClock))
})
afterEach(() => api.close())

const book = (startsAt: number, by = cookie) =>
  api.request(
    'POST',
    '/appointments',
    { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
    { cookie: by },
  )

const move = (change: object, by = cookie, key?: string) =>
  api.request('POST', `/appointments/${booked._id}/reschedule`, change, { cookie: by, ...(key && { key }) })

const rows = () => api.app.db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()
const claims = () => api.app.db.selectFrom('claimed_units').selectAll().orderBy('unit').execute()

test('a move takes the new time and frees the old one', async () => {
  const moved = await dataOf<Appointment>(move({ startsAt: twelveOClock }))
  expect(moved).toMatchObject({
    _id: booked._id,
    startTime: '12:00 PM',
    date: '2027-02-06',
    status: 'confirmed',
  })
  expect(await rows()).toHaveLength(1)
  expect(await claims()).toHaveLength(12)
  expect((await book(tenOClock)).status).toBe(200)
})

test('a move may overlap the time it leaves', async () => {
  const moved = await dataOf<Appointment>(move({ startsAt: tenOClock + hour / 4 }))
  expect(moved.startTime).toBe('10:15 AM')
  expect(await claims()).toHaveLength(12)
})

test('a move to its own time changes nothing', async () => {
  const before = [await rows(), await claims()]
  expect(await dataOf<Appointment>(move({ startsAt: tenOClock }))).toEqual(booked)
  expect([await rows(), await claims()]).toEqual(before)
})

test('a longer service needs its own length, and brings its own price', async () => {
  const path = `/salons/${scenario.salon.id}/slots?serviceId=long&date=2027-02-06&reschedulingId=${booked._id}`
  const { slots } = await dataOf<SlotList>(api.request('GET', path, undefined, { cookie }))
  expect(slots.at(-1)?.time).toBe('4:00 PM')
  const fivePm = tenOClock + 7 * hour
  expect(await refusalOf(move({ startsAt: fivePm, serviceId: 'long' }))).toMatchObject({
    status: 409,
    code: 'slot_taken',
  })
  const moved = await dataOf<Appointment>(move({ startsAt: fivePm - hour, serviceId: 'long' }))
  expect(moved).toMatchObject({
    serviceName: 'Colour',
    servicePrice: 50,
    currency: 'EUR',
    startTime: '4:00 PM',
  })
  expect(moved.endsAt).toBe(fivePm + hour)
})

test('the same service keeps the length and price it was booked with', async () => {
  await api.app.db
    .updateTable('services')
    .set({ minutes: 240, cost: 99 })
    .where('id', '=', scenario.service.id)
    .execute()
  await api.app.db.updateTable('salons').set({ revision: 1 }).execute()
  const moved = await dataOf<Appointment>(
    move({ startsAt: tenOClock + 7 * hour, serviceId: scenario.service.id }),
  )
  expect(moved).toMatchObject({ startTime: '5:00 PM', servicePrice: 20 })
})

test('a lost race leaves the old booking where it was', async () => {
  const ben = await signIn(api, await addUser(api.app))
  await dataOf(book(twelveOClock, ben))
  const before = [await rows(), await claims()]
  const refusal = await refusalOf(move({ startsAt: twelveOClock }))
  expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' })
  expect((refusal.data as TakenSlot).nearest[0]?.time).toBe('1:00 PM')
  expect([await rows(), await claims()]).toEqual(before)
})

test('a unit that only the database knows to be claimed leaves the old booking too', async () => {
  const ben = await signIn(api, await addUser(api.app))
  const other = await dataOf<Appointment>(book(at('2027-02-08T08:00:00Z'), ben))
  await api.app.db
    .insertInto('claimed_units')
    .values({
      staff_id: String(booked.staffId),
      unit: twelveOClock / (hour / 12) + 3,
      appointment_id: other._id,
    })
    .execute()
  const before = [await rows(), await claims()]
  expect((await move({ startsAt: twelveOClock })).status).toBe(409)
  expect([await rows(), await claims()]).toEqual(before)
  const [, second] = scenario.staff
  if (second) await api.app.db.insertInto('staff').values(second).execute()
  await api.app.db.updateTable('salons').set({ revision: 1 }).execute()
  await dataOf(move({ startsAt: twelveOClock }))
  const held = (await claims()).filter(({ appointment_id }) => appointment_id === booked._id)
  expect(held.map(({ staff_id }) => staff_id)).toEqual(Array.from({ length: 12 }, () => second?.id))
})

test('of two who move and book into one slot at once exactly one gets it', async () => {
  const ben = await signIn(api, await addUser(api.app))
  const answers = await Promise.all([move({ startsAt: twelveOClock }), book(twelveOClock, ben)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await rows()).filter(({ starts_at }) => starts_at === twelveOClock)).toHaveLength(1)
})

test('neither a past nor a cancelled appointment moves', async () => {
  const elsewhere = at('2027-02-20T08:00:00Z')
  now = tenOClock + 1
  expect(await refusalOf(move({ startsAt: elsewhere }))).toMatchObject({ status: 409, code: 'not_movable' })
  expect(await refusalOf(move({ startsAt: tenOClock }))).toMatchObject({ status: 409, code: 'not_movable' })
  now = at('2027-02-01T08:00:00Z')
  await dataOf(api.request('POST', `/appointments/${booked._id}/cancel`, undefined, { cookie }))
  expect(await refusalOf(move({ startsAt: elsewhere }))).toMatchObject({ status: 409, code: 'not_movable' })
})

test('nothing moves into the past', async () => {
  now = at('2027-02-06T07:30:00Z')
  expect(await refusalOf(move({ startsAt: at('2027-02-06T07:00:00Z') }))).toMatchObject({
    code: 'slot_taken',
  })
})

test('a service that is gone cannot be moved within itself', async () => {
  const owner = await signIn(api, scenario.owner)
  const path = `/salons/${scenario.salon.id}/services/${scenario.service.id}`
  const { stranded } = await dataOf<{ stranded: Appointment[] }>(
    api.request('DELETE', path, undefined, { cookie: owner }),
  )
  expect(stranded.map(({ _id }) => _id)).toEqual([booked._id])
  expect(await refusalOf(move({ startsAt: twelveOClock }))).toMatchObject({
    status: 409,
    code: 'not_movable',
  })
  expect(await dataOf<Appointment>(move({ startsAt: twelveOClock, serviceId: 'long' }))).toMatchObject({
    serviceName: 'Colour',
  })
})

test('another service that costs more than agreed to leaves the appointment as it was', async () => {
  const toColour = { startsAt: twelveOClock, serviceId: 'long' }
  const agreed = { cost: 45, currency: 'EUR', minutes: 120 }
  const before = [await rows(), await claims()]
  expect(await refusalOf(move({ ...toColour, agreed }))).toMatchObject({
    status: 409,
    code: 'service_changed',
    data: { agreed, now: { cost: 50, currency: 'EUR' } },
  })
  expect([await rows(), await claims()]).toEqual(before)
  expect(await dataOf<Appointment>(move({ ...toColour, agreed: { ...agreed, cost: 50 } }))).toMatchObject({
    serviceName: 'Colour',
  })
})

test('the owner may move it, a stranger finds nothing', async () => {
  const stranger = await signIn(api, await addUser(api.app))
  expect((await move({ startsAt: twelveOClock }, stranger)).status).toBe(404)
  const owner = await signIn(api, scenario.owner)
  const moved = await dataOf<Appointment>(move({ startsAt: twelveOClock }, owner))
  expect(moved).toMatchObject({ startTime: '12:00 PM', clientName: ann.name, clientPhone: ann.phone })
})

test('where the owner confirms, a client’s move waits anew, and the owner’s own stands', async () => {
  await api.app.db.updateTable('salons').set({ confirms_at_once: 0, revision: 1 }).execute()
  const owner = await signIn(api, scenario.owner)
  const later = { startsAt: twelveOClock + hour }
  expect(await dataOf<Appointment>(move(later, owner))).toMatchObject({ status: 'confirmed' })
  expect(await dataOf<Appointment>(move({ startsAt: twelveOClock }))).toMatchObject({ status: 'pending' })
})

test('a repeated move with one key is done once', async () => {
  const first = await dataOf<Appointment>(move({ startsAt: twelveOClock }, cookie, 'one'))
  await dataOf(move({ startsAt: tenOClock }, cookie, 'two'))
  expect(await dataOf<Appointment>(move({ startsAt: twelveOClock }, cookie, 'one'))).toEqual(first)
  expect((await rows())[0]?.starts_at).toBe(tenOClock)
})

test.each([{}, { startsAt: null }, { startsAt: 'noon' }, { startsAt: 1.5 }])(
  '%p is refused at its field',
  async change => {
    expect(await refusalOf(move(change))).toMatchObject({
      status: 400,
      fields: { startsAt: 'slot_required' },
    })
  },
)
