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

test('a booking is answered as the specification names it and claims its quarters', async () => {
  const answer = await book({ chairId: shop.chairs[0]?.id, notes: ' by the window ' })
  expect(answer.status).toBe(201)
  const appointment = await dataOf<Appointment>(Promise.resolve(answer))
  expect(appointment).toMatchObject({
    barberName: 'First chair',
    barberLocation: 'Hebron',
    sectionName: 'Hair',
    serviceName: 'Haircut',
    servicePrice: 20,
    currency: 'USD',
    startTime: '9:00 AM',
    date: '2027-02-06',
    status: 'confirmed',
    startsAt: nineOClock,
    endsAt: nineOClock + hour,
    salonName: shop.salon.name,
    notes: 'by the window',
  })
  const held = (await claims()).map(({ quarter }) => quarter)
  expect(held).toEqual(quartersOf({ startsAt: nineOClock, endsAt: nineOClock + hour }))
})

test('later changes of name, price and length do not reach what was booked', async () => {
  const { _id } = await dataOf<Appointment>(book())
  const cookie = await signIn(api, shop.owner)
  const change = { sectionId: shop.section.id, name: 'Shave', cost: 99, currency: 'EUR', time: 15 }
  await dataOf(api.request('PUT', `/salons/${shop.salon.id}/services/${shop.service.id}`, change, { cookie }))
  const { data } = await dataOf<{ data: Appointment[] }>(
    api.request('GET', `/appointments/customer/id/${ann.uid}`, undefined, { cookie: annsCookie }),
  )
  expect(data).toEqual([
    expect.objectContaining({
      _id,
      serviceName: 'Haircut',
      servicePrice: 20,
      currency: 'USD',
      endsAt: nineOClock + hour,
    }),
  ])
})

test('where the owner confirms, a booking waits and still holds its time', async () => {
  await api.services.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  const chairId = await onlyOneChair()
  expect(await dataOf<Appointment>(book({ chairId }))).toMatchObject({ status: 'pending' })
  expect(await refusalOf(book({ chairId }))).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('anyone is the person with the fewest bookings that day', async () => {
  const [first, second] = shop.chairs.map(({ id }) => id)
  const chairAt = async (time: string) =>
    (await dataOf<Appointment>(book({ startsAt: at(`2027-02-06T${time}:00Z`) }))).chairId
  await dataOf(book({ chairId: first, startsAt: at('2027-02-06T12:00:00Z') }))
  expect(await chairAt('07:00')).toBe(second)
  expect(await chairAt('07:00')).toBe(first)
  expect(await chairAt('09:00')).toBe(second)
})

test.each([
  ['off the grid', '2027-02-06T07:05:00Z'],
  ['before opening', '2027-02-06T06:00:00Z'],
  ['running past closing', '2027-02-06T15:15:00Z'],
  ['in the past', '2027-01-30T07:00:00Z'],
])('a time %s is refused, with the nearest free slots', async (_what, startsAt) => {
  const refusal = await refusalOf(book({ startsAt: at(startsAt) }))
  expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' })
  const { nearest } = refusal.data as TakenSlot
  expect(nearest).toHaveLength(3)
  for (const { startsAt: free } of nearest) {
    const { _id } = await dataOf<Appointment>(book({ startsAt: free }))
    await dataOf(api.request('POST', `/appointments/${_id}/cancel`, undefined, { cookie: annsCookie }))
  }
})

test('when the day is full, the nearest slots are of the next open days', async () => {
  await onlyOneChair()
  for (let index = 0; index < 9; index += 1) await dataOf(book({ startsAt: nineOClock + index * hour }))
  const { data } = await refusalOf(book())
  expect((data as TakenSlot).nearest.map(({ startsAt }) => startsAt)).toEqual(
    [0, 15, 30].map(minutes => at('2027-02-07T07:00:00Z') + minutes * 60_000),
  )
})

test.each([
  ['no time', { startsAt: undefined }, 'startsAt'],
  ['a time that is none', { startsAt: 'soon' }, 'startsAt'],
  ['a time beyond all calendars', { startsAt: 1e18 }, 'startsAt'],
  ['a time before all calendars', { startsAt: -1 }, 'startsAt'],
  ['no service', { serviceId: undefined }, 'serviceId'],
  ['endless notes', { notes: 'x'.repeat(501) }, 'notes'],
])('%s is refused at its field', async (_what, change, field) => {
  const refusal = await refusalOf(book(change))
  expect(refusal).toMatchObject({ status: 400, code: 'bad_input' })
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('a salon, service or chair that is not there is answered with 404', async () => {
  const other = await addSalon(api.services)
  expect((await book({ salonId: 'nowhere' })).status).toBe(404)
  expect((await book({ serviceId: other.service.id })).status).toBe(404)
  expect((await book({ chairId: other.chairs[0]?.id })).status).toBe(404)
})

test('nobody books for another, and nobody without a session', async () => {
  const ben = await addUser(api.services)
  const appointment = await dataOf<Appointment>(book({ customerId: ben.uid, customer_id: ben.uid }))
  const row = (await rowsOf(shop.salon.id)).find(({ id }) => id === appointment._id)
  expect(row?.customer_id).toBe(ann.uid)
  const anonymous = api.request('POST', '/appointments', requestFor(shop))
  expect(await refusalOf(anonymous)).toMatchObject({ status: 401, code: 'signed_out' })
})

test('an owner books in another salon like any client', async () => {
  const other = await addSalon(api.services)
  const answer = book({}, await signIn(api, other.owner))
  expect((await answer).status).toBe(201)
})

test('a retry with the same key gets the first answer and books once', async () => {
  const first = await dataOf<Appointment>(book({}, annsCookie, 'the-key'))
  const again = await book({}, annsCookie, 'the-key')
  expect(again.status).toBe(201)
  expect(await dataOf<Appointment>(Promise.resolve(again))).toEqual(first)
  const both = await Promise.all([
    book({ startsAt: nineOClock + hour }, annsCookie, 'other-key'),
    book({ startsAt: nineOClock + hour }, annsCookie, 'other-key'),
  ])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(await rowsOf(shop.salon.id)).toHaveLength(2)
})

test('the client gets a mail with the time on the salon’s clock, in their language', async () => {
  await dataOf(book())
  const arabic = { 'accept-language': 'ar' }
  await dataOf(
    api.request('POST', '/appointments', requestFor(shop, { startsAt: nineOClock + hour }), {
      cookie: annsCookie,
      headers: arabic,
    }),
  )
  const [second, first] = api.services.mailer.inbox?.() ?? []
  expect(first?.to).toBe(ann.email)
  expect(first?.text).toContain('Saturday, February 6, 2027 at 9:00 AM')
  expect(first?.text).toContain('$20')
  expect(second?.subject).toContain('تم الحجز')
})

test('a mail that cannot be sent undoes nothing', async () => {
  api.services.mailer.send = () => Promise.reject(new Error('no mail today'))
  expect((await book()).status).toBe(201)
})

test('over the clock change a booking keeps its hour', async () => {
  await api.services.db.updateTable('salons').set({ time_zone: 'Europe/Paris' }).execute()
  const appointment = await dataOf<Appointment>(book({ startsAt: at('2027-03-30T07:00:00Z') }))
  expect(appointment).toMatchObject({ date: '2027-03-30', startTime: '9:00 AM' })
  const wrong = book({ startsAt: at('2027-03-26T07:00:00Z') })
  expect((await wrong).status).toBe(409)
})
