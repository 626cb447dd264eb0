import { limitPolicy } from '@/domain/limitPolicy'
import type { Salon, Section } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const service = (name: string, changes: object = {}) => ({
  name,
  nameAr: null,
  cost: 15,
  currency: 'USD',
  time: 30,
  ...changes,
})
const hair = { name: 'hair', nameAr: null, services: [service('Fade')] }
const nails = { name: 'Nails', nameAr: 'الأظافر', services: [service('Manicure'), service('Pedicure')] }

const send = (sections: unknown, { as = cookie, key }: { as?: string; key?: string } = {}) =>
  api.request('POST', `/salons/${scenario.salon.id}/menu`, { sections }, { cookie: as, ...(key && { key }) })
const menu = async () =>
  (await dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))).sections.map(
    ({ name, services }) => [name, ...services.map(one => one.name)],
  )

test('a menu goes into the sections of the same name, and into new ones after them', async () => {
  const before = await menu()
  const sections = await dataOf<Section[]>(send([nails, hair]))
  expect(sections.map(({ name }) => name)).toEqual(['Hair', 'Nails'])
  expect(sections[1]?.services[0]).toMatchObject({ name: 'Manicure', cost: 15, currency: 'USD', time: 30 })
  expect(await menu()).toEqual([
    [...(before[0] ?? []), 'Fade'],
    ['Nails', 'Manicure', 'Pedicure'],
  ])
})

test('two new sections of one name become one, and all is in the order of the request', async () => {
  const before = await menu()
  await send([nails, hair, { ...nails, nameAr: null, services: [service('Polish')] }])
  expect(await menu()).toEqual([
    [...(before[0] ?? []), 'Fade'],
    ['Nails', 'Manicure', 'Pedicure', 'Polish'],
  ])
  const rows = await api.app.db.selectFrom('services').select('position').orderBy('position').execute()
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
})

test('the longest menu fits', async () => {
  const services = Array.from({ length: limitPolicy.servicesOfSalon - 1 }, (_, at) =>
    service(`Service ${at}`),
  )
  expect(await dataOf<Section[]>(send([{ ...nails, services }]))).toHaveLength(2)
})

test('a repeated request adds once', async () => {
  const key = 'b1f5a9c2-1111-4222-8333-444455556666'
  await send([nails], { key })
  await send([nails], { key })
  expect((await menu()).filter(([name]) => name === 'Nails')).toEqual([['Nails', 'Manicure', 'Pedicure']])
})

test.each([
  ['nothing', []],
  ['a section without services', [{ ...nails, services: [] }]],
  ['a service without a price', [{ ...nails, services: [service('Manicure', { cost: '' })] }]],
  ['no sections at all', 'Nails'],
])('%s is refused, and nothing is stored', async (_what, sections) => {
  const before = await menu()
  expect((await send(sections)).status).toBe(400)
  expect(await menu()).toEqual(before)
})

test('a menu that is too long is refused whole', async () => {
  const before = await menu()
  const services = Array.from({ length: limitPolicy.servicesOfSalon }, (_, at) => service(`Service ${at}`))
  expect(await refusalOf(send([{ ...nails, services }]))).toMatchObject({ code: 'limit_reached' })
  expect(await menu()).toEqual(before)
})

test('nobody fills the menu of another salon', async () => {
  const other = await signIn(api, await addUser(api.app, { role: 'barber' }))
  expect((await send([nails], { as: other })).status).toBe(404)
})
