import type { Appointment, TakenSlot } from '@/domain/appointment'
import type { Payment } from '@/domain/payment'
import type { SlotList } from '@/domain/salon'
import { unitsOf } from '@/domain/units'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import {
  at,
  hour,
  nineOClock,
  openBookingScenario,
  type BookingScenario,
} from '@/testing/scenarios/bookingScenario'
import { addUser, signIn } from '@/testing/scenarios/builders'

const minute = 60_000

let scenario: BookingScenario
let cut: string

/** Adds to the haircut: a half-hour trim, a cut in euros, and a facial in a section open 11 AM to 8 PM. */
beforeEach(async () => {
  scenario = await openBookingScenario()
  const { api, salonData } = scenario
  const { db } = api.app
  cut = salonData.service.id
  const salon_id = salonData.salon.id
  await db
    .insertInto('sections')
    .values({ id: 'skin', salon_id, name: 'Skin', name_ar: 'بشرة', position: 1 })
    .execute()
  await db
    .insertInto('opening_hours')
    .values({ section_id: 'skin', weekday: 'Saturday', is_closed: 0, opens_at: 11 * 60, closes_at: 20 * 60 })
    .execute()
  const service = { salon_id, section_id: salonData.section.id, currency: 'USD', position: 1 }
  await db
    .insertInto('services')
    .values([
      { ...service, id: 'trim', name: 'Beard trim', name_ar: 'تشذيب اللحية', cost: 15, minutes: 30 },
      { ...service, id: 'facial', section_id: 'skin', name: 'Facial', name_ar: null, cost: 0, minutes: 45 },
      { ...service, id: 'euro', name: 'Colour', name_ar: null, cost: 9, currency: 'EUR', minutes: 30 },
      { ...service, id: 'long', name: 'Day', name_ar: null, cost: 9, minutes: 700 },
      { ...service, id: 'wash', name: 'Wash', name_ar: null, cost: 1, minutes: 10 },
      { ...service, id: 'dry', name: 'Dry', name_ar: null, cost: 1, minutes: 10 },
    ])
    .execute()
})
afterEach(() => scenario.api.close())

const bookAll = (serviceIds: unknown, more: object = {}, cookie?: string) =>
  scenario.book({ serviceId: undefined, serviceIds, ...more }, cookie)

const slotsOf = (serviceIds: readonly string[], more = '', cookie = scenario.annsCookie) =>
  scenario.api.request(
    'GET',
    `/salons/${scenario.salonData.salon.id}/slots?serviceIds=${serviceIds.join(',')}&date=2027-02-06${more}`,
    undefined,
    { cookie },
  )

const timesOf = async (serviceIds: readonly string[], more = '') =>
  (await dataOf<SlotList>(slotsOf(serviceIds, more))).slots.map(({ time }) => time)

const move = (id: string, change: object) =>
  scenario.api.request('POST', `/appointments/${id}/reschedule`, change, { cookie: scenario.annsCookie })

const listed = async (): Promise<Appointment[]> =>
  (
    await dataOf<{ data: Appointment[] }>(
      scenario.api.request('GET', `/appointments/customer/id/${scenario.ann.uid}`, undefined, {
        cookie: scenario.annsCookie,
      }),
    )
  ).data

const partRows = () => scenario.api.app.db.selectFrom('appointment_services').selectAll().execute()

test('several services are one appointment that holds its chair for all of them', async () => {
  const booked = await dataOf<Appointment>(
    bookAll([cut, 'trim'], { staffId: scenario.salonData.staff[0]?.id }),
  )
  expect(booked).toMatchObject({
    serviceId: cut,
    serviceName: 'Haircut + Beard trim',
    serviceNameAr: 'Haircut + تشذيب اللحية',
    sectionName: 'Hair',
    sectionNameAr: null,
    servicePrice: 35,
    currency: 'USD',
    startsAt: nineOClock,
    endsAt: nineOClock + 90 * minute,
    services: [
      { serviceId: cut, name: 'Haircut', sectionName: 'Hair', price: 20, minutes: 60 },
      { serviceId: 'trim', name: 'Beard trim', nameAr: 'تشذيب اللحية', price: 15, minutes: 30 },
    ],
  })
  const held = (await scenario.claims()).map(({ unit }) => unit)
  expect(held).toEqual(unitsOf({ startsAt: nineOClock, endsAt: nineOClock + 90 * minute }))
  expect(await listed()).toEqual([booked])
})

test('later changes of its services do not reach what was booked', async () => {
  const booked = await dataOf<Appointment>(bookAll([cut, 'trim']))
  await scenario.api.app.db.updateTable('services').set({ name: 'New', cost: 99, minutes: 5 }).execute()
  await scenario.api.app.db.updateTable('salons').set({ revision: 1 }).execute()
  expect(await listed()).toEqual([booked])
})

