import type { NotificationPage } from '@/domain/notification'
import type { Promotion } from '@/domain/promotion'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { anotherWorker } from '@/testing/kit/anotherWorker'
import type { Insertable } from 'kysely'
import type { PromotionTable, SalonRow } from '../db/schema/salons'
import { createJobs } from '../jobs/jobs'

let now: number
let api: TestApi

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const addPromotion = (id: string, changes: Partial<Insertable<PromotionTable>> = {}) =>
  promote(api.app, { id, ...changes })

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
    discount: null,
    serviceIds: null,
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

describe('those who like a salon', () => {
  let cookie: string
  let salon: SalonRow

  beforeEach(async () => {
    const ann = await addUser(api.app)
    cookie = await signIn(api, ann)
    salon = (await addSalon(api.app, { name: 'Corner' })).salon
    await api.request('PUT', `/favorites/${ann.uid}/${salon.id}`, {}, { cookie })
  })

  const told = async (by = cookie) =>
    (await dataOf<NotificationPage>(api.request('GET', '/notifications', undefined, { cookie: by })))
      .notifications
  const runJobsAt = async (iso: string) => {
    now = Date.parse(iso)
    await createJobs(api.app).runDue()
  }
  const waiting = () => api.app.db.selectFrom('outbox').select('kind').execute()

  test('are told of its offer once, when it begins', async () => {
    const asBen = await signIn(api, await addUser(api.app))
    await addPromotion('trim', { salon_id: salon.id, title: 'A free beard trim', starts_on: '2027-02-02' })
    await addPromotion('general')
    await runJobsAt('2027-02-01T21:59:59Z')
    expect(await told()).toEqual([])
    now = Date.parse('2027-02-01T22:00:00Z')
    await Promise.all([anotherWorker(api.app), anotherWorker(api.app)].map(app => createJobs(app).runDue()))
    await createJobs(api.app).runDue()
    expect(await told()).toMatchObject([
      { kind: 'promotion', salonId: salon.id, facts: { title: 'A free beard trim', salonName: 'Corner' } },
    ])
    expect(await told(asBen)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('are told at its new beginning when it was put off', async () => {
    await addPromotion('trim', { salon_id: salon.id, starts_on: '2027-02-02' })
    await api.app.db.updateTable('promotions').set({ starts_on: '2027-02-05' }).execute()
    await runJobsAt('2027-02-02T08:00:00Z')
    expect(await told()).toEqual([])
    await runJobsAt('2027-02-05T08:00:00Z')
    expect(await told()).toMatchObject([{ kind: 'promotion' }])
  })

  test('are not told of an offer that is over or gone by the time the server is back', async () => {
    await addPromotion('short', { salon_id: salon.id, starts_on: '2027-02-02', ends_on: '2027-02-03' })
    await addPromotion('gone', { salon_id: salon.id, starts_on: '2027-02-02' })
    await api.app.db.deleteFrom('promotions').where('id', '=', 'gone').execute()
    await runJobsAt('2027-02-03T22:00:00Z')
    expect(await told()).toEqual([])
    expect(await waiting()).toEqual([])
  })
})
