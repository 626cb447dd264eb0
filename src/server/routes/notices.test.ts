import type { Appointment } from '@/domain/appointment'
import type { NoticePage, UnreadCount } from '@/domain/notice'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { createJobs } from '../jobs/jobs'
import { sendNotice } from '../notifications/sendNotice'

const at = (iso: string): number => Date.parse(iso)
const ten = at('2027-02-02T08:00:00Z')
const eleven = at('2027-02-02T09:00:00Z')

let now: number
let api: TestApi
let shop: TestSalon
let ann: TestUser
let asAnn: string
let asOwner: string

beforeEach(async () => {
  now = at('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => (now += 1) })
  shop = await addSalon(api.services, { name: 'Corner', name_ar: 'الزاوية', confirms_at_once: 0 })
  ann = await addUser(api.services, { name: 'Ann Lee' })
  asAnn = await signIn(api, ann)
  asOwner = await signIn(api, shop.owner)
})
afterEach(() => api.close())

const book = (startsAt = ten, cookie = asAnn) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: shop.salon.id, serviceId: shop.service.id, startsAt },
      { cookie },
    ),
  )

const act = (id: string, verb: string, cookie: string, body?: object) =>
  dataOf<Appointment>(api.request('POST', `/appointments/${id}/${verb}`, body, { cookie }))

const noticesOf = (cookie: string, query = '') =>
  dataOf<NoticePage>(api.request('GET', `/notices${query}`, undefined, { cookie }))

