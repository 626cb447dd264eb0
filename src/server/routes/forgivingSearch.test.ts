import { searchPolicy } from '@/domain/searchPolicy'
import type { SalonPage } from '@/domain/salon'
import type { SalonRow, ServiceRow } from '@/server/db/schema/salons'
import { refreshSalonSummary } from '@/server/db/salonSummary'
import { dataOf } from '@/testing/kit/answers'
import { addSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let now: number
let api: TestApi

beforeEach(async () => {
  now = Date.parse('2027-02-05T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

async function add(
  name: string,
  { service, ...more }: Partial<SalonRow> & { service?: Partial<ServiceRow> } = {},
) {
  const { salon } = await addSalon(api.app, { name, ...more, ...(service && { service }) })
  await refreshSalonSummary(api.app.db, salon.id)
}

const search = (query: Record<string, string>) =>
  dataOf<SalonPage>(api.request('GET', `/salons?${new URLSearchParams(query).toString()}`))

const found = async (query: Record<string, string>) => {
  const { salons, total, correction } = await search(query)
  expect(total).toBe(salons.length)
  return { names: salons.map(({ name }) => name), ...(correction && { correction }) }
}

test.each([
  ['Ramalah', 'Ramallah'],
  ['golden Ramllah', 'golden Ramallah'],
  ['رام اللة', undefined],
  ['Golden Sissors', 'Golden Scissors'],
  ['ألمقص', undefined],
  ['الدهبي', 'الذهبي'],
])('%p finds the salon, by the text %p', async (text, corrected) => {
  await add('Golden Scissors', { name_ar: 'المقص الذهبي', city: 'Ramallah' })
  await add('Other')
  expect(await found({ text })).toEqual({
    names: ['Golden Scissors'],
    ...(corrected && { correction: { text: corrected, isApplied: true } }),
  })
})

test('a word that some salon has is never corrected', async () => {
  await add('Nova')
  await add('Nora')
  expect(await found({ text: 'nora' })).toEqual({ names: ['Nora'] })
  expect(await found({ text: 'nora', country: 'Jordan' })).toEqual({ names: [] })
})

test('a correction that finds nothing where the search looks is told', async () => {
  await add('Golden Scissors')
  expect(await found({ text: 'goldn', country: 'Jordan' })).toEqual({
    names: [],
    correction: { text: 'Golden', isApplied: false },
  })
  expect(await found({ text: 'zebra' })).toEqual({ names: [] })
})

test.each(['nails', 'manicure', 'الأظافر', 'مناكير', 'maincure'])(
  '%p finds who does nails, and the card shows that service',
  async text => {
    await add('Rose', { service: { name: 'Nail art', name_ar: null } })
    await add('Barber')
    const { salons } = await search({ text })
    expect(salons.map(({ name, askedService }) => [name, askedService?.name])).toEqual([['Rose', 'Nail art']])
  },
)

test('a corrected list goes on where its page ended', async () => {
  for (let count = 0; count < 25; count += 1) await add(`Golden ${count}`)
  const first = await search({ text: 'goldn' })
  expect(first.salons).toHaveLength(24)
  const second = await search({ text: 'goldn', cursor: first.next ?? '' })
  expect(second.salons).toHaveLength(1)
  expect(first.salons.map(({ name }) => name)).not.toContain(second.salons[0]?.name)
})

test('the words of a new salon are known soon', async () => {
  await add('Old')
  expect(await found({ text: 'scisors' })).toEqual({ names: [] })
  await add('Scissors')
  now += searchPolicy.knownWordsMilliseconds
  expect((await found({ text: 'scisors' })).names).toEqual(['Scissors'])
})