test('one service is booked as ever, by either name of the field', async () => {
  const one = await dataOf<Appointment>(bookAll([cut]))
  expect(one).toMatchObject({ serviceId: cut, serviceName: 'Haircut' })
  expect(one.services).toBeUndefined()
  expect(await partRows()).toEqual([])
})

test('an appointment across sections keeps within the hours of both', async () => {
  const times = await timesOf([cut, 'facial'])
  expect([times[0], times.at(-1)]).toEqual(['11:00 AM', '4:15 PM'])
  expect(await timesOf(['facial', cut])).toEqual(times)
  const booked = await dataOf<Appointment>(bookAll([cut, 'facial'], { startsAt: nineOClock + 2 * hour }))
  expect(booked).toMatchObject({ sectionName: 'Hair + Skin', sectionNameAr: 'Hair + بشرة', servicePrice: 20 })
  const early = await refusalOf(bookAll([cut, 'facial']))
  expect(early).toMatchObject({ status: 409, code: 'slot_taken' })
  expect((early.data as TakenSlot).nearest[0]?.time).toBe('11:00 AM')
})

test.each<[string, unknown, string]>([
  ['a service that is not there', ['trim', 'nothing'], 'service_unknown'],
  ['one service twice', ['trim', 'trim'], 'service_repeated'],
  ['five services', ['trim', 'facial', 'wash', 'dry', 'long'], 'services_too_many'],
  ['two currencies', ['trim', 'euro'], 'currencies_mixed'],
  ['more than half a day', ['trim', 'long'], 'appointment_too_long'],
  ['a text that is no list', 'trim', 'value_invalid'],
])('%s is refused at the field, and nothing is booked', async (_what, serviceIds, rule) => {
  const refusal = await refusalOf(bookAll(serviceIds, { serviceId: cut }))
  expect(refusal).toMatchObject({ status: 400, code: 'bad_input', fields: { serviceIds: rule } })
  expect(await scenario.rows()).toEqual([])
  if (Array.isArray(serviceIds)) {
    expect(await refusalOf(slotsOf(serviceIds))).toMatchObject({ status: 400, fields: { serviceIds: rule } })
  }
})

test('no service at all is refused', async () => {
  expect(await refusalOf(bookAll([]))).toMatchObject({ fields: { serviceId: 'service_required' } })
})

test('the person does all of them, or is not asked', async () => {
  const [first, second] = scenario.salonData.staff.map(({ id }) => id)
  const { db } = scenario.api.app
  await db
    .insertInto('staff_services')
    .values({ staff_id: String(first), service_id: cut })
    .execute()
  expect((await bookAll([cut, 'trim'], { staffId: first })).status).toBe(404)
  expect((await dataOf<Appointment>(bookAll([cut, 'trim']))).staffId).toBe(second)
  expect((await bookAll([cut, 'trim'])).status).toBe(409)
  await db
    .insertInto('staff_services')
    .values({ staff_id: String(second), service_id: 'trim' })
    .execute()
  await db.updateTable('salons').set({ revision: 1 }).execute()
  expect(await refusalOf(bookAll([cut, 'trim']))).toMatchObject({
    status: 400,
    fields: { serviceIds: 'services_apart' },
  })
})

test('of twenty who want overlapping appointments at once, no two get the chair for the same time', async () => {
  const staffId = await scenario.onlyOneStaffMember()
  const cookies = await Promise.all(
    Array.from({ length: 20 }, async () => signIn(scenario.api, await addUser(scenario.api.app))),
  )
  const answers = await Promise.all(
    cookies.map((cookie, index) =>
      bookAll(
        index % 2 ? [cut, 'trim'] : ['trim', 'wash'],
        { staffId, startsAt: nineOClock + (index % 3) * 15 * minute },
        cookie,
      ),
    ),
  )
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const rows = await scenario.rows()
  expect(rows).not.toEqual([])
  expect(rows).toHaveLength(answers.filter(({ status }) => status === 200).length)
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (next) expect(next.starts_at).toBeGreaterThanOrEqual(row.ends_at)
  }
  expect(new Set((await partRows()).map(({ appointment_id }) => appointment_id)).size).toBe(rows.length)
})

