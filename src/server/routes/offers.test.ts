import type { NoticePage } from '@/domain/notice'
import type { Offer } from '@/domain/offer'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import type { OfferRow } from '../db/schema/salons'
import { createJobs } from '../jobs/jobs'

let now: number
let api: TestApi

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const addOffer = (id: string, changes: Partial<OfferRow> = {}) =>
  api.services.db
    .insertInto('offers')
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

const offersFor = (cookie?: string) =>
  dataOf<Offer[]>(api.request('GET', '/offers', undefined, cookie ? { cookie } : {}))

test('liked salons come first, then the person’s city, then Kursi itself', async () => {
  const ann = await addUser(api.services, { country: 'Jordan', city: 'Amman' })
  const cookie = await signIn(api, ann)
  const liked = await addSalon(api.services, { name: 'Liked', name_ar: 'المفضل', photo_url: '/photo.webp' })
  const near = await addSalon(api.services, { country: 'Jordan', city: 'Amman' })
  const far = await addSalon(api.services)
  await addOffer('general', { ends_on: '2027-02-02' })
  await addOffer('near', { salon_id: near.salon.id })
  await addOffer('far', { salon_id: far.salon.id })
  await addOffer('liked-later', { salon_id: liked.salon.id, ends_on: '2027-02-20' })
  await addOffer('liked', { salon_id: liked.salon.id, ends_on: '2027-02-10' })
  await api.request('PUT', `/favorites/${ann.uid}/${liked.salon.id}`, {}, { cookie })

  const offers = await offersFor(cookie)
  expect(offers.map(({ id }) => id)).toEqual(['liked', 'liked-later', 'near', 'general'])
  expect(offers[0]).toEqual({
    id: 'liked',
    title: 'VIP membership',
    titleAr: 'عضوية مميزة',
    details: 'One month for free',
    detailsAr: null,
    startsOn: '2027-01-01',
    endsOn: '2027-02-10',
    salon: { id: liked.salon.id, name: 'Liked', nameAr: 'المفضل', photoUrl: '/photo.webp' },
  })
  expect((await offersFor()).map(({ id }) => id)).toEqual(['general'])
})

test('an offer is on from its first to its last day on the salon’s calendar', async () => {
  const ann = await addUser(api.services, { country: 'USA', city: 'New York' })
  const cookie = await signIn(api, ann)
  const { salon } = await addSalon(api.services, {
    country: 'USA',
    city: 'New York',
    time_zone: 'America/New_York',
  })
  await addOffer('short', { salon_id: salon.id, starts_on: '2027-02-01', ends_on: '2027-02-02' })
  const isOnAt = async (iso: string) => {
    now = Date.parse(iso)
    return (await offersFor(cookie)).length === 1
  }
  expect(await isOnAt('2027-02-01T04:59:00Z')).toBe(false)
  expect(await isOnAt('2027-02-01T05:00:00Z')).toBe(true)
  expect(await isOnAt('2027-02-03T04:59:00Z')).toBe(true)
  expect(await isOnAt('2027-02-03T05:00:00Z')).toBe(false)
})

test('those who like a salon are told of its offer once, when it begins', async () => {
  const ann = await addUser(api.services)
  const cookie = await signIn(api, ann)
  const asBen = await signIn(api, await addUser(api.services))
  const { salon } = await addSalon(api.services, { name: 'Corner' })
  await api.request('PUT', `/favorites/${ann.uid}/${salon.id}`, {}, { cookie })
  await addOffer('trim', { salon_id: salon.id, title: 'A free beard trim', starts_on: '2027-02-02' })
  await addOffer('general')
  const told = async (by = cookie) =>
    (await dataOf<NoticePage>(api.request('GET', '/notices', undefined, { cookie: by }))).notices

  await createJobs(api.services).runDue()
  expect(await told()).toEqual([])
  now = Date.parse('2027-02-02T08:00:00Z')
  await Promise.all([createJobs(api.services).runDue(), createJobs(api.services).runDue()])
  await createJobs(api.services).runDue()
  expect(await told()).toMatchObject([
    { kind: 'offer', salonId: salon.id, facts: { title: 'A free beard trim', salonName: 'Corner' } },
  ])
  expect(await told(asBen)).toEqual([])
})
