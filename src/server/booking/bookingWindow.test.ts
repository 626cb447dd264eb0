import type { DayAvailability, SlotList } from '@/domain/salon'
import type { Service } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()
/** Hours from the scenario's present to its usual slot. */
const hoursAhead = 119
const saturday = '2027-02-06'

async function asOwner(method: string, path: string, body: object) {
  const { api, salonData } = scenario()
  return api.request(method, path, body, { cookie: await signIn(api, salonData.owner) })
}

const setSalon = (lead_minutes: number, horizon_days: number) =>
  scenario()
    .api.app.db.updateTable('salons')
    .set(is => ({ lead_minutes, horizon_days, revision: is('revision', '+', 1) }))
    .execute()

async function setService(window: object) {
  const { usual, salonData } = scenario()
  const { section, service } = salonData
  return asOwner('PUT', `/salons/${usual.salonId}/services/${service.id}`, {
    sectionId: section.id,
    name: 'Haircut',
    cost: 20,
    currency: 'USD',
    time: 30,
    ...window,
  })
}

const slotsOf = (date = saturday) => {
  const { api, usual } = scenario()
  return dataOf<SlotList>(
    api.request('GET', `/salons/${usual.salonId}/slots?serviceId=${usual.serviceId}&date=${date}`),
  )
}

/** The salon opens at nine; the scenario's clock stands still. */
test.each([
  [hoursAhead * 60 - 1, nineOClock],
  [hoursAhead * 60, nineOClock + hour / 4],
  [(hoursAhead + 1) * 60, nineOClock + 1.25 * hour],
])('%p minutes of notice: the first that is offered books, and none before it', async (minutes, first) => {
  await setSalon(minutes, 60)
  const { slots } = await slotsOf()
  expect(slots[0]?.startsAt).toBe(first)
  if (first > nineOClock)
    expect(await refusalOf(scenario().book({ startsAt: first - hour / 4 }))).toMatchObject({
      code: 'slot_taken',
      data: {
        nearest: [{ startsAt: first }, { startsAt: first + hour / 4 }, { startsAt: first + hour / 2 }],
      },
    })
  expect((await scenario().book({ startsAt: first })).status).toBe(200)
})

test('a day of which every start is too soon says so; nobody waits for it', async () => {
  const { api, usual, annsCookie } = scenario()
  await setSalon(14 * 24 * 60, 60)
  expect(await slotsOf()).toMatchObject({ slots: [], empty: 'too_soon' })
  const days = `/salons/${usual.salonId}/days?serviceId=${usual.serviceId}&from=${saturday}&days=1`
  expect(await dataOf<DayAvailability[]>(api.request('GET', days))).toEqual([
    { date: saturday, free: 0, empty: 'too_soon' },
  ])
  const wait = { salonId: usual.salonId, serviceId: usual.serviceId, date: saturday }
  expect(await refusalOf(api.request('POST', '/waitlist', wait, { cookie: annsCookie }))).toMatchObject({
    fields: { date: 'date_invalid' },
  })
})

test('a client moves within the notice no more than they book; the owner books and moves whenever', async () => {
  const { api, book, annsCookie, usual } = scenario()
  const { _id } = await dataOf<{ _id: string }>(book())
  await setSalon(14 * 24 * 60, 60)
  const to = { startsAt: nineOClock + hour }
  const path = `/appointments/${_id}/reschedule`
  expect(await refusalOf(api.request('POST', path, to, { cookie: annsCookie }))).toMatchObject({
    code: 'slot_taken',
  })
  await dataOf(asOwner('POST', path, to))
  await dataOf(asOwner('POST', '/appointments/walk-in', { ...usual, name: 'Sami', phone: '', staffId: null }))
})

test("a service's own window stands for the salon's, until it is taken away", async () => {
  await setSalon(0, 3)
  expect(await slotsOf()).toMatchObject({ empty: 'too_far', lastDate: '2027-02-03' })
  const longer = await dataOf<Service>(setService({ leadMinutes: '60', horizonDays: '٣٦٥' }))
  expect(longer).toMatchObject({ leadMinutes: 60, horizonDays: 365 })
  expect(await slotsOf()).toMatchObject({ empty: null, lastDate: '2028-01-31' })
  const own = await dataOf<Service>(setService({ leadMinutes: '', horizonDays: '' }))
  expect([own.leadMinutes, own.horizonDays]).toEqual([undefined, undefined])
  expect(await refusalOf(scenario().book())).toMatchObject({ fields: { startsAt: 'date_too_far' } })
})

test.each([
  ['leadMinutes', 7, 'value_invalid'],
  ['leadMinutes', -60, 'value_invalid'],
  ['leadMinutes', 30_240, 'value_invalid'],
  ['leadMinutes', {}, 'value_invalid'],
  ['horizonDays', 0, 'horizon_out_of_range'],
  ['horizonDays', 366, 'horizon_out_of_range'],
  ['horizonDays', 1.5, 'horizon_out_of_range'],
  ['horizonDays', '1e2', 'horizon_out_of_range'],
  ['horizonDays', [7], 'horizon_out_of_range'],
])('%s %p is refused at its field, of a salon and of a service', async (field, value, code) => {
  const { api, usual, salonData } = scenario()
  const path = `/salons/${usual.salonId}`
  const cookie = await signIn(api, salonData.owner)
  const profile = await dataOf<object>(api.request('GET', `${path}/profile`, undefined, { cookie }))
  for (const refused of [
    asOwner('PUT', path, { ...profile, [field]: value }),
    setService({ [field]: value }),
  ])
    expect(await refusalOf(refused)).toMatchObject({ status: 400, fields: { [field]: code } })
})

test('what is booked beyond a shorter horizon stays, and moves within its day', async () => {
  const { api, book, annsCookie } = scenario()
  const { _id } = await dataOf<{ _id: string }>(book())
  await setSalon(0, 1)
  const path = `/appointments/${_id}/reschedule`
  await dataOf(api.request('POST', path, { startsAt: nineOClock + hour }, { cookie: annsCookie }))
  const nextDay = { startsAt: nineOClock + 24 * hour }
  expect(await refusalOf(api.request('POST', path, nextDay, { cookie: annsCookie }))).toMatchObject({
    fields: { startsAt: 'date_too_far' },
  })
})
