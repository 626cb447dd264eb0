import type { NotificationPage } from '@/domain/notification'
import type { Promotion } from '@/domain/promotion'
import type { ReviewPage } from '@/domain/review'
import { dataOf } from '@/testing/kit/answers'
import { signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { demoAccounts } from './demoAccounts'
import { chooseDemoSalons } from './chooseDemoSalons'
import { seedDemo } from './seedDemo'

const noon = Date.parse('2026-11-27T12:00:00Z')
const { barber, salon } = chooseDemoSalons('2026-11-27')

let api: TestApi

beforeAll(async () => {
  api = await startApi({ now: () => noon })
  await seedDemo(api.app)
})
afterAll(() => api.close())

const reviewsOf = (salonId: string) => dataOf<ReviewPage>(api.request('GET', `/salons/${salonId}/reviews`))

test('the rating of every salon is that of its reviews', async () => {
  const { db } = api.app
  const salons = await db.selectFrom('salons').select(['id', 'rating_sum', 'rating_count']).execute()
  const reviews = await db.selectFrom('reviews').select(['salon_id', 'stars']).execute()
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { salon_id, stars } of reviews) {
    const { sum, count } = sums.get(salon_id) ?? { sum: 0, count: 0 }
    sums.set(salon_id, { sum: sum + stars, count: count + 1 })
  }
  expect(salons.map(({ id, rating_sum, rating_count }) => [id, rating_sum, rating_count])).toEqual(
    salons.map(({ id }) => [id, sums.get(id)?.sum ?? 0, sums.get(id)?.count ?? 0]),
  )
  const reviewed = salons.filter(({ rating_count }) => rating_count > 0)
  expect(reviewed.length).toBeGreaterThan(salons.length * 0.9)
  expect(reviewed.length).toBeLessThan(salons.length)
})

test.each([
  ['barber', barber.salon.id],
  ['salon', salon.salon.id],
])(
  'the %s of the demo has good reviews, in both languages, of appointments that took place',
  async (_who, id) => {
    const { rating, total, reviews } = await reviewsOf(id)
    expect(rating).toBeGreaterThan(4.3)
    expect(total).toBeGreaterThan(30)
    expect(reviews.every(({ author, serviceName }) => author !== null && serviceName !== null)).toBe(true)
    const rows = await api.app.db
      .selectFrom('reviews')
      .innerJoin('appointments', 'appointments.id', 'reviews.appointment_id')
      .select(['reviews.text', 'reviews.created_at', 'reviews.answer', 'ends_at', 'status'])
      .where('reviews.salon_id', '=', id)
      .execute()
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['done']))
    expect(rows.every(({ created_at, ends_at }) => created_at >= ends_at && created_at <= noon)).toBe(true)
    expect(rows.some(({ text }) => /\p{Script=Arabic}/u.test(text))).toBe(true)
    expect(rows.some(({ text }) => /^\p{Script=Latin}/u.test(text))).toBe(true)
    expect(rows.some(({ answer }) => answer !== null)).toBe(true)
  },
)

test('the demo client sees the three offers of the specification, and is told of the barber’s', async () => {
  const cookie = await signIn(api, demoAccounts.client)
  const promotions = await dataOf<Promotion[]>(api.request('GET', '/promotions', undefined, { cookie }))
  const titles = promotions.map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining(['20% off haircuts', 'VIP membership', 'A free beard trim']) as string[],
  )
  expect(promotions.every(({ titleAr, detailsAr }) => titleAr !== null && detailsAr !== null)).toBe(true)
  api.app.outbox.wake()
  await api.app.outbox.settled()
  const { notifications } = await dataOf<NotificationPage>(
    api.request('GET', '/notifications', undefined, { cookie }),
  )
  expect(notifications.map(({ kind }) => kind)).toContain('promotion')
})

test('an appointment of the demo client waits for its review', async () => {
  const appointmentRows = await api.app.db
    .selectFrom('appointments')
    .leftJoin('reviews', 'reviews.appointment_id', 'appointments.id')
    .select(['status', 'reviews.id as review'])
    .where('client_id', '=', demoAccounts.client.id)
    .where('status', '=', 'done')
    .execute()
  expect(appointmentRows.length).toBeGreaterThan(0)
  expect(appointmentRows.every(({ review }) => review === null)).toBe(true)
})
