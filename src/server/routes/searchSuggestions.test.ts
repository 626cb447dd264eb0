import type { SearchSuggestions } from '@/domain/salonSearch'
import { searchPolicy } from '@/domain/searchPolicy'
import type { SalonRow } from '@/server/db/schema/salons'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.close())

const ask = (text: string) =>
  api.request('GET', `/salons/suggestions?${new URLSearchParams({ text }).toString()}`)
const suggested = (text: string) => dataOf<SearchSuggestions>(ask(text))
const add = (name: string, more: Partial<SalonRow> = {}) => addSalon(api.app, { name, ...more })

async function shown(text: string) {
  const { salons, services, cities } = await suggested(text)
  return [salons, services].map(list => list.map(({ name }) => name)).concat([cities.map(({ city }) => city)])
}

let scissors: TestSalon
beforeEach(async () => {
  scissors = await add('Golden Scissors', { name_ar: 'المقص الذهبي', city: 'Ramallah', rating_sum: 1 })
  await add('The Golden Age', { rating_sum: 50 })
  await add('Marigolds', { rating_sum: 90 })
  await addSalon(api.app, {
    name: 'Rose',
    city: 'Ramallah',
    service: { name: 'Manicure', name_ar: 'مانيكير' },
  })
})

test.each([
  ['gol', [['Golden Scissors', 'The Golden Age', 'Marigolds'], [], []]],
  ['المقص', [['Golden Scissors'], [], []]],
  ['ramal', [[], [], ['Ramallah']]],
  ['رام', [[], [], ['Ramallah']]],
  ['nails', [[], ['Manicure'], []]],
  ['hairc', [[], ['Haircut'], []]],
  ['Ramalah', [[], [], ['Ramallah']]],
  ['main street', [[], [], []]],
  ['zebra', [[], [], []]],
  ['g', [[], [], []]],
  ['%%', [[], [], []]],
  ['  ', [[], [], []]],
])('%p suggests %j', async (text, expected) => {
  expect(await shown(text)).toEqual(expected)
})

test('each salon and city has what its line shows and leads to', async () => {
  const { salons } = await suggested('scissors')
  expect(salons).toEqual([
    {
      slug: scissors.salon.id,
      name: 'Golden Scissors',
      nameAr: 'المقص الذهبي',
      country: 'Palestine',
      city: 'Ramallah',
      cityAr: 'رام الله',
    },
  ])
  const { cities } = await suggested('ramallah')
  expect(cities).toEqual([{ country: 'Palestine', city: 'Ramallah', cityAr: 'رام الله', salons: 2 }])
})

test('a group has only so many', async () => {
  for (let count = 0; count < 8; count += 1) await add(`Golden ${count}`)
  expect((await suggested('golden')).salons).toHaveLength(searchPolicy.suggestedSalons)
})

test('a text longer than any search is refused', async () => {
  expect(await refusalOf(ask('a'.repeat(101)))).toMatchObject({ status: 400 })
})
