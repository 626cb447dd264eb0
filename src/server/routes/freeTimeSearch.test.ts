import { salonsPerPage, type SalonPage } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, bookService, signIn } from '@/testing/scenarios/builders'
import { createJobs } from '../jobs/jobs'

const hour = 60 * 60 * 1000
/** A Friday, 10:00 AM in Hebron. */
const ten = Date.parse('2027-02-05T08:00:00Z')

let now: number
let api: TestApi
beforeEach(async () => {
  now = ten
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const search = (query: string) => dataOf<SalonPage>(api.request('GET', `/salons?${query}`))
const namesOf = async (query: string) => (await search(query)).salons.map(({ name }) => name)

type Hours = readonly [opens: number, closes: number]

/** A salon that is open every day from hour to hour. */
async function addOpen(name: string, [opens, closes]: Hours, minutes = 60) {
  const scenario = await addSalon(api.app, { name, search_text: `${name} haircut`, service: { minutes } })
  await api.app.db
    .updateTable('opening_hours')
    .set({ opens_at: opens * 60, closes_at: closes * 60 })
    .where('section_id', '=', scenario.section.id)
    .execute()
  return scenario
}

test('a salon is listed when it has a free slot on the day and from the hour', async () => {
  await addOpen('Morning', [6, 10])
  await addOpen('Noon', [11, 14])
  await addOpen('Evening', [16, 22])
  expect(await namesOf('sort=earliest')).toEqual(['Noon', 'Evening', 'Morning'])
  expect(await namesOf('sort=earliest&day=today')).toEqual(['Noon', 'Evening'])
  expect(await namesOf('sort=earliest&day=tomorrow')).toEqual(['Morning', 'Noon', 'Evening'])
  expect(await namesOf('sort=earliest&day=2027-02-08&fromHour=13')).toEqual(['Noon', 'Evening'])
  expect(await namesOf('day=2027-02-08&fromHour=14')).toEqual(['Evening'])
  expect(await namesOf('evening=true')).toEqual(['Evening'])
  expect(await namesOf('day=today&evening=true&fromHour=22')).toEqual([])
  expect(await namesOf('day=2027-02-04')).toEqual([])
  expect(await namesOf('day=2027-04-05')).toHaveLength(3)
  expect(await namesOf('day=2027-04-06')).toEqual([])
  expect((await search('day=today')).total).toBe(2)
})

test('a card says the next slot at the asked time, of the service that it shows', async () => {
  const { service, salon, section } = await addOpen('Long', [9, 18], 240)
  await api.app.db
    .insertInto('services')
    .values({
      ...service,
      id: 'trim',
      name: 'Trim',
      search_text: 'trim',
      cost: 5,
      minutes: 15,
      section_id: section.id,
    })
    .execute()
  const nextOf = async (query: string) => (await search(query)).salons[0]?.nextSlot
  const atHour = (at: number) => ten + (at - 10) * hour
  expect(await nextOf('')).toEqual({ serviceId: 'trim', startsAt: atHour(10.25) })
  expect(await nextOf('day=today&fromHour=15')).toEqual({ serviceId: 'trim', startsAt: atHour(15) })
  expect(await nextOf('text=haircut')).toEqual({ serviceId: service.id, startsAt: atHour(10.25) })
  expect(await nextOf('evening=true&text=haircut')).toBeUndefined()
  now = atHour(15)
  expect(await nextOf('text=haircut')).toEqual({ serviceId: service.id, startsAt: atHour(33) })
  await api.app.db.deleteFrom('opening_hours').execute()
  await api.app.db.updateTable('salons').set({ revision: 7 }).where('id', '=', salon.id).execute()
  expect(await nextOf('')).toBeNull()
})

test('a salon that is booked out for the day is no longer listed for it', async () => {
  const scenario = await addOpen('Small', [11, 12])
  await addOpen('Other', [11, 13])
  expect(await namesOf('day=today&sort=earliest')).toHaveLength(2)
  for (let staff = 0; staff < 2; staff += 1)
    await bookService(api, scenario, ten + hour, await signIn(api, await addUser(api.app)))
  expect(await namesOf('day=today')).toEqual(['Other'])
  expect(await namesOf('sort=earliest')).toEqual(['Other', 'Small'])
})

test('a list by the earliest slot goes on where it was, although slots are taken meanwhile', async () => {
  const count = salonsPerPage + 3
  const names = Array.from({ length: count }, (_, index) => `Salon ${String(index).padStart(2, '0')}`)
  for (const [index, name] of names.entries()) await addOpen(name, [11 + Math.floor(index / 5), 20])
  const first = await search('sort=earliest')
  const [taken] = first.salons
  expect(first).toMatchObject({ total: count, salons: { length: salonsPerPage } })
  await api.app.db
    .insertInto('days_off')
    .values({ id: 'off', salon_id: taken?.id ?? '', date: '2027-02-05', reason: '' })
    .execute()
  await api.app.db
    .updateTable('salons')
    .set({ revision: 7 })
    .where('id', '=', taken?.id ?? '')
    .execute()
  const rest = await search(`sort=earliest&cursor=${first.next ?? ''}`)
  expect(rest.next).toBeNull()
  expect([...first.salons, ...rest.salons].map(({ name }) => name).sort()).toEqual(names)
})

test('the job summarizes what nobody has looked for', async () => {
  const { salon } = await addOpen('Quiet', [11, 14])
  const row = () =>
    api.app.db
      .selectFrom('salons')
      .select(['next_start', 'next_evening'])
      .where('id', '=', salon.id)
      .executeTakeFirst()
  const unitAt = (at: number) => (ten + (at - 10) * hour) / (hour / 12)
  await createJobs(api.app).runDue()
  expect(await row()).toEqual({ next_start: unitAt(11), next_evening: null })
  now += 2.5 * hour
  await createJobs(api.app).runDue()
  expect(await row()).toEqual({ next_start: unitAt(12.75), next_evening: null })
  now += 9 * 24 * hour
  await createJobs(api.app).runDue()
  expect(await row()).toEqual({ next_start: unitAt(12.75 + 9 * 24), next_evening: null })
})

test.each([
  'day=someday',
  'day=2027-02-30',
  'day=%27%20or%201=1',
  'day=today&fromHour=24',
  'day=today&fromHour=-1',
  'day=today&fromHour=1.5',
  'day=today&fromHour=noon',
  'fromHour=9',
  'evening=perhaps',
  'sort=earlier',
])('%s is refused', async query => {
  expect(await refusalOf(api.request('GET', `/salons?${query}`))).toMatchObject({
    status: 400,
    code: 'bad_input',
  })
})
