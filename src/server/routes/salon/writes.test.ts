import type { Appointment } from '@/domain/appointment'
import type { Salon, SalonPage, Section, Service } from '@/domain/salon'
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

const call = (method: string, path: string, body?: object, key?: string) =>
  api.request(method, `/salons/${scenario.salon.id}${path}`, body, { cookie, ...(key && { key }) })

const mySalon = () => dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))

const trim = () => ({
  sectionId: scenario.section.id,
  name: 'Trim',
  nameAr: 'تشذيب',
  cost: 5,
  currency: 'GBP',
  time: 15,
})

async function book(iso: string): Promise<Appointment> {
  const clients = await signIn(api, await addUser(api.app))
  const request = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: Date.parse(iso) }
  return dataOf(api.request('POST', '/appointments', request, { cookie: clients }))
}

test('the price from which an appointment costs is one of the currency of most services', async () => {
  const from = async () => (await dataOf<SalonPage>(api.request('GET', '/salons'))).salons[0]?.fromPrice
  const add = (cost: number, currency: string) =>
    dataOf(call('POST', '/services', { ...trim(), cost, currency }))
  await add(30, 'USD')
  await add(5, 'GBP')
  expect(await from()).toEqual({ amount: 20, currency: 'USD' })
  await add(9, 'GBP')
  await add(0, 'GBP')
  expect(await from()).toEqual({ amount: 5, currency: 'GBP' })
})

describe('sections', () => {
  test('a section is added trimmed, at the end, renamed and deleted', async () => {
    const added = await dataOf<Section>(call('POST', '/sections', { name: '  Nails ', nameAr: ' أظافر ' }))
    expect(added).toMatchObject({ name: 'Nails', nameAr: 'أظافر', services: [] })
    expect(added.week.Monday).toMatchObject({ isClosed: true, startHour: null, endHour: null, breaks: [] })
    expect((await mySalon()).sections.map(({ name }) => name)).toEqual(['Hair', 'Nails'])
    const renamed = await dataOf<Section>(call('PUT', `/sections/${added.id}`, { name: 'Hands' }))
    expect(renamed).toMatchObject({ id: added.id, name: 'Hands', nameAr: null })
    expect(await dataOf(call('DELETE', `/sections/${added.id}`))).toEqual({ stranded: [] })
    expect((await mySalon()).sections.map(({ name }) => name)).toEqual(['Hair'])
  })

  test.each([{}, { name: '' }, { name: '   ' }])('%p adds no section', async body => {
    expect(await refusalOf(call('POST', '/sections', body))).toMatchObject({
      status: 400,
      message: 'Enter a section name',
      fields: { name: 'section_name_required' },
    })
    expect((await mySalon()).sections).toHaveLength(1)
  })

  test('a section and a service sent twice with one key are there once', async () => {
    for (const path of ['/sections', '/services']) {
      const first = await dataOf<Section | Service>(call('POST', path, trim(), `key of ${path}`))
      expect(await dataOf(call('POST', path, trim(), `key of ${path}`))).toEqual(first)
    }
    const { sections } = await mySalon()
    expect(sections.map(({ name, services }) => [name, services.length])).toEqual([
      ['Hair', 2],
      ['Trim', 0],
    ])
  })

  test('a renamed section is the one that is booked from then on', async () => {
    expect(await book('2027-02-05T08:00:00Z')).toMatchObject({ sectionName: 'Hair' })
    await dataOf(call('PUT', `/sections/${scenario.section.id}`, { name: 'Men' }))
    expect(await book('2027-02-06T08:00:00Z')).toMatchObject({ sectionName: 'Men' })
  })

  test('deleting a section in use says what goes with it first, and keeps what was booked', async () => {
    const booked = await book('2027-02-05T08:00:00Z')
    const path = `/sections/${scenario.section.id}`
    const preview = await dataOf<{ stranded: Appointment[] }>(call('DELETE', `${path}?preview=1`))
    expect(preview.stranded.map(({ _id }) => _id)).toEqual([booked._id])
    expect((await mySalon()).sections).toHaveLength(1)
    await dataOf(call('DELETE', path))
    expect(await mySalon()).toMatchObject({ sections: [], fromPrice: null })
    const agenda = api.request('GET', `/appointments/salon/${scenario.salon.id}`, undefined, { cookie })
    expect(await dataOf<Appointment[]>(agenda)).toEqual([
      expect.objectContaining({ sectionName: 'Hair', serviceName: 'Haircut', status: 'confirmed' }),
    ])
  })
})

