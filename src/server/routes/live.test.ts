import type { Appointment } from '@/domain/appointment'
import type { NotificationPage } from '@/domain/notification'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { listen, type Listening } from '@/testing/kit/listen'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const ten = Date.parse('2027-02-02T08:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let asAnn: string
let asOwner: string
let open: Listening[]

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  open = []
  api = await startApi({ now: () => (now += 1) })
  scenario = await addSalon(api.app)
  ann = await addUser(api.app)
  asAnn = await signIn(api, ann)
  asOwner = await signIn(api, scenario.owner)
})
afterEach(async () => {
  await Promise.all(open.map(listening => listening.close()))
  await api.close()
})

async function listening(
  cookie?: string,
  more: { lastEventId?: string; salons?: string } = {},
): Promise<Listening> {
  const started = await listen(api, { ...(cookie && { cookie }), ...more })
  open.push(started)
  return started
}

const book = (startsAt = ten) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
      { cookie: asAnn },
    ),
  )

/** The next events by name; events of two subscribers may come in either order. */
async function nextEvents(listening: Listening, count: number): Promise<Record<string, unknown>> {
  const heard: Record<string, unknown> = {}
  for (let index = 0; index < count; index += 1) {
    const { event, data } = await listening.next()
    heard[event] = data
  }
  return heard
}

const notificationsOf = (cookie: string) =>
  dataOf<NotificationPage>(api.request('GET', '/notifications', undefined, { cookie })).then(
    ({ notifications }) => notifications,
  )

test('needs a session and no API key', async () => {
  expect((await listening()).status).toBe(401)
  expect((await listening(`${asAnn}x`)).status).toBe(401)
  expect((await listening(asAnn)).status).toBe(200)
})

test('is an event stream that no proxy holds back', async () => {
  const answer = await api.api.request('/api/live', { headers: { cookie: asAnn } })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  await answer.body?.cancel()
})

test('a booking reaches the owner with its notice, and whoever looks at the salon whose times changed', async () => {
  const salons = scenario.salon.id
  const [owner, client, stranger] = [
    await listening(asOwner, { salons }),
    await listening(asAnn, { salons: `elsewhere,${salons}` }),
    await listening(await signIn(api, await addUser(api.app)), { salons }),
  ]
  const { _id } = await book()
  const slots = { salonId: scenario.salon.id }
  expect(await nextEvents(owner, 3)).toEqual({
    notification: expect.objectContaining({ kind: 'booked', appointmentId: _id }) as object,
    appointments: {},
    slots,
  })
  expect(await nextEvents(client, 2)).toEqual({ appointments: {}, slots })
  expect(await stranger.next()).toEqual({ event: 'slots', id: undefined, data: slots })
})

test('who looks at other salons, or at none, hears of their own things only', async () => {
  const other = await addSalon(api.app)
  const asStranger = await signIn(api, await addUser(api.app))
  const [client, elsewhere, nowhere] = [
    await listening(asAnn),
    await listening(asStranger, { salons: other.salon.id }),
    await listening(asStranger),
  ]
  await book()
  await dataOf(
    api.request(
      'POST',
      '/appointments',
      { salonId: other.salon.id, serviceId: other.service.id, startsAt: ten + 3 * hour },
      { cookie: asStranger },
    ),
  )
  expect(await client.next()).toMatchObject({ event: 'appointments' })
  expect(await nextEvents(elsewhere, 2)).toEqual({ appointments: {}, slots: { salonId: other.salon.id } })
  expect(await nowhere.next()).toMatchObject({ event: 'appointments' })
})

test('twenty salons at most, and ids only', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => `salon-${index}`)
  expect((await listening(asAnn, { salons: ids.slice(1).join() })).status).toBe(200)
  expect((await listening(asAnn, { salons: ids.join() })).status).toBe(400)
  for (const salons of ['..%2F', 'a,,b', 'x'.repeat(65)]) {
    expect((await listening(asAnn, { salons })).status).toBe(400)
  }
})

