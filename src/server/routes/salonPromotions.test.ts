import { limitPolicy } from '@/domain/limitPolicy'
import type { Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { createJobs } from '../jobs/jobs'

let now: number
let api: TestApi
let scenario: TestSalon
let asOwner: string
let asClient: string
beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  asOwner = await signIn(api, scenario.owner)
  asClient = await signIn(api, await addUser(api.app))
})
afterEach(() => api.close())

const path = (more = '') => `/salons/${scenario.salon.id}/promotions${more}`
const terms = (changes: object = {}) => ({
  title: 'A fifth off',
  titleAr: 'خصم الخمس',
  details: '',
  startsOn: '2027-02-01',
  endsOn: '2027-02-10',
  discount: { kind: 'percent', value: 20 },
  serviceIds: null,
  ...changes,
})
const create = (changes: object = {}, cookie = asOwner) =>
  api.request('POST', path(), terms(changes), { cookie })
const list = (cookie?: string) =>
  dataOf<Promotion[]>(api.request('GET', path(), undefined, cookie ? { cookie } : {}))
const salon = () => dataOf<Salon>(api.request('GET', `/salons/${scenario.salon.id}`))
const service = async () => (await salon()).sections[0]?.services[0]
const book = (agreed?: object) => {
  const startsAt = Date.parse('2027-02-20T08:00:00Z')
  const body = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt, agreed }
  return api.request('POST', '/appointments', body, { cookie: asClient })
}

test('who books while it runs pays less, whenever the appointment is', async () => {
  const { revision } = await salon()
  const made = await dataOf<Promotion>(create())
  expect(made).toMatchObject({
    title: 'A fifth off',
    discount: { kind: 'percent', value: 20 },
    serviceIds: null,
  })
  expect((await salon()).revision).toBeGreaterThan(revision)
  expect(await service()).toMatchObject({ cost: 16, fullCost: 20 })
  expect(await dataOf(book())).toMatchObject({ servicePrice: 16 })
})

test('the price is the usual one before and after, and an agreed lower one is asked again', async () => {
  await dataOf(create({ startsOn: '2027-02-02', endsOn: '2027-02-02' }))
  expect(await service()).toMatchObject({ cost: 20 })
  now = Date.parse('2027-02-02T08:00:00Z')
  expect(await service()).toMatchObject({ cost: 16 })
  now = Date.parse('2027-02-02T22:00:00Z')
  expect(await service()).not.toHaveProperty('fullCost')
  expect(await refusalOf(book({ cost: 16, currency: 'USD', minutes: 60 }))).toMatchObject({
    status: 409,
    code: 'service_changed',
  })
})

test('the owner sees all of them, others those that run', async () => {
  await dataOf(create())
  await dataOf(create({ title: 'Later', startsOn: '2027-02-05' }))
  const titles = (promotions: Promotion[]) => promotions.map(({ title }) => title).sort()
  expect(titles(await list(asOwner))).toEqual(['A fifth off', 'Later'])
  expect(titles(await list(asClient))).toEqual(['A fifth off'])
  expect(titles(await list())).toEqual(['A fifth off'])
})

test('one is changed and ended; an ended one stays as it is, also when it is ended again', async () => {
  const { id } = await dataOf<Promotion>(create())
  const changed = api.request(
    'PUT',
    path(`/${id}`),
    terms({ discount: { kind: 'amount', value: 3 }, serviceIds: [scenario.service.id] }),
    { cookie: asOwner },
  )
  expect(await dataOf(changed)).toMatchObject({ serviceIds: [scenario.service.id] })
  expect(await service()).toMatchObject({ cost: 17 })
  expect(await dataOf(api.request('POST', path(`/${id}/end`), {}, { cookie: asOwner }))).toMatchObject({
    endsOn: '2027-01-31',
  })
  expect(await service()).toMatchObject({ cost: 20 })
  expect(await list()).toEqual([])
  now += 3 * 86_400_000
  const { revision } = await salon()
  expect(await dataOf(api.request('POST', path(`/${id}/end`), {}, { cookie: asOwner }))).toMatchObject({
    endsOn: '2027-01-31',
  })
  expect(await salon()).toMatchObject({ revision })
  const again = api.request('PUT', path(`/${id}`), terms(), { cookie: asOwner })
  expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'conflict' })
})