describe('services', () => {
  test('a service is added, changed and deleted, and the salon’s lowest price follows', async () => {
    const added = await dataOf<Service>(call('POST', '/services', trim()))
    expect(added).toMatchObject({ ...trim(), id: added.id })
    expect((await mySalon()).fromPrice).toEqual({ amount: 5, currency: 'GBP' })
    await dataOf(call('PUT', `/services/${added.id}`, { ...trim(), cost: 30, currency: 'EUR' }))
    expect(await mySalon()).toMatchObject({ fromPrice: { amount: 20, currency: 'USD' } })
    const { id: gift } = await dataOf<Service>(
      call('POST', '/services', { ...trim(), name: 'Talk', cost: 0 }),
    )
    expect(await mySalon()).toMatchObject({ fromPrice: { amount: 20, currency: 'USD' } })
    await dataOf(call('DELETE', `/services/${gift}`))
    await dataOf(call('DELETE', `/services/${added.id}`))
    expect((await mySalon()).sections[0]?.services.map(({ name }) => name)).toEqual(['Haircut'])
  })

  test('a service moves to another section of the salon', async () => {
    const { id: sectionId } = await dataOf<Section>(call('POST', '/sections', { name: 'Nails' }))
    await dataOf(call('PUT', `/services/${scenario.service.id}`, { ...trim(), sectionId }))
    expect((await mySalon()).sections.map(({ services }) => services.map(({ name }) => name))).toEqual([
      [],
      ['Trim'],
    ])
  })

  test('a service that comes from another section is the last of its new one', async () => {
    const hair = scenario.section.id
    const { id: nails } = await dataOf<Section>(call('POST', '/sections', { name: 'Nails' }))
    const { id } = await dataOf<Service>(call('POST', '/services', { ...trim(), sectionId: nails }))
    await dataOf(call('POST', '/services', { ...trim(), name: 'Shave' }))
    await dataOf(call('PUT', `/services/${id}`, { ...trim(), sectionId: hair }))
    expect((await mySalon()).sections[0]?.services.map(({ name }) => name)).toEqual([
      'Haircut',
      'Shave',
      'Trim',
    ])
  })

  test('three currencies stay three', async () => {
    for (const currency of ['USD', 'EUR', 'GBP'])
      await dataOf(call('POST', '/services', { ...trim(), cost: 10, currency }))
    const prices = (await mySalon()).sections[0]?.services.map(({ cost, currency }) => `${cost} ${currency}`)
    expect(prices).toEqual(['20 USD', '10 USD', '10 EUR', '10 GBP'])
  })

  test.each([
    ['cost', 19.99, 'cost_invalid'],
    ['cost', 8.2, 'cost_invalid'],
    ['cost', 0.1 + 0.2, 'cost_invalid'],
    ['cost', '19,99', 'cost_invalid'],
    ['cost', '1e3', 'cost_invalid'],
    ['cost', -5, 'cost_invalid'],
    ['cost', 1.005, 'cost_invalid'],
    ['cost', '', 'cost_invalid'],
    ['cost', 999_999_999_999, 'cost_too_large'],
    ['time', 0, 'minutes_out_of_range'],
    ['time', -30, 'minutes_invalid'],
    ['time', 1e9, 'minutes_out_of_range'],
    ['time', '60abc', 'minutes_invalid'],
    ['time', '', 'minutes_invalid'],
    ['currency', 'Shekel', 'currency_unknown'],
    ['name', '  ', 'service_name_required'],
    ['sectionId', 'nowhere', 'value_invalid'],
  ])('a service with %s %p is refused and nothing is stored', async (field, value, code) => {
    for (const [method, path] of [
      ['POST', '/services'],
      ['PUT', `/services/${scenario.service.id}`],
    ] as const) {
      const refusal = await refusalOf(call(method, path, { ...trim(), [field]: value }))
      expect(refusal).toMatchObject({ status: 400, code: 'bad_input', fields: { [field]: code } })
    }
    expect((await mySalon()).sections[0]?.services).toEqual([
      expect.objectContaining({ name: 'Haircut', cost: 20, time: 60 }),
    ])
    const slots = api.request(
      'GET',
      `/salons/${scenario.salon.id}/slots?serviceId=${scenario.service.id}&date=2027-02-05`,
    )
    expect((await slots).status).toBe(200)
  })

  test('what a salon offers is found by searching from then on', async () => {
    const found = async (text: string) =>
      (await dataOf<SalonPage>(api.request('GET', `/salons?text=${encodeURIComponent(text)}`))).total
    expect(await found('balayage')).toBe(0)
    await dataOf(call('POST', '/services', { ...trim(), name: 'Balayagé', nameAr: 'بالياج' }))
    expect([
      await found('balayage'),
      await found('بالياج'),
      await found('Hebron'),
      await found('الخليل'),
    ]).toEqual([1, 1, 1, 1])
  })
})
