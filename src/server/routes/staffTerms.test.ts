import type { Appointment } from '@/domain/appointment'
import type { AuditPage } from '@/domain/audit'
import type { Salon, SalonPage, Service, SlotList } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import {
  hour,
  nineOClock,
  openBookingScenario,
  type BookingScenario,
} from '@/testing/scenarios/bookingScenario'
import { addSalon, signIn } from '@/testing/scenarios/builders'

let scenario: BookingScenario
let owner: string
let senior: string
let junior: string

beforeEach(async () => {
  scenario = await openBookingScenario()
  owner = await signIn(scenario.api, scenario.salonData.owner)
  const [first, second] = scenario.salonData.staff
  senior = String(first?.id)
  junior = String(second?.id)
})
afterEach(() => scenario.api.close())

const salonPath = () => `/salons/${scenario.salonData.salon.id}`
const get = <Data>(path: string, cookie = scenario.annsCookie) =>
  dataOf<Data>(scenario.api.request('GET', `${salonPath()}${path}`, undefined, { cookie }))
const put = (change: object) =>
  scenario.api.request(
    'PUT',
    `${salonPath()}/services/${scenario.usual.serviceId}`,
    {
      sectionId: scenario.salonData.section.id,
      name: 'Haircut',
      cost: 20,
      currency: 'USD',
      time: 60,
      ...change,
    },
    { cookie: owner },
  )
/** The senior charges more, the junior takes longer. */
const setTerms = () =>
  dataOf<Service>(
    put({
      staffTerms: [
        { staffId: senior, cost: 30, time: null },
        { staffId: junior, cost: 15, time: 90 },
      ],
    }),
  )
const startsOf = async (staffId?: string) =>
  (
    await get<SlotList>(
      `/slots?date=2027-02-06&serviceId=${scenario.usual.serviceId}${staffId ? `&staffId=${staffId}` : ''}`,
    )
  ).slots
const totals = (cost: number, minutes: number) => ({ cost, minutes, currency: 'USD' })

test('terms are saved, shown to clients, changed and taken away; terms that say nothing are not kept', async () => {
  const saved = await setTerms()
  expect(saved.staffTerms).toEqual([
    { staffId: senior, cost: 30, time: null },
    { staffId: junior, cost: 15, time: 90 },
  ])
  const shown = (await get<Salon>('')).sections[0]?.services[0]
  expect(shown?.staffTerms).toEqual(saved.staffTerms)
  expect(
    await dataOf<Service>(put({ staffTerms: [{ staffId: senior, cost: null, time: null }] })),
  ).not.toHaveProperty('staffTerms')
})

test('a staff member of another salon is refused at the field', async () => {
  const other = await addSalon(scenario.api.app)
  const staffTerms = [{ staffId: other.staff[0]?.id, cost: 1, time: null }]
  expect(await refusalOf(put({ staffTerms }))).toMatchObject({
    status: 400,
    fields: { staffTerms: 'value_invalid' },
  })
})

test('each staff member is offered and booked at their own price and length, which the appointment keeps', async () => {
  await setTerms()
  const lastOf = async (staffId: string) => (await startsOf(staffId)).at(-1)?.startsAt
  expect(Number(await lastOf(senior)) - Number(await lastOf(junior))).toBe(hour / 2)
  const booked = await dataOf<Appointment>(scenario.book({ staffId: junior, agreed: totals(15, 90) }))
  expect(booked).toMatchObject({ servicePrice: 15, endsAt: nineOClock + 1.5 * hour })
  const half = await scenario.book({ staffId: junior, startsAt: nineOClock + hour, forAnother: true })
  expect(half.status).toBe(409)
  await dataOf(put({ cost: 50, time: 30 }))
  expect(await scenario.rows()).toMatchObject([{ price: 15, minutes: 90, ends_at: nineOClock + 1.5 * hour }])
})