test('clients are notified at the start that it has by then, once', async () => {
  const fan = await addUser(api.app)
  const cookie = await signIn(api, fan)
  await api.request('PUT', `/favorites/${fan.uid}/${scenario.salon.id}`, {}, { cookie })
  const notified = async () => {
    await createJobs(api.app).runDue()
    const rows = await api.app.db.selectFrom('notifications').select('kind').execute()
    return rows.filter(({ kind }) => kind === 'promotion').length
  }
  const { id } = await dataOf<Promotion>(create({ startsOn: '2027-02-08' }))
  const change = (startsOn: string, endsOn: string) =>
    dataOf(api.request('PUT', path(`/${id}`), terms({ startsOn, endsOn }), { cookie: asOwner }))
  await change('2027-02-03', '2027-02-05')
  expect(await notified()).toBe(0)
  now = Date.parse('2027-02-03T08:00:00Z')
  expect(await notified()).toBe(1)
  await change('2027-02-04', '2027-02-06')
  now = Date.parse('2027-02-04T08:00:00Z')
  expect(await notified()).toBe(1)
})

test('another owner finds none of it', async () => {
  const { id } = await dataOf<Promotion>(create())
  const rival = await addSalon(api.app)
  const cookie = await signIn(api, rival.owner)
  expect(await refusalOf(create({}, cookie))).toMatchObject({ status: 404 })
  expect(await refusalOf(create({}, asClient))).toMatchObject({ status: 404 })
  expect(await refusalOf(api.request('PUT', path(`/${id}`), terms(), { cookie }))).toMatchObject({
    status: 404,
  })
  expect(await refusalOf(api.request('POST', path(`/${id}/end`), {}, { cookie }))).toMatchObject({
    status: 404,
  })
  const own = `/salons/${rival.salon.id}/promotions/${id}`
  expect(await refusalOf(api.request('PUT', own, terms(), { cookie }))).toMatchObject({ status: 404 })
  expect(await refusalOf(api.request('POST', `${own}/end`, {}, { cookie }))).toMatchObject({ status: 404 })
  expect(await refusalOf(api.request('POST', path(), terms()))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('GET', '/salons/nothing/promotions'))).toMatchObject({ status: 404 })
})

test.each<[object, string]>([
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(81) }, 'title'],
  [{ endsOn: '2027-01-31', startsOn: '2027-01-01' }, 'endsOn'],
  [{ endsOn: '2027-02-05', startsOn: '2027-02-06' }, 'endsOn'],
  [{ endsOn: '2030-01-01' }, 'endsOn'],
  [{ startsOn: 'soon' }, 'startsOn'],
  [{ discount: { kind: 'percent', value: 101 } }, 'discount'],
  [{ discount: { kind: 'percent', value: 0 } }, 'discount'],
  [{ discount: { kind: 'free', value: 1 } }, 'discount.kind'],
  [{ serviceIds: [] }, 'serviceIds'],
  [{ serviceIds: ['gone'] }, 'serviceIds'],
  [{ serviceIds: {} }, 'serviceIds'],
])('%j is refused at %s', async (changes, field) => {
  expect(await refusalOf(create(changes))).toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) as string },
  })
})

test('there is a limit, which ending and making anew does not lift', async () => {
  for (let made = 0; made < limitPolicy.promotionsOfSalon; made += 1) {
    const { id } = await dataOf<Promotion>(create())
    await dataOf(api.request('POST', path(`/${id}/end`), {}, { cookie: asOwner }))
  }
  expect(await refusalOf(create())).toMatchObject({ status: 409, code: 'limit_reached' })
})
