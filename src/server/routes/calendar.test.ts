import type { FreshAccessKey } from '@/domain/accessKey'
import type { Appointment } from '@/domain/appointment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { readCalendar } from '@/testing/kit/readCalendar'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000
/** 10 AM in the salon's time zone: two hours ahead of UTC in winter, three in summer. */
const winter = Date.parse('2027-03-23T08:00:00Z')
const summer = Date.parse('2027-04-06T07:00:00Z')

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
          isTransparent: false,
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
  expect(cancelled.events).toMatchObject([
    {
      sequence: 2,
      startsAt: summer,
      status: 'CANCELLED',
      isTransparent: true,
      summary: 'Cancelled: Haircut – Corner',
    },
  ])
  expect(new Set([first, moved, cancelled].map(({ events }) => events[0]?.uid)).size).toBe(1)
})

test('a declined appointment says so in the calendar, in the language of the page that showed the address', async () => {
  const { key } = await makeKey('calendar', asAnn)
  const { _id } = await book(winter)
  await api.app.db.updateTable('appointments').set({ status: 'pending' }).execute()
  await dataOf(api.request('POST', `/appointments/${_id}/decline`, {}, { cookie: asOwner }))
  const off = { status: 'CANCELLED', isTransparent: true }
  expect((await feed(key)).events).toMatchObject([{ ...off, summary: 'Declined: Haircut – Corner' }])
  const inArabic = await get(`/calendar/${key}.ics?lang=ar`)
  const arabic = { name: 'مواعيد كرسي', events: [{ ...off, summary: 'مرفوض: Haircut – الزاوية' }] }
  expect(readCalendar(await inArabic.text())).toMatchObject(arabic)
  const file = await get(`/appointments/${_id}/calendar.ics?lang=ar`, {
    cookie: asAnn,
    'accept-language': 'en',
  })
  expect(readCalendar(await file.text())).toMatchObject(arabic)
})

test('a feed without appointments is a valid calendar', async () => {
  const { key } = await makeKey('calendar', asAnn)
  expect(await feed(key)).toEqual({ name: 'Kursi appointments', zones: ['UTC'], events: [] })
})

describe('the sequence rises', () => {
  const profile = async () => {
    const path = `/salons/${scenario.salon.id}/profile`
    return dataOf<Record<string, unknown>>(api.request('GET', path, undefined, { cookie: asOwner }))
  }
  const saveProfile = async (changes: object) =>
    dataOf(
      api.request(
        'PUT',
        `/salons/${scenario.salon.id}`,
        { ...(await profile()), ...changes },
        { cookie: asOwner },
      ),
    )
  const saveStaff = async (changes: object) => {
    const [member] = scenario.staff
    const team = `/salons/${scenario.salon.id}/team`
    const { staff } = await dataOf<{ staff: { id: string }[] }>(
      api.request('GET', team, undefined, { cookie: asOwner }),
    )
    const present = staff.find(({ id }) => id === member?.id)
    return dataOf(
      api.request('PUT', `${team}/${member?.id}`, { ...present, ...changes }, { cookie: asOwner }),
    )
  }
  const saveUser = ({ uid, name, country, city, phone, address }: TestUser, changes: object) =>
    dataOf(
      api.request(
        'PUT',
        `/users/edit-user/${uid}`,
        { name, country, city, phone, address, ...changes },
        { cookie: asAnn },
      ),
    )

  test.each<[string, () => Promise<unknown>]>([
    ['another name of the salon', () => saveProfile({ name: 'Round the corner' })],
    ['another address', () => saveProfile({ address: 'Side Street 2' })],
    ['another time zone', () => saveProfile({ timeZone: 'Europe/Paris' })],
    ['another name of who serves', () => saveStaff({ name: 'Omar' })],
    ['another name of the client', () => saveUser(ann, { name: 'Ann Quill' })],
    ['another phone of the client', () => saveUser(ann, { phone: '+491701234567' })],
  ])('with %s, once, and for what is to come alone', async (_what, change) => {
    const ended = await book(summer)
    await dataOf(api.request('POST', `/appointments/${ended._id}/cancel`, undefined, { cookie: asAnn }))
    const { _id } = await book(winter)
    const { key } = await makeKey('salon', asOwner)
    const sequences = async () => {
      const { events } = await feed(key)
      return new Map(events.map(({ uid, sequence }) => [uid, sequence]))
    }
    for (let time = 0; time < 2; time += 1) {
      now += 1000
      await change()
      const seen = await sequences()
      expect(seen.get(`${_id}@kursi`)).toBe(1)
      expect(seen.get(`${ended._id}@kursi`)).toBe(1)
    }
  })

  test('with nothing else', async () => {
    await book(winter)
    const { key } = await makeKey('salon', asOwner)
    await saveProfile({ confirmsAtOnce: false })
    await saveUser(ann, { city: '' })
    expect((await feed(key)).events).toMatchObject([{ sequence: 0 }])
  })
})

test('a feed and a file that did not change are not sent again', async () => {
  const { key } = await makeKey('calendar', asAnn)
  const { _id } = await book(winter)
  for (const [path, headers] of [
    [`/calendar/${key}.ics`, {}],
    [`/appointments/${_id}/calendar.ics`, { cookie: asAnn }],
  ] as const) {
    const etag = (await get(path, headers)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
    now += hour
    const again = await get(path, { ...headers, 'if-none-match': etag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  await dataOf(api.request('POST', `/appointments/${_id}/cancel`, undefined, { cookie: asAnn }))
  const changed = await get(`/calendar/${key}.ics`)
  expect(changed.headers.get('etag')).not.toBeNull()
  const etag = changed.headers.get('etag') ?? ''
  expect((await get(`/calendar/${key}.ics`, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(`/calendar/${key}.ics`, { 'if-none-match': '"older"' })).status).toBe(200)
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