test('a move takes all services along, with their length as booked', async () => {
  const booked = await dataOf<Appointment>(
    bookAll([cut, 'trim'], { staffId: await scenario.onlyOneStaffMember() }),
  )
  await scenario.api.app.db.updateTable('services').set({ minutes: 240 }).where('id', '=', 'trim').execute()
  await scenario.api.app.db.updateTable('salons').set({ revision: 1 }).execute()
  const times = await timesOf([cut, 'trim'], `&reschedulingId=${booked._id}`)
  expect([times[0], times.at(-1)]).toEqual(['9:00 AM', '4:30 PM'])
  const last = at('2027-02-06T14:30:00Z')
  expect((await move(booked._id, { startsAt: last + 15 * minute })).status).toBe(409)
  const moved = await dataOf<Appointment>(move(booked._id, { startsAt: last }))
  expect(moved).toMatchObject({ services: booked.services, servicePrice: 35, endsAt: last + 90 * minute })
  expect(await scenario.claims()).toHaveLength(18)
  expect(await dataOf<Appointment>(move(booked._id, { startsAt: last }))).toEqual(moved)
})

test('a move to another service makes the appointment that service alone', async () => {
  const booked = await dataOf<Appointment>(bookAll([cut, 'trim']))
  const moved = await dataOf<Appointment>(move(booked._id, { startsAt: nineOClock, serviceId: 'trim' }))
  expect(moved).toMatchObject({
    serviceName: 'Beard trim',
    servicePrice: 15,
    endsAt: nineOClock + 30 * minute,
  })
  expect(moved.services).toBeUndefined()
  expect(await partRows()).toEqual([])
})

test('of an appointment that lost one of its services, the owner is told, and it does not move', async () => {
  const booked = await dataOf<Appointment>(bookAll([cut, 'trim']))
  const { stranded } = await dataOf<{ stranded: Appointment[] }>(
    scenario.api.request('DELETE', `/salons/${scenario.salonData.salon.id}/services/trim`, undefined, {
      cookie: await signIn(scenario.api, scenario.salonData.owner),
    }),
  )
  expect(stranded.map(({ _id, serviceName }) => [_id, serviceName])).toEqual([
    [booked._id, 'Haircut + Beard trim'],
  ])
  expect(await refusalOf(move(booked._id, { startsAt: nineOClock + hour }))).toMatchObject({
    code: 'not_movable',
  })
})

test('mail, calendar and the owner’s list name all services and their sum', async () => {
  const { _id } = await dataOf<Appointment>(bookAll([cut, 'trim']))
  const [mail] = scenario.api.app.mailer.inbox?.() ?? []
  expect(mail?.text).toContain('Haircut + Beard trim')
  expect(mail?.text).toContain('$35')
  const owner = { cookie: await signIn(scenario.api, scenario.salonData.owner) }
  const calendar = await scenario.api.request('GET', `/appointments/${_id}/calendar.ics`, undefined, owner)
  expect((await calendar.text()).replace(/\r\n /g, '')).toContain('SUMMARY:Haircut + Beard trim')
  const agenda = `/appointments/salon/${scenario.salonData.salon.id}?from=2027-02-06&to=2027-02-06`
  expect(await dataOf<Appointment[]>(scenario.api.request('GET', agenda, undefined, owner))).toMatchObject([
    { serviceName: 'Haircut + Beard trim', servicePrice: 35, clientName: 'Ann' },
  ])
  const csv = await scenario.api.request(
    'GET',
    `/salons/${scenario.salonData.salon.id}/exports/appointments.csv`,
    undefined,
    owner,
  )
  expect(await csv.text()).toMatch(/Haircut \+ Beard trim.*35.*USD.*90/)
})

test('booking an appointment ends the wait for any of its services that day', async () => {
  const { db } = scenario.api.app
  await db
    .insertInto('waits')
    .values({
      id: 'wait',
      user_id: scenario.ann.uid,
      salon_id: scenario.salonData.salon.id,
      service_id: 'trim',
      date: '2027-02-06',
      staff_id: null,
      created_at: 0,
    })
    .execute()
  await dataOf(bookAll([cut, 'trim']))
  expect(await db.selectFrom('waits').selectAll().execute()).toEqual([])
})

test('what is paid for them names them all, as they were booked', async () => {
  const { api, salonData, ann, annsCookie } = scenario
  const { _id } = await dataOf<Appointment>(bookAll([cut, 'trim']))
  await api.app.db.updateTable('services').set({ name: 'Renamed' }).execute()
  const cookie = await signIn(api, salonData.owner)
  await dataOf(api.request('POST', `/appointments/${_id}/paid`, {}, { cookie }))
  const asAnn = { cookie: annsCookie }
  const [payment] = await dataOf<Payment[]>(
    api.request('GET', `/payments/customer/${ann.uid}`, undefined, asAnn),
  )
  expect(payment?.appointment).toEqual({
    name: 'Haircut + Beard trim',
    nameAr: 'Haircut + تشذيب اللحية',
    startsAt: new Date(nineOClock).toISOString(),
  })
})
