import type { DayAvailability, SlotList } from '@/domain/salon'
import type { DaySchedule } from '@/domain/schedule'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000
let now: number
let api: TestApi

beforeEach(async () => {
  now = Date.parse('2027-02-01T00:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const slotsOf = ({ salon, service }: TestSalon, date: string, more = ''): Promise<SlotList> =>
  dataOf(api.request('GET', `/salons/${salon.id}/slots?serviceId=${service.id}&date=${date}${more}`))

const timesOf = async (scenario: TestSalon, date: string, more = ''): Promise<string[]> =>
  (await slotsOf(scenario, date, more)).slots.map(({ time }) => time)

const onTheHour = (times: string[]): string[] => times.filter(time => time.includes(':00 '))

async function saveHours(
  { owner, salon, section }: TestSalon,
  day: string,
  hours: Partial<DaySchedule>,
): Promise<void> {
  const cookie = await signIn(api, owner)
  const path = `/salons/${salon.id}/sections/${section.id}/schedule`
  await dataOf(api.request('PUT', path, { day, ...hours }, { cookie }))
}

async function book({ salon, service }: TestSalon, startsAt: string, more: object = {}) {
  const cookie = await signIn(api, await addUser(api.app))
  const request = { salonId: salon.id, serviceId: service.id, startsAt: Date.parse(startsAt), ...more }
  return api.request('POST', '/appointments', request, { cookie })
}

test.each([
  ['2027-03-26', '2027-03-26T08:00:00Z'],
  ['2027-03-30', '2027-03-30T07:00:00Z'],
  ['2027-10-29', '2027-10-29T07:00:00Z'],
  ['2027-11-02', '2027-11-02T08:00:00Z'],
])('a salon in Paris opens at 9:00 AM on %s, whichever way the clocks stand', async (date, instant) => {
  now = Date.parse(instant) - 48 * hour
  const paris = await addSalon(api.app, { time_zone: 'Europe/Paris' })
  const { slots, timeZone } = await slotsOf(paris, date)
  expect(slots[0]).toEqual({ time: '9:00 AM', startsAt: Date.parse(instant) })
  expect(timeZone).toBe('Europe/Paris')
})

test('closing at 12:00 AM is closing at the end of the day', async () => {
  const scenario = await addSalon(api.app)
  await saveHours(scenario, 'Friday', { startHour: '6:00 PM', endHour: '12:00 AM' })
  expect(onTheHour(await timesOf(scenario, '2027-02-05'))).toEqual([
    '6:00 PM',
    '7:00 PM',
    '8:00 PM',
    '9:00 PM',
    '10:00 PM',
    '11:00 PM',
  ])
  await saveHours(scenario, 'Friday', { startHour: '12:00 AM', endHour: '12:00 AM' })
  expect(onTheHour(await timesOf(scenario, '2027-02-05'))).toHaveLength(24)
})

test.each([
  ['12:00 AM', '1:00 AM', '12:00 AM', '2027-02-04T22:00:00Z'],
  ['12:00 PM', '1:00 PM', '12:00 PM', '2027-02-05T10:00:00Z'],
])('%s to %s is one slot, at the right half of the day', async (startHour, endHour, time, instant) => {
  const scenario = await addSalon(api.app)
  await saveHours(scenario, 'Friday', { startHour, endHour })
  expect((await slotsOf(scenario, '2027-02-05')).slots).toEqual([{ time, startsAt: Date.parse(instant) }])
})

test('a salon closed on Fridays is closed on that date and open on the next', async () => {
  const scenario = await addSalon(api.app)
  await saveHours(scenario, 'Friday', { isClosed: true })
  expect(await slotsOf(scenario, '2027-02-05')).toMatchObject({ slots: [], empty: 'closed' })
  expect((await timesOf(scenario, '2027-02-06'))[0]).toBe('9:00 AM')
  const appointment = await dataOf(book(scenario, '2027-02-06T07:00:00Z'))
  expect(appointment).toMatchObject({ date: '2027-02-06', startTime: '9:00 AM', timeZone: 'Asia/Hebron' })
})

test('a long booking blocks what overlaps it and nothing that touches it', async () => {
  const scenario = await addSalon(api.app, { service: { minutes: 180 } })
  const staffId = scenario.staff[0]?.id
  await dataOf(book(scenario, '2027-02-06T07:30:00Z', { staffId }))
  const staffMember = `&staffId=${String(staffId)}`
  expect((await timesOf(scenario, '2027-02-06', staffMember))[0]).toBe('12:30 PM')

  const cookie = await signIn(api, scenario.owner)
  const more = { sectionId: scenario.section.id, name: 'Trim', cost: 5, currency: 'USD' }
  const serviceOf = (time: number) =>
    dataOf<{ id: string }>(
      api.request('POST', `/salons/${scenario.salon.id}/services`, { ...more, time }, { cookie }),
    )
  const half = { ...scenario, service: { ...scenario.service, id: (await serviceOf(30)).id } }
  expect((await timesOf(half, '2027-02-06', staffMember)).slice(0, 3)).toEqual([
    '9:00 AM',
    '12:30 PM',
    '12:45 PM',
  ])
  const ninety = { ...scenario, service: { ...scenario.service, id: (await serviceOf(90)).id } }
  expect((await timesOf(ninety, '2027-02-06', staffMember)).at(-1)).toBe('4:30 PM')
})

test('what one chair has no time for, anyone still may', async () => {
  const scenario = await addSalon(api.app)
  const [first, second] = scenario.staff.map(({ id }) => id)
  await dataOf(book(scenario, '2027-02-06T07:00:00Z', { staffId: first }))
  expect((await timesOf(scenario, '2027-02-06', `&staffId=${String(first)}`))[0]).toBe('10:00 AM')
  expect((await timesOf(scenario, '2027-02-06', `&staffId=${String(second)}`))[0]).toBe('9:00 AM')
  expect((await timesOf(scenario, '2027-02-06'))[0]).toBe('9:00 AM')
})

test('only the people who do a service are asked for it', async () => {
  const scenario = await addSalon(api.app)
  const other = await addSalon(api.app)
  const [first, second] = scenario.staff.map(({ id }) => id)
  await api.app.db
    .insertInto('staff_services')
    .values([
      { staff_id: String(first), service_id: other.service.id },
      { staff_id: String(second), service_id: scenario.service.id },
    ])
    .execute()
  expect(await slotsOf(scenario, '2027-02-06', `&staffId=${String(first)}`)).toMatchObject({
    empty: 'closed',
  })
  await dataOf(book(scenario, '2027-02-06T07:00:00Z'))
  expect((await timesOf(scenario, '2027-02-06'))[0]).toBe('10:00 AM')
})

test('what the owner changes is what can be booked from that moment on', async () => {
  const scenario = await addSalon(api.app)
  const cookie = await signIn(api, scenario.owner)
  expect((await timesOf(scenario, '2027-02-06'))[0]).toBe('9:00 AM')

  await saveHours(scenario, 'Saturday', {
    startHour: '11:00 AM',
    endHour: '4:00 PM',
    breaks: [{ startHour: '12:00 PM', endHour: '1:00 PM' }],
  })
  expect((await timesOf(scenario, '2027-02-06')).slice(0, 2)).toEqual(['11:00 AM', '1:00 PM'])

  const { dayOff } = await dataOf<{ dayOff: { id: string } }>(
    api.request('POST', `/salons/${scenario.salon.id}/days-off`, { date: '2027-02-06' }, { cookie }),
  )
  expect(await slotsOf(scenario, '2027-02-06')).toMatchObject({ slots: [], empty: 'closed' })
  await api.request('DELETE', `/salons/${scenario.salon.id}/days-off/${dayOff.id}`, undefined, { cookie })
  expect((await timesOf(scenario, '2027-02-06'))[0]).toBe('11:00 AM')

  await api.request('DELETE', `/salons/${scenario.salon.id}/services/${scenario.service.id}`, undefined, {
    cookie,
  })
  const gone = api.request(
    'GET',
    `/salons/${scenario.salon.id}/slots?serviceId=${scenario.service.id}&date=2027-02-06`,
  )
  expect((await gone).status).toBe(404)
})

test('past times are not offered, and a day says why it is empty', async () => {
  const scenario = await addSalon(api.app)
  now = Date.parse('2027-02-06T08:10:00Z')
  expect((await timesOf(scenario, '2027-02-06'))[0]).toBe('10:15 AM')
  expect(await slotsOf(scenario, '2027-02-05')).toMatchObject({ slots: [], empty: 'past' })
})

test('where only later slots are offered, a day counts what it lists', async () => {
  const scenario = await addSalon(api.app)
  const { slots } = await slotsOf(scenario, '2027-02-06')
  const countAfter = async (after = 0) => {
    const query = `serviceId=${scenario.service.id}&after=${after}`
    const [day] = await dataOf<DayAvailability[]>(
      api.request('GET', `/salons/${scenario.salon.id}/days?${query}&from=2027-02-06&days=1`),
    )
    const list = await dataOf<SlotList>(
      api.request('GET', `/salons/${scenario.salon.id}/slots?${query}&date=2027-02-06`),
    )
    expect(day).toMatchObject({ free: list.slots.length, empty: list.empty })
    return day
  }
  expect(await countAfter(slots.at(-5)?.startsAt)).toMatchObject({ free: 4, empty: null })
  expect(await countAfter(slots.at(-1)?.startsAt)).toMatchObject({ free: 0, empty: 'earlier' })
})

test('a strip of days tells how many slots each has, over a clock change', async () => {
  now = Date.parse('2027-03-20T00:00:00Z')
  const scenario = await addSalon(api.app, { time_zone: 'Europe/Paris' })
  await saveHours(scenario, 'Sunday', { isClosed: true })
  const strip = await dataOf<DayAvailability[]>(
    api.request(
      'GET',
      `/salons/${scenario.salon.id}/days?serviceId=${scenario.service.id}&from=2027-03-27&days=3`,
    ),
  )
  expect(strip).toEqual([
    { date: '2027-03-27', free: 33, empty: null },
    { date: '2027-03-28', free: 0, empty: 'closed' },
    { date: '2027-03-29', free: 33, empty: null },
  ])
})

test.each([
  ['slots?serviceId=x&date=2027-02-30', { date: 'date_invalid' }],
  ['slots?serviceId=x', { date: 'date_invalid' }],
  ['slots?date=2027-02-06', { serviceId: 'service_required' }],
  ['days?serviceId=x&from=2027-02-06&days=32', { days: 'value_invalid' }],
  ['days?serviceId=x&from=2027-02-06&days=0', { days: 'value_invalid' }],
  ['days?serviceId=x&from=tomorrow', { from: 'date_invalid' }],
])('%s is refused with its field', async (query, fields) => {
  const scenario = await addSalon(api.app)
  const refusal = await refusalOf(api.request('GET', `/salons/${scenario.salon.id}/${query}`))
  expect(refusal).toMatchObject({ status: 400, code: 'bad_input', fields })
})

test('a salon, service or chair that is not there is answered with 404', async () => {
  const scenario = await addSalon(api.app)
  const other = await addSalon(api.app)
  const statusOf = async (salonId: string, query: string) =>
    (await api.request('GET', `/salons/${salonId}/slots?date=2027-02-06&${query}`)).status
  expect(await statusOf('nowhere', `serviceId=${scenario.service.id}`)).toBe(404)
  expect(await statusOf(scenario.salon.id, `serviceId=${other.service.id}`)).toBe(404)
  expect(
    await statusOf(
      scenario.salon.id,
      `serviceId=${scenario.service.id}&staffId=${String(other.staff[0]?.id)}`,
    ),
  ).toBe(404)
})

test('an appointment that is moved does not stand in its own way, for its client and its salon alone', async () => {
  const scenario = await addSalon(api.app)
  const ann = await addUser(api.app)
  const annsCookie = await signIn(api, ann)
  const staffId = scenario.staff[0]?.id
  const request = {
    salonId: scenario.salon.id,
    serviceId: scenario.service.id,
    staffId,
    startsAt: Date.parse('2027-02-06T07:00:00Z'),
  }
  const { _id } = await dataOf<{ _id: string }>(
    api.request('POST', '/appointments', request, { cookie: annsCookie }),
  )
  const path = `/salons/${scenario.salon.id}/slots?serviceId=${scenario.service.id}&date=2027-02-06&staffId=${String(staffId)}&reschedulingId=${_id}`
  const seenBy = async (cookie?: string) => api.request('GET', path, undefined, cookie ? { cookie } : {})

  for (const cookie of [annsCookie, await signIn(api, scenario.owner)]) {
    const { slots } = await dataOf<SlotList>(seenBy(cookie))
    expect(slots[0]?.time).toBe('9:00 AM')
  }
  expect((await seenBy()).status).toBe(401)
  expect((await seenBy(await signIn(api, await addUser(api.app)))).status).toBe(404)
})
