import type { Appointment } from '@/domain/appointment'
import { requestOf, type SalonProfile } from '@/domain/profile'
import type { Overview } from '@/domain/overview'
import type { SalonCard, SlotList } from '@/domain/salon'
import type { DaySchedule } from '@/domain/schedule'
import { weekdays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { readCalendar } from '@/testing/kit/readCalendar'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let now: number
let api: TestApi
let scenario: TestSalon
let cookie: string

/** 2027-02-04 is a Thursday. Hebron is then two hours ahead of UTC. */
const thursday = '2027-02-04'
const friday = '2027-02-05'
const night = { isClosed: false, startHour: '8:00 PM', endHour: '2:00 AM' }

beforeEach(async () => {
  now = Date.parse('2027-02-04T08:00:00Z')
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
  for (const day of weekdays) await dataOf(saveHours({ day, ...night }))
})
afterEach(() => api.close())

const ofSalon = (method: string, path: string, body?: object) =>
  api.request(method, `/salons/${scenario.salon.id}${path}`, body, { cookie })

const saveHours = (body: Partial<DaySchedule> & { day: string }) =>
  ofSalon('PUT', `/sections/${scenario.section.id}/schedule`, body)

async function book(iso: string) {
  const client = await signIn(api, await addUser(api.app))
  const request = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: Date.parse(iso) }
  return api.request('POST', '/appointments', request, { cookie: client })
}

const listOf = (from: string, to = from) =>
  dataOf<Appointment[]>(
    api.request('GET', `/appointments/salon/${scenario.salon.id}?from=${from}&to=${to}`, undefined, {
      cookie,
    }),
  )

test('a night sells its hours over and after midnight on the day that it began', async () => {
  const { slots } = await dataOf<SlotList>(
    ofSalon('GET', `/slots?serviceId=${scenario.service.id}&date=${thursday}`),
  )
  expect(slots[0]).toEqual({ time: '8:00 PM', startsAt: Date.parse('2027-02-04T18:00:00Z') })
  expect(slots.at(-1)).toEqual({
    time: '1:00 AM',
    startsAt: Date.parse('2027-02-04T23:00:00Z'),
    nightOf: thursday,
  })
})

test('an appointment after midnight has its true date, and is in the list of its night', async () => {
  const booked = await dataOf<Appointment>(book('2027-02-04T22:30:00Z'))
  expect(booked).toMatchObject({ date: friday, startTime: '12:30 AM', nightOf: thursday })
  expect((await listOf(thursday)).map(({ _id }) => _id)).toEqual([booked._id])
  expect(await listOf(friday)).toEqual([])
})

test('appointments over midnight hold the time of their staff', async () => {
  await dataOf(book('2027-02-04T21:45:00Z'))
  await dataOf(book('2027-02-04T21:45:00Z'))
  expect(await refusalOf(book('2027-02-04T22:15:00Z'))).toMatchObject({ code: 'slot_taken' })
  await dataOf(book('2027-02-04T22:45:00Z'))
})

test('later hours leave an appointment on the day of its night', async () => {
  const booked = await dataOf<Appointment>(book('2027-02-04T22:30:00Z'))
  await dataOf(saveHours({ day: 'Thursday', ...night, endHour: '12:00 AM' }))
  expect((await listOf(thursday)).map(({ _id }) => _id)).toEqual([booked._id])
})

test('another time zone leaves an appointment on the day of its night, at its time on the clock', async () => {
  const booked = await dataOf<Appointment>(book('2027-02-04T22:30:00Z'))
  const profile = await dataOf<SalonProfile>(ofSalon('GET', '/profile'))
  await dataOf(ofSalon('PUT', '', { ...requestOf(profile), timeZone: 'Asia/Dubai' }))
  const [moved] = await listOf(thursday)
  expect(moved).toMatchObject({ _id: booked._id, date: friday, startTime: '12:30 AM', nightOf: thursday })
  expect(moved?.startsAt).toBe(Date.parse('2027-02-04T20:30:00Z'))
})

test('its calendar event is after midnight', async () => {
  const { _id } = await dataOf<Appointment>(book('2027-02-04T22:30:00Z'))
  const path = `/appointments/${_id}/calendar.ics`
  const { events } = readCalendar(await (await api.request('GET', path, undefined, { cookie })).text())
  expect(events).toMatchObject([{ startsAt: Date.parse('2027-02-04T22:30:00Z') }])
})

test('what is booked and paid after midnight is in the takings of its night', async () => {
  const { _id } = await dataOf<Appointment>(book('2027-02-04T22:30:00Z'))
  await dataOf(api.request('POST', `/appointments/${_id}/confirm`, {}, { cookie }))
  now = Date.parse('2027-02-04T23:45:00Z')
  await dataOf(api.request('POST', `/appointments/${_id}/paid`, {}, { cookie }))
  const of = (date: string) => dataOf<Overview>(ofSalon('GET', `/overview?from=${date}&to=${date}`))
  expect((await of(thursday)).days).toMatchObject([{ date: thursday }])
  expect((await of(thursday)).hours).toMatchObject([{ hour: 0, appointments: 1 }])
  expect((await of(friday)).days).toEqual([])
})

test('a search for salons that are open finds the running night', async () => {
  const open = async () =>
    (await dataOf<{ salons: SalonCard[] }>(api.request('GET', '/salons?openNow=1'))).salons.length
  now = Date.parse('2027-02-04T23:00:00Z')
  expect(await open()).toBe(1)
  now = Date.parse('2027-02-05T00:00:00Z')
  expect(await open()).toBe(0)
})

test.each([
  [
    'a day that opens in the night before',
    { day: 'Friday', startHour: '1:00 AM', endHour: '5:00 AM' },
    'startHour',
  ],
  [
    'a night that goes on into the next day',
    { day: 'Thursday', startHour: '2:00 PM', endHour: '3:00 AM' },
    'endHour',
  ],
])('%s is refused at its field', async (_what, hours, field) => {
  if (field === 'endHour')
    await dataOf(saveHours({ day: 'Friday', isClosed: false, startHour: '2:00 AM', endHour: '5:00 AM' }))
  expect(await refusalOf(saveHours({ isClosed: false, ...hours }))).toMatchObject({
    status: 400,
    fields: { [field]: 'nights_overlap' },
  })
})
