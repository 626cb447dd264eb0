import fc from 'fast-check'
import type { SalonPage } from '@/domain/salon'
import type { SalonRow } from '@/server/db/schema/salons'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let now: number
let api: TestApi

beforeEach(async () => {
  // A Friday, 10:00 AM in Hebron.
  now = Date.parse('2027-02-05T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const search = (query: Record<string, string>, cookie?: string) =>
  dataOf<SalonPage>(
    api.request(
      'GET',
      `/salons?${new URLSearchParams(query).toString()}`,
      undefined,
      cookie ? { cookie } : {},
    ),
  )

const namesOf = async (query: Record<string, string>): Promise<string[]> =>
  (await search(query)).salons.map(({ name }) => name)

const add = (name: string, more: Partial<SalonRow> = {}) => addSalon(api.app, { name, ...more })

test('a visitor finds salons by any words, forgiving of case, accents and Arabic letter forms', async () => {
  await add('Café Élégance', { search_text: 'cafe elegance صالون الاناقه paris' })
  await add('Other', { search_text: 'other hebron' })
  for (const text of ['elegance', 'CAFÉ', 'paris  cafe', 'أناقة', 'الأناقه', 'leganc']) {
    expect([text, await namesOf({ text })]).toEqual([text, ['Café Élégance']])
  }
  expect(await namesOf({ text: 'cafe hebron' })).toEqual([])
  expect((await search({ text: ' ' })).total).toBe(2)
})

test.each(['%', '_', '\\', '%%', "' or 1=1 --"])('%p is searched for as it is written', async text => {
  await add('Plain', { search_text: 'plain' })
  expect(await namesOf({ text })).toEqual([])
  await add('With signs', { search_text: `50% off_ \\ now or 1=1` })
  if (text.length === 1) expect(await namesOf({ text })).toEqual(['With signs'])
})

test('country, city and kind of salon narrow the list together', async () => {
  await add('Hebron barber')
  await add('Hebron beauty', { business_type: 'beauty_salon' })
  await add('Amman barber', { country: 'Jordan', city: 'Amman' })
  expect(await namesOf({ country: 'Jordan' })).toEqual(['Amman barber'])
  expect(await namesOf({ country: 'Palestine', city: 'Hebron', businessType: 'beauty_salon' })).toEqual([
    'Hebron beauty',
  ])
  expect(await namesOf({ country: 'Jordan', city: 'Hebron' })).toEqual([])
  expect((await search({ country: '', city: '', text: '', businessType: '' })).total).toBe(3)
})

test('near me is nearest first, with the distance in kilometres', async () => {
  await add('Far', { latitude: 31.9, longitude: 35.2 })
  await add('Here', { latitude: 31.53, longitude: 35.1 })
  await add('East', { latitude: 31.53, longitude: 35.2 })
  await add('North', { latitude: 31.62, longitude: 35.1 })
  const { salons } = await search({ sort: 'distance', latitude: '31.53', longitude: '35.1' })
  expect(salons.map(({ name }) => name)).toEqual(['Here', 'East', 'North', 'Far'])
  expect(salons[0]?.distanceKm).toBe(0)
  expect(salons[1]?.distanceKm).toBeCloseTo(9.48, 1)
  expect((await search({})).salons[0]?.distanceKm).toBeNull()
})

test('recommended weighs how many said so; price and rating have orders of their own', async () => {
  await add('One five', { rating_sum: 5, rating_count: 1, from_amount: 30 })
  await add('Many good', { rating_sum: 480, rating_count: 100, from_amount: 40 })
  await add('Many poor', { rating_sum: 200, rating_count: 100, from_amount: 10 })
  await add('New', { from_amount: null, from_currency: null })
  expect(await namesOf({})).toEqual(['Many good', 'One five', 'New', 'Many poor'])
  expect(await namesOf({ sort: 'rating' })).toEqual(['One five', 'Many good', 'Many poor', 'New'])
  expect(await namesOf({ sort: 'price' })).toEqual(['Many poor', 'One five', 'Many good', 'New'])
  const { salons } = await search({})
  expect(salons[0]).toMatchObject({
    rating: 4.8,
    reviewCount: 100,
    fromPrice: { amount: 40, currency: 'USD' },
  })
  expect(salons[2]).toMatchObject({ rating: null, reviewCount: 0, fromPrice: null })
})

test('amounts of different currencies are never compared: by price, that of most salons found comes first', async () => {
  const inEuro = (from_amount: number) => ({ from_amount, from_currency: 'EUR' as const })
  const inDollar = (from_amount: number) => ({ from_amount, from_currency: 'USD' as const })
  await add('Jo 5', { ...inDollar(5), country: 'Jordan', city: 'Amman' })
  await add('Euro 20', inEuro(20))
  await add('Pound 1', { from_amount: 1, from_currency: 'GBP' })
  await add('Dollar 30', inDollar(30))
  await add('None', { from_amount: null, from_currency: null })
  await add('Euro 10', inEuro(10))
  await add('Dollar 2', inDollar(2))
  const cheapest = ['Dollar 2', 'Jo 5', 'Dollar 30', 'Euro 10', 'Euro 20', 'Pound 1', 'None']
  expect(await namesOf({ sort: 'price' })).toEqual(cheapest)
  expect((await search({ sort: 'price' })).total).toBe(7)
  expect(await namesOf({ sort: 'price', country: 'Jordan' })).toEqual(['Jo 5'])
  await add('Euro 15', inEuro(15))
  await add('Euro 40', inEuro(40))
  const names = await namesOf({ sort: 'price' })
  expect(names.slice(0, 5)).toEqual(['Euro 10', 'Euro 15', 'Euro 20', 'Euro 40', 'Dollar 2'])
})

const pagesOf = async (query: Record<string, string>, between: () => Promise<unknown> = async () => {}) => {
  const pages = [await search(query)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    await between()
    pages.push(await search({ ...query, cursor: next }))
  }
  return pages
}

test('pages follow one another without a gap or a repeat', async () => {
  for (let number = 0; number < 30; number += 1) await add(`Salon ${String(number)}`)
  const pages = await pagesOf({})
  expect(pages.map(({ salons }) => salons.length)).toEqual([24, 6])
  expect(pages.map(({ total }) => total)).toEqual([30, 30])
  expect(new Set(pages.flatMap(({ salons }) => salons.map(({ id }) => id))).size).toBe(30)
})

test.each([
  [{ sort: 'rating' }],
  [{ sort: 'price' }],
  [{}],
  [{ sort: 'distance', latitude: '31', longitude: '35' }],
])('no salon is skipped or comes twice, however the order of %j changes between the pages', async query => {
  for (let number = 0; number < 60; number += 1) await add(`Salon ${String(number)}`)
  const ids = (await api.app.db.selectFrom('salons').select('id').execute()).map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(59)), async positions => {
      const shuffle = async () => {
        for (const id of ids.slice(0, 30)) {
          const [place = 0] = positions.take(1)
          const change = { rating_count: 1, rating_sum: place, from_amount: place, latitude: place }
          await api.app.db.updateTable('salons').set(change).where('id', '=', id).execute()
        }
      }
      const seen = (await pagesOf(query, shuffle)).flatMap(({ salons }) => salons.map(({ id }) => id))
      expect([...seen].sort()).toEqual([...ids].sort())
    }),
    { numRuns: 5 },
  )
})

