import type { SalonProfile } from '@/domain/profile'
import type { Salon, SalonPage } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, signIn, type TestSalon } from '@/testing/scenarios/builders'
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

const call = (method: string, path: string, body?: object) =>
  api.request(method, `/salons/${scenario.salon.id}${path}`, body, { cookie })

const valid = (changes: object = {}) => ({
  name: ' Golden Scissors ',
  nameAr: 'المقص الذهبي',
  address: ' 5 Olive Street ',
  phone: '0599 123 456',
  timeZone: 'Europe/Paris',
  cancelNoticeMinutes: 120,
  confirmsAtOnce: false,
  ...changes,
})

test('what the owner saves is what clients see and search finds', async () => {
  const saved = await dataOf<SalonProfile>(call('PUT', '', valid()))
  expect(saved).toMatchObject({
    ...valid({ name: 'Golden Scissors', address: '5 Olive Street', phone: '+970599123456' }),
    email: scenario.owner.email,
    country: 'Palestine',
    city: 'Hebron',
  })
  expect(await dataOf(call('GET', '/profile'))).toEqual(saved)
  const seen = await dataOf<Salon>(api.request('GET', `/salons/${scenario.salon.id}`))
  expect(seen).toMatchObject({ nameAr: 'المقص الذهبي', timeZone: 'Europe/Paris', cancelNoticeMinutes: 120 })
  const found = await dataOf<SalonPage>(api.request('GET', `/salons?text=${encodeURIComponent('الذهبى')}`))
  expect(found.salons.map(({ id }) => id)).toEqual([scenario.salon.id])
})

test.each([
  [{ name: ' ' }, { name: 'name_required' }],
  [{ name: 'x'.repeat(81) }, { name: 'name_too_long-80' }],
  [{ address: 'x'.repeat(201) }, { address: 'address_too_long-200' }],
  [{ phone: '12' }, { phone: 'phone_invalid' }],
  [{ phone: '079 123 4567' }, { phone: 'phone_invalid' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'time_zone_unknown' }],
  [{ timeZone: '' }, { timeZone: 'time_zone_unknown' }],
  [{ cancelNoticeMinutes: 7 }, { cancelNoticeMinutes: 'value_invalid' }],
  [{ confirmsAtOnce: 'maybe' }, { confirmsAtOnce: 'value_invalid' }],
])('%p is refused at its field', async (changes, fields) => {
  const before = await dataOf(call('GET', '/profile'))
  expect(await refusalOf(call('PUT', '', valid(changes)))).toMatchObject({ status: 400, fields })
  expect(await dataOf(call('GET', '/profile'))).toEqual(before)
})

test('the profile is saved with a new position, and without one the present position stays', async () => {
  const position = { latitude: 31.90412, longitude: 35.20398 }
  const moved = await dataOf<SalonProfile>(call('PUT', '', valid({ position })))
  expect(moved).toMatchObject(position)
  expect(await dataOf<SalonProfile>(call('PUT', '', valid()))).toMatchObject(position)
})

test.each([
  null,
  {},
  { latitude: 91, longitude: 0 },
  { latitude: '31', longitude: 35 },
  { latitude: 31, longitude: 181 },
])('a profile with the position %p is refused', async position => {
  const before = await dataOf(call('GET', '/profile'))
  expect((await refusalOf(call('PUT', '', valid({ position })))).status).toBe(400)
  expect(await dataOf(call('GET', '/profile'))).toEqual(before)
})

test('a position that was moved meanwhile makes another edit stale', async () => {
  const { etag = '' } = await dataOf<SalonProfile>(call('GET', '/profile'))
  await dataOf(call('PUT', '/position', { latitude: 31.9, longitude: 35.2 }))
  const path = `/salons/${scenario.salon.id}`
  const stale = await refusalOf(api.request('PUT', path, valid(), { cookie, headers: { 'If-Match': etag } }))
  expect(stale).toMatchObject({ status: 412, code: 'stale_write' })
})

test('My Location is the place from which Near Me measures', async () => {
  await dataOf(call('PUT', '/position', { latitude: 31.9, longitude: 35.2 }))
  const path = `/salons/${scenario.salon.id}?latitude=31.9&longitude=35.2`
  expect((await dataOf<Salon>(api.request('GET', path))).distanceKm).toBeCloseTo(0)
})

test.each([
  {},
  { latitude: 91, longitude: 0 },
  { latitude: '31', longitude: 35 },
  { latitude: 1, longitude: null },
])('the place %p is refused', async place => {
  expect((await refusalOf(call('PUT', '/position', place))).status).toBe(400)
})

describe('another person', () => {
  const owned: [string, string, object | undefined][] = [
    ['GET', '/profile', undefined],
    ['PUT', '', valid()],
    ['PUT', '/position', { latitude: 1, longitude: 1 }],
    ['PUT', '/photo', { imageId: null }],
    ['GET', '/team', undefined],
    ['POST', '/team', { name: 'Eve' }],
    ['GET', '/overview?from=2027-01-01&to=2027-01-07', undefined],
    ['GET', '/exports/appointments.csv', undefined],
    ['GET', '/exports/clients.csv', undefined],
    ['GET', '/exports/takings.csv', undefined],
  ]
  test.each(owned)('%s %s is answered as a salon that does not exist', async (method, path, body) => {
    const other = await addSalon(api.app)
    const options = { cookie: await signIn(api, other.owner) }
    const refused = await refusalOf(api.request(method, `/salons/${scenario.salon.id}${path}`, body, options))
    expect(refused).toEqual(await refusalOf(api.request(method, `/salons/nowhere${path}`, body, options)))
    expect(refused.status).toBe(404)
    const nobody = await refusalOf(api.request(method, `/salons/${scenario.salon.id}${path}`, body))
    expect(nobody.status).toBe(401)
    const after = await dataOf<SalonProfile>(call('GET', '/profile'))
    expect(after).toMatchObject({ name: scenario.salon.name, latitude: scenario.salon.latitude })
  })
})
