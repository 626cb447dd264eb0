import type { Appointment } from '@/domain/appointment'
import type { Salon, SlotList } from '@/domain/salon'
import type { Season } from '@/domain/season'
import { weekdays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { at, bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()
const saturday = '2027-02-06'
const nextSaturday = '2027-02-13'
const week = (startHour: string, endHour: string, breaks: object[] = []) =>
  weekdays.map(day => ({ day, isClosed: false, startHour, endHour, breaks }))
const evenings = {
  name: 'Ramadan',
  nameAr: 'رمضان',
  startsOn: saturday,
  endsOn: '2027-02-12',
  days: week('8:00 PM', '12:00 AM', [{ startHour: '9:00 PM', endHour: '9:30 PM' }]),
}
const hoursOf = (startHour: string, endHour: string) =>
  Object.fromEntries(weekdays.map(day => [day, { startHour, endHour }]))

interface Made {
  season: Season
  stranded: Appointment[]
}

async function asOwner(method: string, path: string, body?: object) {
  const { api, salonData, usual } = scenario()
  const cookie = await signIn(api, salonData.owner)
  return api.request(method, `/salons/${usual.salonId}${path}`, body, { cookie })
}

const add = (season: object) => asOwner('POST', '/seasons', season)
const staffId = (nth = 0) => scenario().salonData.staff[nth]?.id ?? ''

async function timesOf(date = saturday, staff?: string): Promise<string[]> {
  const { api, usual } = scenario()
  const query = new URLSearchParams({
    serviceId: usual.serviceId,
    date,
    ...(staff !== undefined && { staffId: staff }),
  })
  const path = `/salons/${usual.salonId}/slots?${query.toString()}`
  return (await dataOf<SlotList>(api.request('GET', path))).slots.map(({ time }) => time)
}

const everyQuarter = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * 15)
const evening = [...everyQuarter(8 * 60, 1), ...everyQuarter(9 * 60 + 30, 7)].map(
  minutes => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} PM`,
)

test('on its dates only its hours are offered and booked, its breaks left out', async () => {
  const { book } = scenario()
  const { season } = await dataOf<Made>(add(evenings))
  expect(await timesOf()).toEqual(evening)
  expect((await timesOf(nextSaturday))[0]).toBe('9:00 AM')
  expect(await refusalOf(book())).toMatchObject({ code: 'slot_taken' })
  await dataOf(book({ startsAt: nineOClock + 13.75 * hour }))
  await dataOf(asOwner('PUT', `/seasons/${season.id}`, { ...evenings, endsOn: saturday }))
  expect((await timesOf('2027-02-07'))[0]).toBe('9:00 AM')
  await dataOf(asOwner('DELETE', `/seasons/${season.id}`))
  expect((await timesOf())[0]).toBe('9:00 AM')
})

test('an appointment moves within its hours only', async () => {
  const { api, book, annsCookie } = scenario()
  const { _id } = await dataOf<Appointment>(book({ startsAt: at('2027-02-13T07:00:00Z') }))
  await dataOf(add(evenings))
  const move = (startsAt: number) =>
    api.request('POST', `/appointments/${_id}/reschedule`, { startsAt }, { cookie: annsCookie })
  expect(await refusalOf(move(nineOClock))).toMatchObject({ code: 'slot_taken' })
  await dataOf(move(nineOClock + 11 * hour))
})

test('staff with hours of their own in it have those; the usual hours of the others do not count', async () => {
  const usualHours = { name: 'Sami', serviceIds: [], hours: hoursOf('9:00 AM', '1:00 PM') }
  await dataOf(asOwner('PUT', `/team/${staffId(1)}`, usualHours))
  const hours = { ...hoursOf('10:00 PM', '12:00 AM'), Sunday: null }
  await dataOf(add({ ...evenings, staffHours: [{ staffId: staffId(), hours }] }))
  expect((await timesOf(saturday, staffId(0)))[0]).toBe('10:00 PM')
  expect(await timesOf('2027-02-07', staffId(0))).toEqual([])
  expect(await timesOf(saturday, staffId(1))).toEqual(evening)
  expect((await timesOf(nextSaturday, staffId(1))).at(-1)).toBe('12:00 PM')
})

test('a day off stays one', async () => {
  await dataOf(asOwner('POST', '/days-off', { date: saturday }))
  await dataOf(add(evenings))
  expect(await timesOf()).toEqual([])
})

describe('who is booked outside the new hours', () => {
  const idsOf = (stranded: Appointment[]) => stranded.map(({ _id }) => _id)
  const preview = async (method: string, path: string, body?: object) =>
    idsOf((await dataOf<Made>(asOwner(method, `${path}?preview=1`, body))).stranded)

  test('is listed before and when a season is added, changed or removed, and stays', async () => {
    const { book, rows } = scenario()
    const early = await dataOf<Appointment>(book())
    const later = await dataOf<Appointment>(book({ startsAt: at('2027-02-13T07:00:00Z') }))
    expect(await preview('POST', '/seasons', evenings)).toEqual([early._id])
    expect((await timesOf())[0]).toBe('9:00 AM')
    const { season, stranded } = await dataOf<Made>(add(evenings))
    expect(idsOf(stranded)).toEqual([early._id])
    const path = `/seasons/${season.id}`
    const night = await dataOf<Appointment>(book({ startsAt: nineOClock + 11 * hour }))
    expect(await preview('PUT', path, { ...evenings, endsOn: nextSaturday })).toEqual([early._id, later._id])
    expect(await preview('PUT', path, { ...evenings, days: week('7:00 AM', '12:00 PM') })).toEqual([
      night._id,
    ])
    expect(await preview('DELETE', path)).toEqual([night._id])
    expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })

  test('is listed by the hours of the staff member too', async () => {
    const { book } = scenario()
    const { _id } = await dataOf<Appointment>(book({ staffId: staffId(0) }))
    await dataOf(book({ staffId: staffId(1), forAnother: true }))
    const hours = hoursOf('10:00 AM', '12:00 PM')
    const season = {
      ...evenings,
      days: week('9:00 AM', '6:00 PM'),
      staffHours: [{ staffId: staffId(0), hours }],
    }
    expect(await preview('POST', '/seasons', season)).toEqual([_id])
  })

  test('new usual hours list nobody on the dates of a season', async () => {
    const { book, salonData } = scenario()
    await dataOf(add({ ...evenings, days: week('9:00 AM', '6:00 PM') }))
    await dataOf(book())
    const later = await dataOf<Appointment>(book({ startsAt: at('2027-02-13T07:00:00Z') }))
    const closed = { day: 'Saturday', isClosed: true }
    const schedule = `/sections/${salonData.section.id}/schedule`
    expect(await preview('PUT', schedule, closed)).toEqual([later._id])
    const team = { name: 'Sami', serviceIds: [], hours: hoursOf('2:00 PM', '3:00 PM') }
    expect(await preview('PUT', `/team/${later.staffId}`, team)).toEqual([later._id])
  })
})

test('the owner sees all to come with the hours of the staff, clients those of the next days without', async () => {
  const { api, usual } = scenario()
  const staffHours = [{ staffId: staffId(), hours: hoursOf('10:00 PM', '12:00 AM') }]
  await dataOf(add({ ...evenings, staffHours }))
  await dataOf(add({ ...evenings, name: 'Summer', startsOn: '2027-07-01', endsOn: '2027-07-31' }))
  const own = await dataOf<Season[]>(asOwner('GET', '/seasons'))
  expect(own.map(({ name }) => name)).toEqual(['Ramadan', 'Summer'])
  expect(own[0]?.staffHours).toEqual(staffHours)
  const { salonData } = scenario()
  const mine = api.request('GET', '/salons/mine', undefined, { cookie: await signIn(api, salonData.owner) })
  expect((await dataOf<Salon>(mine)).seasons).toEqual(own)
  const { seasons = [] } = await dataOf<Salon>(api.request('GET', `/salons/${usual.salonId}`))
  expect(seasons.map(({ nameAr, staffHours: hidden }) => [nameAr, hidden])).toEqual([['رمضان', undefined]])
})

test.each([
  [{ startsOn: '2027-01-01', endsOn: '2027-01-31' }, { endsOn: 'date_past' }],
  [{ startsOn: '2029-02-05', endsOn: '2029-02-05' }, { startsOn: 'date_too_far' }],
  [{ startsOn: '2029-01-30', endsOn: '2029-02-05' }, { endsOn: 'date_too_far' }],
  [{ startsOn: '2027-02-10', endsOn: '2027-02-20' }, { startsOn: 'dates_overlap' }],
  [{ startsOn: '2027-02-01', endsOn: '2027-02-06' }, { endsOn: 'dates_overlap' }],
  [
    { staffHours: [{ staffId: 'nobody', hours: hoursOf('1:00 PM', '2:00 PM') }] },
    { staffHours: 'value_invalid' },
  ],
  [{ days: [{ day: 'Saturday', isClosed: 'maybe' }] }, { 'days[0].isClosed': 'value_invalid' }],
  [{ name: { $ne: '' } }, { name: expect.any(String) as string }],
])('%j is refused at its field', async (changes, fields) => {
  await dataOf(add(evenings))
  const season = { ...evenings, startsOn: '2027-03-01', endsOn: '2027-03-02', ...changes }
  expect(await refusalOf(add(season))).toMatchObject({ status: 400, fields })
})

test('a season does not overlap with itself, and one that has gone is not found', async () => {
  const { season } = await dataOf<Made>(add(evenings))
  await dataOf(asOwner('PUT', `/seasons/${season.id}`, { ...evenings, endsOn: nextSaturday }))
  await dataOf(asOwner('DELETE', `/seasons/${season.id}`))
  expect((await asOwner('PUT', `/seasons/${season.id}`, evenings)).status).toBe(404)
  expect((await asOwner('DELETE', `/seasons/${season.id}`)).status).toBe(404)
})

test('sent twice with one key, it is there once', async () => {
  const { api, salonData, usual } = scenario()
  const cookie = await signIn(api, salonData.owner)
  const send = () => api.request('POST', `/salons/${usual.salonId}/seasons`, evenings, { cookie, key: 'one' })
  const first = await dataOf<Made>(send())
  expect(await dataOf<Made>(send())).toEqual(first)
  expect(await dataOf<Season[]>(asOwner('GET', '/seasons'))).toHaveLength(1)
})