test('for anybody a slot names who it would be, and is booked with nobody who is worse than agreed', async () => {
  await setTerms()
  const [slot] = await startsOf()
  expect(slot).toMatchObject({ startsAt: nineOClock, staffId: junior })
  expect(await dataOf(scenario.book({ agreed: totals(15, 90) }))).toMatchObject({
    staffId: junior,
    servicePrice: 15,
  })
  expect((await startsOf())[0]).toMatchObject({ startsAt: nineOClock, staffId: senior })
  const again = { forAnother: true, agreed: totals(15, 90) }
  expect(await refusalOf(scenario.book(again))).toMatchObject({ code: 'slot_taken' })
  expect(await refusalOf(scenario.book({ ...again, agreed: totals(10, 90) }))).toMatchObject({
    code: 'service_changed',
    data: { agreed: totals(10, 90), now: totals(15, 90) },
  })
  const booked = await dataOf<Appointment>(scenario.book({ ...again, agreed: totals(30, 90) }))
  expect(booked).toMatchObject({ staffId: senior, servicePrice: 30, endsAt: nineOClock + hour })
})

test('where nobody differs a slot names nobody', async () => {
  expect((await startsOf())[0]).not.toHaveProperty('staffId')
})

test('a move to another staff member keeps the booked price and length', async () => {
  await setTerms()
  const { _id: id } = await dataOf<Appointment>(scenario.book({ staffId: senior }))
  await dataOf(
    scenario.api.request(
      'POST',
      `/appointments/${id}/reschedule`,
      { startsAt: nineOClock + hour, staffId: junior },
      { cookie: scenario.annsCookie },
    ),
  )
  expect(await scenario.rows()).toMatchObject([
    { staff_id: junior, price: 30, minutes: 60, ends_at: nineOClock + 2 * hour },
  ])
})

test('a promotion takes its percentage off the price of the staff member', async () => {
  await setTerms()
  const promotion = {
    title: 'Half',
    details: 'Half the price.',
    startsOn: '2027-02-01',
    endsOn: '2027-02-10',
    discount: { kind: 'percent', value: 50 },
    serviceIds: null,
  }
  await dataOf(scenario.api.request('POST', `${salonPath()}/promotions`, promotion, { cookie: owner }))
  const [service] = (await get<Salon>('')).sections[0]?.services ?? []
  expect(service).toMatchObject({ cost: 10, fullCost: 20, staffTerms: [{ cost: 15, fullCost: 30 }, {}] })
  expect(await dataOf(scenario.book({ staffId: senior, agreed: totals(15, 60) }))).toMatchObject({
    servicePrice: 15,
  })
})

test('the search shows the lowest price, also of the service that it asks for', async () => {
  await setTerms()
  const search = async (query: string) =>
    (await dataOf<SalonPage>(scenario.api.request('GET', `/salons${query}`))).salons[0]
  expect(await search('')).toMatchObject({ fromPrice: { amount: 15, currency: 'USD' } })
  expect(await search('?text=haircut')).toMatchObject({ askedService: { price: { amount: 15 } } })
  await dataOf(put({ staffTerms: [{ staffId: senior, cost: 30, time: null }] }))
  expect(await search('')).toMatchObject({ fromPrice: { amount: 20 } })
})

test('what was changed for a staff member is written down with their name', async () => {
  await setTerms()
  await dataOf(put({ staffTerms: [{ staffId: senior, cost: 35, time: null }] }))
  const { entries, names } = await get<AuditPage>('/audit', owner)
  expect(entries.map(({ before, after }) => ({ before, after }))).toContainEqual({
    before: {
      [`price:with:${senior}`]: '30 USD',
      [`price:with:${junior}`]: '15 USD',
      [`minutes:with:${junior}`]: 90,
    },
    after: { [`price:with:${senior}`]: '35 USD' },
  })
  expect(Object.keys(names)).toEqual(expect.arrayContaining([senior, junior]))
})
