import { randomUUID } from 'node:crypto'
import type { SalonPage } from '@/domain/salon'
import type { SalonRow } from '@/server/db/schema/salons'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let now: number
let api: TestApi

beforeEach(async () => {
  // A Friday, 10:00 AM in Hebron.
  now = Date.parse('2027-02-05T08:00:00Z')
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const search = (query: Record<string, string>) =>
  dataOf<SalonPage>(api.request('GET', `/salons?${new URLSearchParams(query).toString()}`))

const namesOf = async (query: Record<string, string>): Promise<string[]> =>
  (await search(query)).salons.map(({ name }) => name)

const add = (name: string, more: Partial<SalonRow> = {}) => addSalon(api.app, { name, ...more })

/** Salons that open nine to six every day, unless their names say otherwise. */
async function addSalons() {
  const { db } = api.app
  await add('Hebron')
  await add('New York', { time_zone: 'America/New_York' })
  await add('London', { time_zone: 'Europe/London' })
  const off = await add('Off on Friday the 5th')
  await db
    .insertInto('days_off')
    .values({ id: 'holiday', salon_id: off.salon.id, date: '2027-02-05', reason: '' })
    .execute()
  const lunch = await add('Lunch from one to two')
  await db
    .insertInto('breaks')
    .values({
      id: 'lunch',
      section_id: lunch.section.id,
      weekday: 'Friday',
      starts_at: 13 * 60,
      ends_at: 14 * 60,
    })
    .execute()
  const late = await add('Six to midnight')
  await db
    .updateTable('opening_hours')
    .set({ opens_at: 18 * 60, closes_at: 24 * 60 })
    .where('section_id', '=', late.section.id)
    .execute()
  const closed = await add('Closed on Fridays')
  await db
    .updateTable('opening_hours')
    .set({ is_closed: 1, opens_at: null, closes_at: null })
    .where('section_id', '=', closed.section.id)
    .where('weekday', '=', 'Friday')
    .execute()
  const evening = await add('Evenings of a season')
  await addSeason(evening, [{ opens_at: 18 * 60, closes_at: 24 * 60 }])
  const holiday = await add('Closed by a season')
  await addSeason(holiday, [])
  const empty = await add('Without a section')
  await db.deleteFrom('sections').where('id', '=', empty.section.id).execute()
}

/** On Friday the 5th, with a break from eight to nine. */
async function addSeason({ salon }: TestSalon, hours: { opens_at: number; closes_at: number }[]) {
  const { db } = api.app
  const id = randomUUID()
  const dates = { starts_on: '2027-02-05', ends_on: '2027-02-05' }
  await db
    .insertInto('seasons')
    .values({ id, salon_id: salon.id, name: 'Eve', name_ar: null, ...dates })
    .execute()
  const of = { season_id: id, weekday: 'Friday' }
  for (const day of hours) {
    await db
      .insertInto('season_hours')
      .values({ ...of, ...day })
      .execute()
    await db
      .insertInto('season_breaks')
      .values({ ...of, id: randomUUID(), starts_at: 20 * 60, ends_at: 21 * 60 })
      .execute()
  }
}

test.each([
  ['just before nine', '2027-02-05T06:59:59Z', []],
  ['at nine in Hebron', '2027-02-05T07:00:00Z', ['Hebron', 'Lunch from one to two']],
  ['at lunch, when London is open too', '2027-02-05T11:30:00Z', ['Hebron', 'London']],
  [
    'when lunch is over and New York has opened',
    '2027-02-05T14:00:00Z',
    ['Hebron', 'London', 'Lunch from one to two', 'New York'],
  ],
  ['at six', '2027-02-05T16:00:00Z', ['Evenings of a season', 'London', 'New York', 'Six to midnight']],
  ['in the break of a season', '2027-02-05T18:30:00Z', ['New York', 'Six to midnight']],
  [
    'in the last minute of Hebron’s Friday',
    '2027-02-05T21:59:59Z',
    ['Evenings of a season', 'New York', 'Six to midnight'],
  ],
  ['at midnight in Hebron', '2027-02-05T22:00:00Z', ['New York']],
  [
    'on Saturday morning',
    '2027-02-06T07:00:00Z',
    [
      'Closed by a season',
      'Closed on Fridays',
      'Evenings of a season',
      'Hebron',
      'Lunch from one to two',
      'Off on Friday the 5th',
    ],
  ],
])(
  '%s what is open is judged on each salon’s own clock, alike in the mark and in the filter',
  async (_when, at, open) => {
    await addSalons()
    now = Date.parse(at)
    const marked = (await search({})).salons.filter(({ openNow }) => openNow)
    expect(marked.map(({ name }) => name).sort()).toEqual(open)
    const filtered = await search({ openNow: 'true' })
    expect(filtered.salons.map(({ name }) => name).sort()).toEqual(open)
    expect(filtered.total).toBe(open.length)
  },
)

test('open now goes with the other filters, and is not asked for when left blank or false', async () => {
  await addSalons()
  expect(await namesOf({ openNow: 'true', text: 'hebron', country: 'Jordan' })).toEqual([])
  for (const openNow of ['', 'false']) expect((await search({ openNow })).total).toBe(10)
})

test('open now finds nothing where there are no salons', async () => {
  expect(await namesOf({ openNow: 'true' })).toEqual([])
})
