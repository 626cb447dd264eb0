import type { Salon, Section, Service } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { listen } from '@/testing/kit/listen'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi()
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const call = (method: string, path: string, body?: object, as = cookie) =>
  api.request(method, `/salons/${scenario.salon.id}${path}`, body, { cookie: as })

const addSection = (name: string) => dataOf<Section>(call('POST', '/sections', { name }))
const addService = (name: string, sectionId = scenario.section.id) =>
  dataOf<Service>(call('POST', '/services', { sectionId, name, cost: 5, currency: 'USD', time: 15 }))

const order = (serviceIds?: string[], sectionId = scenario.section.id, as = cookie) =>
  call('PUT', `/sections/${sectionId}/services/order`, { serviceIds }, as)

/** As the public page lists them. */
const names = async () => {
  const { sections } = await dataOf<Salon>(call('GET', ''))
  return sections.map(({ name, services }) => [name, ...services.map(service => service.name)].join(' '))
}

test('sections stand in the order that was sent; an old list moves nothing', async () => {
  const { id: hair } = scenario.section
  const { id: nails } = await addSection('Nails')
  await dataOf(call('PUT', '/sections/order', { sectionIds: [nails, hair] }))
  expect(await names()).toEqual(['Nails', 'Hair Haircut'])
  for (const sectionIds of [[hair], [hair, hair], [hair, 'elsewhere'], [hair, nails, 'elsewhere']]) {
    expect(await refusalOf(call('PUT', '/sections/order', { sectionIds }))).toMatchObject({
      status: 409,
      code: 'conflict',
    })
  }
  expect(await names()).toEqual(['Nails', 'Hair Haircut'])
  expect(await refusalOf(call('PUT', '/sections/order', {}))).toMatchObject({ status: 400 })
})

test('services of a section stand in the order that was sent, those of others as before', async () => {
  const { id: cut } = scenario.service
  const { id: nails } = await addSection('Nails')
  const { id: trim } = await addService('Trim')
  const { id: polish } = await addService('Polish', nails)
  const { id: shave } = await addService('Shave')
  await addService('Gel', nails)
  await dataOf(order([shave, cut, trim]))
  const ordered = ['Hair Shave Haircut Trim', 'Nails Polish Gel']
  expect(await names()).toEqual(ordered)

  for (const serviceIds of [
    [shave, cut],
    [shave, cut, cut],
    [shave, cut, polish],
    [shave, cut, trim, polish],
    [shave, cut, trim, 'elsewhere'],
  ]) {
    expect(await refusalOf(order(serviceIds))).toMatchObject({ status: 409, code: 'conflict' })
  }
  expect(await refusalOf(order())).toMatchObject({ status: 400 })
  expect(await names()).toEqual(ordered)

  await addService('Wash')
  expect(await names()).toEqual(['Hair Shave Haircut Trim Wash', 'Nails Polish Gel'])
})

test('only the owner orders, and only sections of their own salon', async () => {
  const other = await addSalon(api.app)
  const foreign = [other.service.id]
  expect(await refusalOf(order(foreign, other.section.id))).toMatchObject({ status: 404 })
  for (const user of [other.owner, await addUser(api.app)]) {
    const as = await signIn(api, user)
    expect((await order([scenario.service.id], scenario.section.id, as)).status).toBe(404)
  }
  expect((await order([scenario.service.id], scenario.section.id, '')).status).toBe(401)
})

test('a changed menu reaches the owner’s other tabs; a refusal and a preview do not', async () => {
  const { id: trim } = await addService('Trim')
  const tab = await listen(api, { cookie })
  await order([trim])
  await call('DELETE', `/services/${trim}?preview=1`)
  await dataOf(order([trim, scenario.service.id]))
  expect(await tab.next()).toMatchObject({ event: 'salon' })
  await api.request('POST', '/notifications/read-all', undefined, { cookie })
  expect(await tab.next()).toMatchObject({ event: 'unread' })
  await tab.close()
})
