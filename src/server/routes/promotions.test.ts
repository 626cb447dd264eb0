import type { NotificationPage } from '@/domain/notification'
import type { Promotion } from '@/domain/promotion'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import type { PromotionRow } from '../db/schema/salons'
import { createJobs } from '../jobs/jobs'

let now: number
let api: TestApi

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const addPromotion = (id: string, changes: Partial<PromotionRow> = {}) =>
  api.app.db
    .insertInto('promotions')
    .values({
      id,
      salon_id: null,
      title: 'VIP membership',
      title_ar: 'عضوية مميزة',
      details: 'One month for free',
      details_ar: null,
      starts_on: '2027-01-01',
      ends_on: '2027-02-28',
      announced_at: null,
      ...changes,
    })
    .execute()

const promotionsFor = (cookie?: string) =>
  dataOf<Promotion[]>(api.request('GET', '/promotions', undefined, cookie ? { cookie } : {}))

test('liked salons come first, then the person’s city, then Kursi itself', async () => {
  const ann = await addUser(api.app, { country: 'Jordan', city: 'Amman' })
  const cookie = await signIn(api, ann)
  const liked = await addSalon(api.app, { name: 'Liked', name_ar: 'المفضل', photo_url: '/photo.webp' })
  const near = await addSalon(api.app, { country: 'Jordan', city: 'Amman' })
  const far = await addSalon(api.app)
  await addPromotion('general', { ends_on: '2027-02-02' })
  await addPromotion('near', { salon_id: near.salon.id })
  await addPromotion('far', { salon_id: far.salon.id })
  await addPromotion('liked-later', { salon_id: liked.salon.id, ends_on: '2027-02-20' })
  await addPromotion('liked', { salon_id: liked.salon.id, ends_on: '2027-02-10' })
  await api.request('PUT', `/favorites/${ann.uid}/${liked.salon.id}`, {}, { cookie })

  const promotions = await promotionsFor(cookie)
  expect(promotions.map(({ id }) => id)).toEqual(['liked', 'liked-later', 'near', 'general'])
  expect(promotions[0]).toEqual({
    id: 'liked',
    title: 'VIP membership',
    titleAr: 'عضوية مميزة',
    details: 'One month for free',
    detailsAr: null,
    startsOn: '2027-01-01',
    endsOn: '2027-02-10',
    salon: { id: liked.salon.id, name: 'Liked', nameAr: 'المفضل', photoUrl: '/photo.webp' },
  })
  expect((await promotionsFor()).map(({ id }) => id)).toEqual(['general'])
})

test('an offer is on from its first to its last day on the salon’s calendar', async () => {
  const ann = await addUser(api.app, { country: 'USA', city: 'New York' })
  const cookie = await signIn(api, ann)
  const { salon } = await addSalon(api.app, {
    country: 'USA',
    city: 'New York',
    time_zone: 'America/New_York',
  })
  await addPromotion('short', { salon_id: salon.id, starts_on: '2027-02-01', ends_on: '2027-02-02' })
  const isOnAt = async (iso: string) => {
    now = Date.parse(iso)
    return (await promotionsFor(cookie)).length === 1
  }
  expect(await isOnAt('2027-02-01T04:59:00Z')).toBe(false)
  expect(await isOnAt('2027-02-01T05:00:00Z')).toBe(true)
  expect(await isOnAt('2027-02-03T04:59:00Z')).toBe(true)
  expect(await isOnAt('2027-02-03T05:00:00Z')).toBe(false)
})

test('those who like a salon are told of its offer once, when it begins', async () => {
  const ann = await addUser(api.app)
  const cookie = await signIn(api, ann)
  const asBen = await signIn(api, await addUser(api.app))
  const { salon } = await addSalon(api.app, { name: 'Corner' })
  await api.request('PUT', `/favorites/${ann.uid}/${salon.id}`, {}, { cookie })
  await addPromotion('trim', { salon_id: salon.id, title: 'A free beard trim', starts_on: '2027-02-02' })
  await addPromotion('general')
  const told = async (by = cookie) =>
    (await dataOf<NotificationPage>(api.request('GET', '/notifications', undefined, { cookie: by })))
      .notifications

  await createJobs(api.app).runDue()
  expect(await told()).toEqual([])
  now = Date.parse('2027-02-02T08:00:00Z')
  await Promise.all([createJobs(api.app).runDue(), createJobs(api.app).runDue()])
  await createJobs(api.app).runDue()
  expect(await told()).toMatchObject([
    { kind: 'promotion', salonId: salon.id, facts: { title: 'A free beard trim', salonName: 'Corner' } },
  ])
  expect(await told(asBen)).toEqual([])
})
