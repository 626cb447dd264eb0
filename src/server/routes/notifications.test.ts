import type { Appointment } from '@/domain/appointment'
import type { NotificationPage, UnreadCount } from '@/domain/notification'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import {
  addSalon,
  addUser,
  bookService,
  signIn,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { createJobs } from '../jobs/jobs'
import { sendNotification } from '../notifications/sendNotification'

const at = (iso: string): number => Date.parse(iso)
const ten = at('2027-02-02T08:00:00Z')
const eleven = at('2027-02-02T09:00:00Z')

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let asAnn: string
let asOwner: string

beforeEach(async () => {
  now = at('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => (now += 1) })
  scenario = await addSalon(api.app, { name: 'Corner', name_ar: 'الزاوية', confirms_at_once: 0 })
  ann = await addUser(api.app, { name: 'Ann Lee' })
  asAnn = await signIn(api, ann)
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const book = (startsAt = ten, cookie = asAnn) => bookService(api, scenario, startsAt, cookie)

const act = (id: string, verb: string, cookie: string, body?: object) =>
  dataOf<Appointment>(api.request('POST', `/appointments/${id}/${verb}`, body, { cookie }))

const notificationsOf = (cookie: string, query = '') =>
  dataOf<NotificationPage>(api.request('GET', `/notifications${query}`, undefined, { cookie }))

test('a booking is news to the owner, with all that a sentence needs', async () => {
  const { _id } = await book()
  expect(await notificationsOf(asAnn)).toEqual({ notifications: [], unread: 0, next: null })
  expect(await notificationsOf(asOwner)).toEqual({
    notifications: [
      {
        id: expect.any(String) as string,
        kind: 'booked',
        appointmentId: _id,
        salonId: scenario.salon.id,
        createdAt: expect.any(Number) as number,
        readAt: null,
        facts: {
          audience: 'owner',
          salonName: 'Corner',
          salonNameAr: 'الزاوية',
          serviceName: 'Haircut',
          serviceNameAr: null,
          startsAt: ten,
          timeZone: 'Asia/Hebron',
          status: 'pending',
          clientName: 'Ann Lee',
        },
      },
    ],
    unread: 1,
    next: null,
  })
})

test.each([
  ['confirm', 'confirmed'],
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
])('that the owner %ss it is news to the client', async (verb, kind) => {
  const { _id } = await book()
  await act(_id, verb, asOwner)
  const { notifications } = await notificationsOf(asAnn)
  expect(notifications).toMatchObject([
    { kind, appointmentId: _id, facts: { audience: 'client', status: kind } },
  ])
  expect(notifications[0]?.facts).not.toHaveProperty('clientName')
  expect((await notificationsOf(asOwner)).notifications).toHaveLength(1)
})

test('a move tells the other side where the appointment stood before', async () => {
  const { _id } = await book()
  await act(_id, 'reschedule', asOwner, { startsAt: eleven })
  now += 60_000
  await createJobs(api.app).runDue()
  const moved = { kind: 'moved', facts: { previousStartsAt: ten, startsAt: eleven } }
  expect((await notificationsOf(asAnn)).notifications).toMatchObject([moved])
  await act(_id, 'reschedule', asAnn, { startsAt: ten })
  expect((await notificationsOf(asOwner)).notifications[0]).toMatchObject({
    kind: 'moved',
    facts: { previousStartsAt: eleven, startsAt: ten },
  })
})

test('what changes nothing is no news', async () => {
  const { _id } = await book()
  await act(_id, 'reschedule', asOwner, { startsAt: ten })
  await act(_id, 'confirm', asOwner)
  await act(_id, 'confirm', asOwner)
  expect((await notificationsOf(asAnn)).notifications.map(({ kind }) => kind)).toEqual(['confirmed'])
})

test('a client’s own cancelling is news to the owner alone', async () => {
  const { _id } = await book()
  await act(_id, 'cancel', asAnn)
  expect((await notificationsOf(asOwner)).notifications.map(({ kind }) => kind)).toEqual([
    'cancelled',
    'booked',
  ])
  expect((await notificationsOf(asAnn)).notifications).toEqual([])
})

test('owners who book in their own salon need not be told', async () => {
  await book(ten, asOwner)
  expect((await notificationsOf(asOwner)).notifications).toEqual([])
})

test('a retried booking is told once', async () => {
  const body = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: ten }
  const send = () => api.request('POST', '/appointments', body, { cookie: asAnn, key: 'once' })
  await Promise.all([send(), send()])
  await send()
  expect((await notificationsOf(asOwner)).unread).toBe(1)
})

test('reading is counted once, and everything can be read at once', async () => {
  const first = await book(ten)
  await book(eleven)
  await act(first._id, 'cancel', asAnn)
  const { notifications } = await notificationsOf(asOwner)
  const read = () =>
    dataOf<UnreadCount>(
      api.request('POST', `/notifications/${String(notifications[0]?.id)}/read`, undefined, {
        cookie: asOwner,
      }),
    )
  expect(await read()).toEqual({ unread: 2 })
  const readAt = (await notificationsOf(asOwner)).notifications[0]?.readAt
  expect(await read()).toEqual({ unread: 2 })
  expect((await notificationsOf(asOwner)).notifications[0]?.readAt).toBe(readAt)
  expect(
    await dataOf(api.request('POST', '/notifications/read-all', undefined, { cookie: asOwner })),
  ).toEqual({
    unread: 0,
  })
  const { notifications: all } = await notificationsOf(asOwner)
  expect(all.map(({ readAt }) => readAt === null)).toEqual([false, false, false])
})

test('another’s notice cannot be read or seen, and is answered as one that does not exist', async () => {
  await book()
  const [notification] = (await notificationsOf(asOwner)).notifications
  const read = (id: string, cookie?: string) =>
    refusalOf(api.request('POST', `/notifications/${id}/read`, undefined, cookie ? { cookie } : {}))
  const refused = await read(String(notification?.id), asAnn)
  expect(refused).toMatchObject({ status: 404 })
  expect(await read('nothing', asAnn)).toEqual(refused)
  expect(await read(String(notification?.id))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('GET', '/notifications'))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('POST', '/notifications/read-all'))).toMatchObject({ status: 401 })
  expect((await notificationsOf(asOwner)).unread).toBe(1)
})

test('pages go on where the last one ended, also among notices of one moment', async () => {
  const moment = now
  for (let count = 0; count < 45; count += 1) {
    if (count % 3 === 0) now = moment + count
    await sendNotification(
      { ...api.app, now: () => now },
      {
        userId: ann.uid,
        kind: 'promotion',
        appointmentId: null,
        salonId: null,
        facts: promotionFacts(count),
      },
    )
  }
  const seen: string[] = []
  let query = ''
  for (let page = 0; page < 3; page += 1) {
    const { notifications, next, unread } = await notificationsOf(asAnn, query)
    expect(unread).toBe(45)
    seen.push(...notifications.map(({ id }) => id))
    expect(next === null).toBe(page === 2)
    query = `?cursor=${String(next)}`
  }
  expect(new Set(seen).size).toBe(45)
  const { notifications } = await notificationsOf(asAnn)
  expect(notifications.map(({ createdAt }) => createdAt)).toEqual(
    notifications.map(({ createdAt }) => createdAt).sort((one, other) => other - one),
  )
})

test.each(['x', '1_', "1_';--", '9999999999999999_a'])('%j is no cursor', async cursor => {
  expect(
    await refusalOf(
      api.request('GET', `/notifications?cursor=${encodeURIComponent(cursor)}`, undefined, { cookie: asAnn }),
    ),
  ).toMatchObject({ status: 400, fields: { cursor: 'value_invalid' } })
})

test('the client’s name goes from the owner’s notices with the account', async () => {
  await book()
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', {
    email: ann.email,
    phone: ann.phone,
    password: ann.password,
  })
  const { notifications } = await notificationsOf(asOwner)
  expect(notifications.map(({ kind, facts }) => ({ kind, facts }))).toEqual([
    { kind: 'cancelled', facts: expect.objectContaining({ clientName: null, startsAt: ten }) as object },
    { kind: 'booked', facts: expect.objectContaining({ clientName: null }) as object },
  ])
})

test('a salon that closes tells its clients', async () => {
  await book()
  const { email, phone } = scenario.owner
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password: 'Kursi2026' })
  expect((await notificationsOf(asAnn)).notifications).toMatchObject([
    { kind: 'cancelled', facts: { salonName: 'Corner', timeZone: 'Asia/Hebron' } },
  ])
})

const promotionFacts = (count: number) => ({
  promotionId: `promotion-${count}`,
  title: 'A free beard trim',
  titleAr: null,
  salonName: 'Corner',
  salonNameAr: null,
})
