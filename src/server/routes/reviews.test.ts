import type { AppointmentsAnswer } from '@/domain/appointment'
import type { NotificationPage } from '@/domain/notification'
import type { Review, ReviewPage } from '@/domain/review'
import type { Salon } from '@/domain/salon'
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

const ten = Date.parse('2027-02-02T08:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let api: TestApi
let scenario: TestSalon
let lina: TestUser
let asLina: string
let asOwner: string

beforeEach(async () => {
  now = ten - 24 * hour
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  lina = await addUser(api.app, { name: 'Lina Haddad' })
  asLina = await signIn(api, lina)
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const book = (startsAt = ten, cookie = asLina) => bookService(api, scenario, startsAt, cookie)

const review = (id: string, body: unknown, options: { cookie?: string; key?: string } = { cookie: asLina }) =>
  api.request('POST', `/appointments/${id}/review`, body, options)

const page = (query = '') =>
  dataOf<ReviewPage>(api.request('GET', `/salons/${scenario.salon.id}/reviews${query}`))

const reply = (id: string, body: unknown, cookie?: string) =>
  api.request('PUT', `/reviews/${id}/answer`, body, cookie ? { cookie } : {})

async function visited(startsAt = ten): Promise<string> {
  const { _id } = await book(startsAt)
  now = startsAt + hour
  return _id
}

test('an appointment is reviewed, and the salon’s rating moves with it', async () => {
  const id = await visited()
  const written = await dataOf<Review>(review(id, { stars: 4, text: '  Very good.  ' }))
  expect(written).toEqual({
    id: expect.any(String) as string,
    stars: 4,
    text: 'Very good.',
    createdAt: now,
    author: 'Lina H.',
    serviceName: 'Haircut',
    serviceNameAr: null,
    staffName: 'First chair',
    staffNameAr: null,
    answer: null,
    answeredAt: null,
  })
  expect(await page()).toEqual({
    reviews: [written],
    total: 1,
    rating: 4,
    counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
    services: [{ id: scenario.service.id, name: 'Haircut', nameAr: null }],
    next: null,
  })
  const salon = await dataOf<Salon>(api.request('GET', `/salons/${scenario.salon.id}`))
  expect(salon).toMatchObject({ rating: 4, reviewCount: 1 })
  const { data } = await dataOf<AppointmentsAnswer>(
    api.request('GET', `/appointments/customer/id/${lina.uid}`, undefined, { cookie: asLina }),
  )
  expect(data).toMatchObject([{ _id: id, reviewStars: 4 }])
})

test('an appointment without a review says so', async () => {
  expect(await book()).toMatchObject({ reviewStars: null })
})

test.each([
  ['one minute before it ends', hour - 1, 409],
  ['when it ends', hour, 200],
])('%s', async (_when, after, status) => {
  const { _id } = await book()
  now = ten + after
  expect((await review(_id, { stars: 5 })).status).toBe(status)
})

test.each([
  ['pending', 409],
  ['cancelled', 409],
  ['declined', 409],
  ['no_show', 409],
  ['confirmed', 200],
  ['done', 200],
])('an appointment that is %s answers %i', async (status, expected) => {
  const id = await visited()
  await api.app.db.updateTable('appointments').set({ status }).execute()
  const answer = await review(id, { stars: 5 })
  expect(answer.status).toBe(expected)
  if (expected === 409) expect(await answer.json()).toMatchObject({ code: 'not_reviewable' })
})

test('once an appointment, also for two at the same time; a retry is answered as the first', async () => {
  const id = await visited()
  const both = await Promise.all([review(id, { stars: 5 }), review(id, { stars: 1 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await refusalOf(review(id, { stars: 1 }))).toMatchObject({ code: 'already_reviewed' })
  expect((await page()).total).toBe(1)
  const other = await visited(ten + 24 * hour)
  const keyed = () => review(other, { stars: 3 }, { cookie: asLina, key: 'once' })
  expect(await dataOf<Review>(keyed())).toEqual(await dataOf<Review>(keyed()))
  expect((await page()).total).toBe(2)
})

test.each([0, 6, 4.5, '5', null, undefined, [5], true])('%j are no stars', async stars => {
  const id = await visited()
  expect(await refusalOf(review(id, { stars }))).toMatchObject({
    status: 400,
    fields: { stars: 'stars_required' },
  })
  expect((await page()).total).toBe(0)
})

test('a text has 1000 letters at most', async () => {
  const id = await visited()
  expect(await refusalOf(review(id, { stars: 5, text: 'x'.repeat(1001) }))).toMatchObject({
    status: 400,
    fields: { text: 'review_too_long-1000' },
  })
  expect((await review(id, { stars: 5, text: 'x'.repeat(1000) })).status).toBe(200)
})

test('nobody reviews another’s appointment, not even the owner, nor one that does not exist', async () => {
  const id = await visited()
  const stranger = await signIn(api, await addUser(api.app))
  const refused = await refusalOf(review(id, { stars: 1 }, { cookie: stranger }))
  expect(refused).toMatchObject({ status: 404 })
  expect(await refusalOf(review(id, { stars: 5 }, { cookie: asOwner }))).toEqual(refused)
  expect(await refusalOf(review('nothing', { stars: 5 }))).toEqual(refused)
  expect(await refusalOf(review(id, { stars: 5 }, {}))).toMatchObject({ status: 401 })
})

test('an appointment to a salon that is gone cannot be reviewed', async () => {
  const id = await visited()
  await api.app.db.deleteFrom('salons').execute()
  expect(await refusalOf(review(id, { stars: 5 }))).toMatchObject({ status: 409, code: 'not_reviewable' })
})

test('pages go on where the last ended, the newest first', async () => {
  const ids: string[] = []
  for (let day = 0; day < 23; day += 1) {
    const id = await visited(ten + day * 24 * hour)
    ids.unshift((await dataOf<Review>(review(id, { stars: (day % 5) + 1 }))).id)
  }
  const first = await page()
  const second = await page(`?cursor=${String(first.next)}`)
  const third = await page(`?cursor=${String(second.next)}`)
  expect([first, second, third].flatMap(({ reviews }) => reviews.map(({ id }) => id))).toEqual(ids)
  expect(third.next).toBeNull()
  expect(first).toMatchObject({ total: 23, counts: { 1: 5, 2: 5, 3: 5, 4: 4, 5: 4 } })
  expect(first.rating).toBeCloseTo(66 / 23)
})

test('the highest come first where they are asked for, through all pages', async () => {
  const written: Review[] = []
  for (let day = 0; day < 13; day += 1) {
    const id = await visited(ten + day * 24 * hour)
    written.unshift(await dataOf<Review>(review(id, { stars: (day % 3) + 3 })))
  }
  const first = await page('?order=highest')
  const second = await page(`?order=highest&cursor=${String(first.next)}`)
  const sorted = written.sort((one, other) => other.stars - one.stars)
  expect([...first.reviews, ...second.reviews].map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  expect(second.next).toBeNull()
})

test('reviews are filtered by stars and by staff member; what is counted are all', async () => {
  const [one, other] = scenario.staff.map(({ id }) => id)
  const of = async (staffId: string | undefined, day: number, stars: number) => {
    const startsAt = ten + day * 24 * hour
    const body = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt, staffId }
    const { _id } = await dataOf<{ _id: string }>(
      api.request('POST', '/appointments', body, { cookie: asLina }),
    )
    now = startsAt + hour
    return (await dataOf<Review>(review(_id, { stars }))).id
  }
  const five = await of(one, 0, 5)
  const two = await of(one, 1, 2)
  const otherFive = await of(other, 2, 5)
  const idsOf = async (query: string) => (await page(query)).reviews.map(({ id }) => id)
  expect(await idsOf('?stars=5')).toEqual([otherFive, five])
  expect(await idsOf(`?staffId=${String(one)}`)).toEqual([two, five])
  expect(await idsOf(`?stars=5&staffId=${String(one)}`)).toEqual([five])
  expect(await page('?stars=1')).toMatchObject({ reviews: [], total: 3, next: null, counts: { 5: 2 } })
})

test('reviews are filtered by service, alone or among others; the menu lists services that have some', async () => {
  const [cut, beard, colour] = [scenario.service, 'Beard', 'Colour'].map((service, position) =>
    typeof service === 'string'
      ? { ...scenario.service, id: service, name: service, position, search_text: service.toLowerCase() }
      : service,
  )
  if (!cut || !beard || !colour) throw new Error('There are three services')
  await api.app.db.insertInto('services').values([colour, beard]).execute()
  const of = async (serviceIds: string[], day: number) => {
    const startsAt = ten + day * 24 * hour
    const body = { salonId: scenario.salon.id, serviceIds, startsAt, staffId: scenario.staff[0]?.id }
    const { _id } = await dataOf<{ _id: string }>(
      api.request('POST', '/appointments', body, { cookie: asLina }),
    )
    now = startsAt + 3 * hour
    return (await dataOf<Review>(review(_id, { stars: 5 }))).id
  }
  const first = await of([cut.id], 0)
  expect((await page()).services).toEqual([{ id: cut.id, name: 'Haircut', nameAr: null }])
  const both = await of([cut.id, beard.id], 1)
  const idsOf = async (query: string) => (await page(query)).reviews.map(({ id }) => id)
  expect(await idsOf(`?serviceId=${cut.id}`)).toEqual([both, first])
  expect(await idsOf(`?serviceId=${beard.id}`)).toEqual([both])
  expect(await idsOf(`?serviceId=${colour.id}`)).toEqual([])
  expect((await page()).services.map(({ name }) => name)).toEqual(['Haircut', 'Beard'])
})

test.each([
  'stars=6',
  'stars=x',
  'order=oldest',
  'cursor=x',
  'order=highest&cursor=1_a',
  `staffId=${'a'.repeat(65)}`,
  `serviceId=${'a'.repeat(65)}`,
])('the query %s is refused', async query => {
  const path = `/salons/${scenario.salon.id}/reviews?${query}`
  expect(await refusalOf(api.request('GET', path))).toMatchObject({ status: 400 })
})

test('a deleted account’s review stays without its name', async () => {
  await dataOf(review(await visited(), { stars: 5, text: 'Great' }))
  const { email, phone, password } = lina
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect((await page()).reviews).toMatchObject([{ author: null, text: 'Great', stars: 5 }])
})

test('the reviews of no salon are not found', async () => {
  expect(await refusalOf(api.request('GET', '/salons/nothing/reviews'))).toMatchObject({ status: 404 })
})

test('the owner answers, and may answer better; the client is told once', async () => {
  const { id } = await dataOf<Review>(review(await visited(), { stars: 2, text: 'Late' }))
  expect(await dataOf<Review>(reply(id, { answer: 'Sorry' }, asOwner))).toMatchObject({
    id,
    answer: 'Sorry',
    answeredAt: now,
  })
  expect(await dataOf<Review>(reply(id, { answer: 'We are sorry' }, asOwner))).toMatchObject({
    answer: 'We are sorry',
  })
  const notificationsOf = async (cookie: string) =>
    (await dataOf<NotificationPage>(api.request('GET', '/notifications', undefined, { cookie })))
      .notifications
  expect(await notificationsOf(asOwner)).toContainEqual(
    expect.objectContaining({
      kind: 'reviewed',
      facts: expect.objectContaining({ stars: 2, author: 'Lina H.' }) as object,
    }),
  )
  expect((await notificationsOf(asLina)).filter(({ kind }) => kind === 'answered')).toHaveLength(1)
})

test('only the salon’s own owner answers, with words', async () => {
  const { id } = await dataOf<Review>(review(await visited(), { stars: 2 }))
  const rival = await addSalon(api.app)
  const refused = await refusalOf(reply(id, { answer: 'Ha' }, await signIn(api, rival.owner)))
  expect(refused).toMatchObject({ status: 404 })
  expect(await refusalOf(reply(id, { answer: 'Ha' }, asLina))).toEqual(refused)
  expect(await refusalOf(reply('nothing', { answer: 'Ha' }, asOwner))).toEqual(refused)
  expect(await refusalOf(reply(id, { answer: 'Ha' }))).toMatchObject({ status: 401 })
  expect(await refusalOf(reply(id, { answer: '  ' }, asOwner))).toMatchObject({
    status: 400,
    fields: { answer: 'answer_required' },
  })
  expect((await page()).reviews).toMatchObject([{ answer: null, answeredAt: null }])
})