test('favourites are marked for the person signed in alone', async () => {
  const { salon } = await add('Loved')
  const cookie = await signIn(api, await addUser(api.app))
  const ann = await addUser(api.app)
  const annsCookie = await signIn(api, ann)
  await dataOf(api.request('PUT', `/favorites/${ann.uid}/${salon.id}`, undefined, { cookie: annsCookie }))
  expect((await search({}, annsCookie)).salons[0]?.isFavorite).toBe(true)
  expect((await search({}, cookie)).salons[0]?.isFavorite).toBe(false)
  expect((await search({})).salons[0]?.isFavorite).toBe(false)
})

test.each([
  [{ sort: 'beauty' }, 'sort'],
  [{ businessType: 'bakery' }, 'businessType'],
  [{ openNow: 'maybe' }, 'openNow'],
  [{ cursor: '0' }, 'cursor'],
  [{ cursor: '%%%%%%' }, 'cursor'],
  [{ latitude: '91', longitude: '0' }, 'latitude'],
  [{ latitude: '31' }, 'longitude'],
  [{ longitude: '35' }, 'latitude'],
  [{ text: 'x'.repeat(101) }, 'text'],
])('%p is refused at its field', async (query, field) => {
  const refusal = await refusalOf(api.request('GET', `/salons?${new URLSearchParams(query).toString()}`))
  expect(refusal.status).toBe(400)
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})
