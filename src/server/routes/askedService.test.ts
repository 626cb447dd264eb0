import type { SalonPage } from '@/domain/salon'
import { refreshSalonSummary } from '@/server/db/salonSummary'
import type { SalonRow } from '@/server/db/schema/salons'
import { dataOf } from '@/testing/kit/answers'
import { addSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi

const search = async (query: Record<string, string>) =>
  (await dataOf<SalonPage>(api.request('GET', `/salons?${new URLSearchParams(query).toString()}`))).salons

const addWithMenu = async (
  name: string,
  menu: readonly [name: string, cost: number, currency?: string][],
  more: Partial<SalonRow> = {},
) => {
  const { salon, section } = await addSalon(api.app, { name, ...more })
  await api.app.db.deleteFrom('services').where('salon_id', '=', salon.id).execute()
  const rows = menu.map(([service, cost, currency = 'USD'], position) => ({
    id: `${name} ${String(position)}`,
    salon_id: salon.id,
    section_id: section.id,
    name: service,
    name_ar: service === 'Haircut' ? 'قصّ شعر' : null,
    cost,
    currency,
    minutes: 30,
    position,
  }))
  await api.app.db.insertInto('services').values(rows).execute()
  await refreshSalonSummary(api.app.db, salon.id)
}
const asked = async (query: Record<string, string>) =>
  (await search(query)).map(({ name, askedService }) => [
    name,
    askedService && `${askedService.name} ${String(askedService.price.amount)}`,
  ])

beforeEach(async () => {
  api = await startApi()
  await addWithMenu('Alpha', [
    ['Trim', 5],
    ['Haircut', 40],
    ['Haircut and beard', 60],
  ])
  await addWithMenu('Beta', [
    ['Shave', 15],
    ['Haircut', 20],
  ])
  await addWithMenu('Haircut House', [['Wash', 1]])
})
afterEach(() => api.close())

test('the service asked for is named with its price, by which the list is sorted; who does not have it comes last', async () => {
  const answer = [
    ['Beta', 'Haircut 20'],
    ['Alpha', 'Haircut 40'],
    ['Haircut House', null],
  ]
  expect(await asked({ text: 'haircut', sort: 'price' })).toEqual(answer)
  expect(await asked({ text: 'قص شعر', sort: 'price' })).toEqual(answer.slice(0, 2))
  expect(await asked({ text: 'haircut hebron', sort: 'price' })).toEqual(answer)
  expect(await asked({ text: 'beard haircut' })).toEqual([['Alpha', 'Haircut and beard 60']])
  expect(await asked({ text: 'beta' })).toEqual([['Beta', null]])
  expect((await search({})).map(card => 'askedService' in card)).toEqual([false, false, false])
})

test('the service of the very name that is asked for comes before a cheaper one with more words', async () => {
  await addWithMenu('Delta', [
    ['Haircut', 30],
    ['Kids’ haircut', 10],
    ['Haircut, short', 12],
  ])
  for (const text of ['haircut', 'Haircut ', 'قصّ شعر'])
    expect(await asked({ text, sort: 'price' })).toContainEqual(['Delta', 'Haircut 30'])
  expect(await asked({ text: 'kids haircut' })).toEqual([['Delta', 'Kids’ haircut 10']])
  expect(await asked({ text: 'short' })).toEqual([['Delta', 'Haircut, short 12']])
})

test('the service asked for is one that is paid, in the currency of the salon’s other prices', async () => {
  await addWithMenu('Gamma', [
    ['Perm', 30, 'EUR'],
    ['Perm, first', 0],
    ['Perm, short', 25],
    ['Wash', 5],
  ])
  expect(await asked({ text: 'perm', sort: 'price' })).toEqual([['Gamma', 'Perm, short 25']])
})

test('the service asked for follows a changed menu', async () => {
  const { db } = api.app
  await db.updateTable('services').set({ name: 'Fade', name_ar: null }).where('id', '=', 'Beta 1').execute()
  await refreshSalonSummary(db, (await search({ text: 'beta' }))[0]?.id ?? '')
  expect(await asked({ text: 'fade' })).toEqual([['Beta', 'Fade 20']])
  expect(await asked({ text: 'haircut', sort: 'price' })).toEqual([
    ['Alpha', 'Haircut 40'],
    ['Haircut House', null],
  ])
})