test('reading in one tab reaches the others', async () => {
  await book()
  const tab = await listening(asOwner)
  await api.request('POST', '/notifications/read-all', undefined, { cookie: asOwner })
  expect(await tab.next()).toMatchObject({ event: 'unread', data: { unread: 0 } })
})

test('a connection that broke goes on after the last notice it heard', async () => {
  const first = await listening(asOwner)
  await book()
  let heard = await first.next()
  while (heard.event !== 'notification') heard = await first.next()
  await first.close()
  await book(ten + hour)
  await book(ten + 2 * hour)

  const again = await listening(asOwner, { ...(heard.id && { lastEventId: heard.id }) })
  const missed = [await again.next(), await again.next()]
  const known = await notificationsOf(asOwner)
  expect(missed.map(({ event, id }) => ({ event, id }))).toEqual(
    [known[1], known[0]].map(notification => ({ event: 'notification', id: notification?.id })),
  )
  expect(missed[0]?.data).toEqual(known[1])
  expect(await again.next()).toMatchObject({ event: 'appointments' })
})

test('an id of another’s notice gives none of theirs', async () => {
  await book()
  const [theirs] = await notificationsOf(asOwner)
  const client = await listening(asAnn, { ...(theirs && { lastEventId: theirs.id }) })
  expect(await client.next()).toMatchObject({ event: 'appointments' })
})

test('five tabs hear on while each changes its salons, and more are refused until one is closed', async () => {
  const tabs = await Promise.all(Array.from({ length: 5 }, () => listening(asAnn)))
  const salons = scenario.salon.id
  const successors = await Promise.all(Array.from({ length: 5 }, () => listening(asAnn, { salons })))
  expect([...tabs, ...successors].map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await listening(asAnn)).status).toBe(429)
  expect((await listening(asOwner)).status).toBe(200)
  await tabs[0]?.close()
  expect((await listening(asAnn)).status).toBe(200)
})

test('ends with its session, and not with another', async () => {
  const elsewhere = await signIn(api, ann)
  const salons = scenario.salon.id
  const [here, there] = [await listening(asAnn), await listening(elsewhere, { salons })]
  await api.request('POST', '/users/logout', undefined, { cookie: asAnn })
  await here.ended
  await bookAs(elsewhere)
  expect(await nextEvents(there, 2)).toMatchObject({ appointments: {} })
})

const bookAs = (cookie: string) =>
  dataOf(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: ten },
      { cookie },
    ),
  )

test('a changed password ends the streams of the other sessions', async () => {
  const other = await listening(await signIn(api, ann))
  await api.request(
    'PUT',
    '/users/change-password',
    { email: ann.email, uid: ann.uid, currentPassword: ann.password, newPassword: 'Kursi2027' },
    { cookie: asAnn },
  )
  await other.ended
})

test('a deleted account ends its streams', async () => {
  const stream = await listening(asAnn)
  const { email, phone, password } = ann
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  await stream.ended
})

describe('with time going by', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] }),
  )
  afterEach(() => jest.useRealTimers())

  test('silence is broken every 25 seconds, and a session that ran out is noticed', async () => {
    const answer = await api.api.request('/api/live', { headers: { cookie: asAnn } })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(': open\n\n')
    jest.advanceTimersByTime(25_000)
    expect((await reader?.read())?.value).toBe(': beat\n\n')
    now += 31 * 24 * hour
    jest.advanceTimersByTime(25_000)
    expect(await reader?.read()).toMatchObject({ done: true })
  })

  test('a database in trouble ends the stream, and the browser asks again', async () => {
    const answer = await api.api.request('/api/live', { headers: { cookie: asAnn } })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(': open\n\n')
    await api.app.db.destroy()
    jest.advanceTimersByTime(25_000)
    expect(await reader?.read()).toMatchObject({ done: true })
  })
})