test('a booking is news to the owner, with all that a sentence needs', async () => {
  const { _id } = await book()
  expect(await noticesOf(asAnn)).toEqual({ notices: [], unread: 0, next: null })
  expect(await noticesOf(asOwner)).toEqual({
    notices: [
      {
        id: expect.any(String) as string,
        kind: 'booked',
        appointmentId: _id,
        salonId: shop.salon.id,
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
          customerName: 'Ann Lee',
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
  const { notices } = await noticesOf(asAnn)
  expect(notices).toMatchObject([{ kind, appointmentId: _id, facts: { audience: 'client', status: kind } }])
  expect(notices[0]?.facts).not.toHaveProperty('customerName')
  expect((await noticesOf(asOwner)).notices).toHaveLength(1)
})

test('a move tells the other side where the appointment stood before', async () => {
  const { _id } = await book()
  await act(_id, 'move', asOwner, { startsAt: eleven })
  now += 60_000
  await createJobs(api.services).runDue()
  const moved = { kind: 'moved', facts: { previousStartsAt: ten, startsAt: eleven } }
  expect((await noticesOf(asAnn)).notices).toMatchObject([moved])
  await act(_id, 'move', asAnn, { startsAt: ten })
  expect((await noticesOf(asOwner)).notices[0]).toMatchObject({
    kind: 'moved',
    facts: { previousStartsAt: eleven, startsAt: ten },
  })
})

test('what changes nothing is no news', async () => {
  const { _id } = await book()
  await act(_id, 'move', asOwner, { startsAt: ten })
  await act(_id, 'confirm', asOwner)
  await act(_id, 'confirm', asOwner)
  expect((await noticesOf(asAnn)).notices.map(({ kind }) => kind)).toEqual(['confirmed'])
})

test('a client’s own cancelling is news to the owner alone', async () => {
  const { _id } = await book()
  await act(_id, 'cancel', asAnn)
  expect((await noticesOf(asOwner)).notices.map(({ kind }) => kind)).toEqual(['cancelled', 'booked'])
  expect((await noticesOf(asAnn)).notices).toEqual([])
})

test('owners who book in their own shop need not be told', async () => {
  await book(ten, asOwner)
  expect((await noticesOf(asOwner)).notices).toEqual([])
})

test('a retried booking is told once', async () => {
  const body = { salonId: shop.salon.id, serviceId: shop.service.id, startsAt: ten }
  const send = () => api.request('POST', '/appointments', body, { cookie: asAnn, key: 'once' })
  await Promise.all([send(), send()])
  await send()
  expect((await noticesOf(asOwner)).unread).toBe(1)
})

test('reading is counted once, and everything can be read at once', async () => {
  const first = await book(ten)
  await book(eleven)
  await act(first._id, 'cancel', asAnn)
  const { notices } = await noticesOf(asOwner)
  const read = () =>
    dataOf<UnreadCount>(
      api.request('POST', `/notices/${String(notices[0]?.id)}/read`, undefined, { cookie: asOwner }),
    )
  expect(await read()).toEqual({ unread: 2 })
  const readAt = (await noticesOf(asOwner)).notices[0]?.readAt
  expect(await read()).toEqual({ unread: 2 })
  expect((await noticesOf(asOwner)).notices[0]?.readAt).toBe(readAt)
  expect(await dataOf(api.request('POST', '/notices/read-all', undefined, { cookie: asOwner }))).toEqual({
    unread: 0,
  })
  const { notices: all } = await noticesOf(asOwner)
  expect(all.map(({ readAt }) => readAt === null)).toEqual([false, false, false])
})

test('another’s notice cannot be read or seen, and is answered as one that does not exist', async () => {
  await book()
  const [notice] = (await noticesOf(asOwner)).notices
  const read = (id: string, cookie?: string) =>
    refusalOf(api.request('POST', `/notices/${id}/read`, undefined, cookie ? { cookie } : {}))
  const refused = await read(String(notice?.id), asAnn)
  expect(refused).toMatchObject({ status: 404 })
  expect(await read('nothing', asAnn)).toEqual(refused)
  expect(await read(String(notice?.id))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('GET', '/notices'))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('POST', '/notices/read-all'))).toMatchObject({ status: 401 })
  expect((await noticesOf(asOwner)).unread).toBe(1)
})

test('pages go on where the last one ended, also among notices of one moment', async () => {
  const moment = now
  for (let count = 0; count < 45; count += 1) {
    if (count % 3 === 0) now = moment + count
    await sendNotice(
      { ...api.services, now: () => now },
      { userId: ann.uid, kind: 'offer', appointmentId: null, salonId: null, facts: offerFacts(count) },
    )
  }
  const seen: string[] = []
  let query = ''
  for (let page = 0; page < 3; page += 1) {
    const { notices, next, unread } = await noticesOf(asAnn, query)
    expect(unread).toBe(45)
    seen.push(...notices.map(({ id }) => id))
    expect(next === null).toBe(page === 2)
    query = `?cursor=${String(next)}`
  }
  expect(new Set(seen).size).toBe(45)
  const { notices } = await noticesOf(asAnn)
  expect(notices.map(({ createdAt }) => createdAt)).toEqual(
    notices.map(({ createdAt }) => createdAt).sort((one, other) => other - one),
  )
})

test.each(['x', '1_', "1_';--", '9999999999999999_a'])('%j is no cursor', async cursor => {
  expect(
    await refusalOf(
      api.request('GET', `/notices?cursor=${encodeURIComponent(cursor)}`, undefined, { cookie: asAnn }),
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
  const { notices } = await noticesOf(asOwner)
  expect(notices.map(({ kind, facts }) => ({ kind, facts }))).toEqual([
    { kind: 'cancelled', facts: expect.objectContaining({ customerName: null, startsAt: ten }) as object },
    { kind: 'booked', facts: expect.objectContaining({ customerName: null }) as object },
  ])
})

test('a shop that closes tells its clients', async () => {
  await book()
  const { email, phone } = shop.owner
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password: 'Kursi2026' })
  expect((await noticesOf(asAnn)).notices).toMatchObject([
    { kind: 'cancelled', facts: { salonName: 'Corner', timeZone: 'Asia/Hebron' } },
  ])
})

const offerFacts = (count: number) => ({
  offerId: `offer-${count}`,
  title: 'A free beard trim',
  titleAr: null,
  salonName: 'Corner',
  salonNameAr: null,
})
