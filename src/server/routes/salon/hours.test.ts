import type { Appointment } from '@/domain/appointment'
import type { Salon, Section, Service } from '@/domain/salon'
import type { WeekSchedule } from '@/domain/schedule'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const call = (method: string, path: string, body?: object) =>
  api.request(method, `/salons/${scenario.salon.id}${path}`, body, { cookie })

const mySalon = () => dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))

async function book(iso: string, serviceId = scenario.service.id): Promise<Appointment> {
  const clients = await signIn(api, await addUser(api.app))
  const request = { salonId: scenario.salon.id, serviceId, startsAt: Date.parse(iso) }
  return dataOf(api.request('POST', '/appointments', request, { cookie: clients }))
}

describe('hours', () => {
  const save = (body: object, query = '') =>
    call('PUT', `/sections/${scenario.section.id}/schedule${query}`, body)

  test.each([
    [{ startHour: '5:00 PM', endHour: '9:00 AM' }, { endHour: 'end_before_start' }],
    [{ startHour: '9:00 AM', endHour: '9:00 AM' }, { endHour: 'end_before_start' }],
    [{ endHour: '9:00 AM' }, { startHour: 'start_required' }],
    [{ startHour: '9:00 AM' }, { endHour: 'end_required' }],
    [{ startHour: '9:15 AM', endHour: '5:00 PM' }, { startHour: 'hour_invalid' }],
  ])('%p is refused at its field and the old hours stay', async (hours, fields) => {
    expect(await refusalOf(save({ day: 'Monday', ...hours }))).toMatchObject({
      status: 400,
      code: 'bad_input',
      fields,
    })
    const week = (await mySalon()).sections[0]?.week
    expect(week?.Monday).toMatchObject({
      isClosed: false,
      startHour: '9:00 AM',
      endHour: '6:00 PM',
      breaks: [],
    })
  })

  test('a day is saved with its breaks, to the end of the day, and saved again without', async () => {
    const hours = { isClosed: false, startHour: '6:30 PM', endHour: '12:00 AM' }
    const breaks = [{ startHour: '8:00 PM', endHour: '8:30 PM' }]
    await dataOf(save({ day: 'Tuesday', ...hours, breaks }))
    const saved = await dataOf<{ week: WeekSchedule }>(save({ day: 'Monday', ...hours, breaks }))
    expect(saved.week.Monday).toMatchObject({ ...hours, breaks })
    expect((await mySalon()).sections[0]?.week.Monday).toMatchObject({ ...hours, breaks })
    await dataOf(save({ day: 'Monday', ...hours }))
    expect((await mySalon()).sections[0]?.week.Monday).toMatchObject({ ...hours, breaks: [] })
    const again = await dataOf<{ week: WeekSchedule }>(save({ day: 'Monday', isClosed: true }))
    expect(again.week.Monday).toMatchObject({ isClosed: true, startHour: null, endHour: null, breaks: [] })
    expect(again.week.Tuesday).toMatchObject({ ...hours, breaks })
    expect(again.week.Wednesday.startHour).toBe('9:00 AM')
  })

  test('hours that leave bookings behind list them first and keep them', async () => {
    const early = await book('2027-02-05T07:00:00Z')
    const late = await book('2027-02-05T12:00:00Z')
    const inBreak = await book('2027-02-12T10:00:00Z')
    const otherDay = await book('2027-02-06T07:00:00Z')
    const hours = {
      day: 'Friday',
      startHour: '11:00 AM',
      endHour: '6:00 PM',
      breaks: [{ startHour: '12:00 PM', endHour: '1:00 PM' }],
    }
    const preview = await dataOf<{ stranded: Appointment[] }>(save(hours, '?preview=1'))
    expect(preview.stranded.map(({ _id }) => _id)).toEqual([early._id, inBreak._id])
    expect((await mySalon()).sections[0]?.week.Friday.startHour).toBe('9:00 AM')
    expect(await dataOf(save(hours))).toMatchObject({ stranded: preview.stranded })
    const agenda = api.request(
      'GET',
      `/appointments/salon/${scenario.salon.id}?from=2027-02-05&to=2027-02-12`,
      undefined,
      { cookie },
    )
    const kept = await dataOf<Appointment[]>(agenda)
    expect(kept.map(({ _id, status }) => [_id, status])).toEqual(
      [early, late, otherDay, inBreak].map(({ _id }) => [_id, 'confirmed']),
    )
  })
})

describe('whom new hours leave behind', () => {
  const open = (sectionId: string) =>
    dataOf(
      call('PUT', `/sections/${sectionId}/schedule`, {
        day: 'Friday',
        startHour: '12:00 AM',
        endHour: '12:00 AM',
      }),
    )

  test('are those of the section, on the salon’s own day, still to come and not called off', async () => {
    const { id: nails } = await dataOf<Section>(call('POST', '/sections', { name: 'Nails' }))
    const manicure = { sectionId: nails, name: 'Manicure', cost: 5, currency: 'GBP', time: 15 }
    const { id: shape } = await dataOf<Service>(call('POST', '/services', manicure))
    await open(scenario.section.id)
    await open(nails)
    const afterMidnight = await book('2027-02-04T22:30:00Z')
    await book('2027-02-05T01:00:00Z', shape)
    const calledOff = await book('2027-02-05T02:00:00Z')
    await dataOf(api.request('POST', `/appointments/${calledOff._id}/cancel`, undefined, { cookie }))
    const past = await book('2027-02-05T04:00:00Z')
    const startsAt = Date.parse('2027-01-29T04:00:00Z')
    await api.app.db
      .updateTable('appointments')
      .set({ starts_at: startsAt, ends_at: startsAt + 3_600_000 })
      .where('id', '=', past._id)
      .execute()
    const hours = { day: 'Friday', startHour: '11:00 AM', endHour: '6:00 PM' }
    const preview = call('PUT', `/sections/${scenario.section.id}/schedule?preview=1`, hours)
    const { stranded } = await dataOf<{ stranded: Appointment[] }>(preview)
    expect(stranded.map(({ _id }) => _id)).toEqual([afterMidnight._id])
  })
})

describe('days off', () => {
  test('a day off lists the bookings of that date, and is there once', async () => {
    const booked = await book('2027-02-05T08:00:00Z')
    await book('2027-02-06T08:00:00Z')
    const day = { date: '2027-02-05', reason: ' Holiday ' }
    const preview = await dataOf<{ stranded: Appointment[] }>(call('POST', '/days-off?preview=1', day))
    expect(preview.stranded.map(({ _id }) => _id)).toEqual([booked._id])
    expect((await mySalon()).daysOff).toEqual([])
    const { dayOff } = await dataOf<{ dayOff: { id: string } }>(call('POST', '/days-off', day))
    expect((await mySalon()).daysOff).toEqual([{ id: dayOff.id, date: '2027-02-05', reason: 'Holiday' }])
    expect(await refusalOf(call('POST', '/days-off', day))).toMatchObject({ status: 409, code: 'conflict' })
    await dataOf(call('DELETE', `/days-off/${dayOff.id}`))
    expect((await call('DELETE', `/days-off/${dayOff.id}`)).status).toBe(404)
  })

  test.each([{}, { date: '2027-02-30' }, { date: 'Friday' }])('%p is no day off', async body => {
    expect(await refusalOf(call('POST', '/days-off', body))).toMatchObject({
      status: 400,
      fields: { date: 'date_invalid' },
    })
  })
})
