import type { FreshAccessKey } from '@/domain/accessKey'
import type { Appointment } from '@/domain/appointment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { readCalendar } from '@/testing/kit/readCalendar'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000
/** 10 AM in the salon's time zone: two hours ahead of UTC in winter, three in summer. */
const winter = Date.parse('2027-02-02T08:00:00Z')
const summer = Date.parse('2027-07-06T07:00:00Z')

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let asAnn: string
let asOwner: string
let logged: string[]

beforeEach(async () => {
  now = winter - 24 * hour
  logged = []
  const write = (event: string, facts?: object) => void logged.push(event + JSON.stringify(facts))
  api = await startApi({ now: () => now, log: { info: write, error: write } })
  scenario = await addSalon(api.app, { name: 'Corner', name_ar: 'الزاوية' })
  ann = await addUser(api.app, { name: 'Ann Lee' })
  asAnn = await signIn(api, ann)
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const book = (startsAt: number) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
      { cookie: asAnn },
    ),
  )

/** Requests as a calendar program or a plain link does: without the API key. */
const get = async (path: string, headers: Record<string, string> = {}) =>
  api.api.request(`/api${path}`, { headers })

const download = ({ _id }: Appointment, headers: Record<string, string>) =>
  get(`/appointments/${_id}/calendar.ics`, headers)

const makeKey = (scope: string, cookie: string) =>
  dataOf<FreshAccessKey>(api.request('POST', '/keys', { name: 'Calendar', scope }, { cookie }))

const feed = async (key: string) => {
  const answer = await get(`/calendar/${key}.ics`)
  expect(answer.status).toBe(200)
  return readCalendar(await answer.text())
}

test.each([
  ['winter', winter],
  ['summer', summer],
])(
  'an appointment in %s is downloaded with the right instants and the salon’s zone',
  async (_when, startsAt) => {
    const appointment = await book(startsAt)
    const answer = await download(appointment, { cookie: asAnn })
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('.ics')
    const text = await answer.text()
    expect(text).toMatch(/DTSTART;TZID=Asia\/Hebron:\d{8}T100000\r\n/)
    expect(readCalendar(text)).toEqual({
      name: 'Kursi appointments',
      zones: ['Asia/Hebron'],
      events: [
        {
          uid: `${appointment._id}@kursi`,
          sequence: 0,
          status: 'CONFIRMED',
          summary: 'Haircut – Corner',
          description: 'With: First chair\nPrice: $20',
          location: 'Main Street 1, Hebron',
          startsAt,
          endsAt: startsAt + hour,
        },
      ],
    })
  },
)

test('in the language asked for, and for the owner with who comes', async () => {
  const appointment = await book(winter)
  const inArabic = await download(appointment, { cookie: asAnn, 'accept-language': 'ar' })
  expect(readCalendar(await inArabic.text())).toMatchObject({
    name: 'مواعيد كرسي',
    events: [{ summary: 'Haircut – الزاوية' }],
  })
  const owners = await download(appointment, { cookie: asOwner })
  const [event] = readCalendar(await owners.text()).events
  expect(event?.summary).toBe('Haircut – Ann Lee')
  expect(event?.description).toContain(ann.phone)
})

test('nobody else downloads it', async () => {
  const appointment = await book(winter)
  expect(await refusalOf(download(appointment, {}))).toMatchObject({ status: 401 })
  const stranger = { cookie: await signIn(api, await addUser(api.app)) }
  const refused = await refusalOf(download(appointment, stranger))
  expect(refused).toMatchObject({ status: 404 })
  expect(await refusalOf(get('/appointments/nothing/calendar.ics', stranger))).toEqual(refused)
})

test('a feed follows what becomes of an appointment, under the same id', async () => {
  const { key } = await makeKey('calendar', asAnn)
  const { _id } = await book(winter)
  const act = (verb: string, body?: object) =>
    dataOf(api.request('POST', `/appointments/${_id}/${verb}`, body, { cookie: asAnn }))
  const first = await feed(key)
  expect(first.events).toMatchObject([{ sequence: 0, startsAt: winter, status: 'CONFIRMED' }])
  await act('reschedule', { startsAt: summer })
  const moved = await feed(key)
  expect(moved.events).toMatchObject([{ sequence: 1, startsAt: summer, status: 'CONFIRMED' }])
  await act('cancel')
  const cancelled = await feed(key)
  expect(cancelled.events).toMatchObject([{ sequence: 2, startsAt: summer, status: 'CANCELLED' }])
  expect(new Set([first, moved, cancelled].map(({ events }) => events[0]?.uid)).size).toBe(1)
})

test('a key of each scope reads what is its holder’s', async () => {
  await book(winter)
  await api.app.db.updateTable('appointments').set({ status: 'pending' }).execute()
  const other = await addSalon(api.app)
  const feedOf = async (scope: string, cookie: string) => {
    const { events } = await feed((await makeKey(scope, cookie)).key)
    return events.map(({ summary, status }) => ({ summary, status }))
  }
  const own = [{ summary: 'Haircut – Corner', status: 'TENTATIVE' }]
  expect(await feedOf('calendar', asAnn)).toEqual(own)
  expect(await feedOf('salon', asOwner)).toEqual([{ summary: 'Haircut – Ann Lee', status: 'TENTATIVE' }])
  expect(await feedOf('calendar', asOwner)).toEqual([])
  expect(await feedOf('salon', await signIn(api, other.owner))).toEqual([])
})

test('a revoked, a replaced and an unknown key open nothing', async () => {
  await book(winter)
  const revoked = await makeKey('calendar', asAnn)
  const replaced = await makeKey('calendar', asAnn)
  await api.request('DELETE', `/keys/${revoked.id}`, undefined, { cookie: asAnn })
  await api.request('POST', `/keys/${replaced.id}/rotate`, undefined, { cookie: asAnn })
  for (const key of [revoked.key, replaced.key, 'kursi_nothing', '%2e%2e', asAnn]) {
    expect(await refusalOf(get(`/calendar/${key}.ics`))).toMatchObject({ status: 404 })
  }
})

test('a feed notes its use, and its key is in no log', async () => {
  const { key, id } = await makeKey('calendar', asAnn)
  await feed(key)
  const row = await api.app.db.selectFrom('access_keys').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row?.last_used_at).toBe(now)
  expect(logged.some(line => line.includes('/calendar/'))).toBe(true)
  expect(logged.filter(line => line.includes(key))).toEqual([])
})

test('a feed that fails leaves no key in the log either', async () => {
  const { key } = await makeKey('calendar', asAnn)
  await api.app.db.destroy()
  expect((await get(`/calendar/${key}.ics`)).status).toBe(500)
  expect(logged.some(line => line.startsWith('request_failed') && line.includes('/calendar/'))).toBe(true)
  expect(logged.filter(line => line.includes(key))).toEqual([])
})
