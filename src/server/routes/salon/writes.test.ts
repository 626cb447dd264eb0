import type { Appointment } from '@/domain/appointment'
import type { Salon, SalonPage, Section, Service } from '@/domain/salon'
import type { WeekSchedule } from '@/domain/schedule'
import { dataOf, refusalOf } from '@/testing/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/builders'
import { startApi, type TestApi } from '@/testing/startApi'

let api: TestApi
let shop: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  shop = await addSalon(api.services)
  cookie = await signIn(api, shop.owner)
})
afterEach(() => api.close())

const call = (method: string, path: string, body?: object, key?: string) =>
  api.request(method, `/salons/${shop.salon.id}${path}`, body, { cookie, ...(key && { key }) })

const mySalon = () => dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))

const trim = () => ({
  sectionId: shop.section.id,
  name: 'Trim',
  nameAr: 'تشذيب',
  cost: 5,
  currency: 'GBP',
  time: 15,
})

async function book(iso: string): Promise<Appointment> {
  const clients = await signIn(api, await addUser(api.services))
  const request = { salonId: shop.salon.id, serviceId: shop.service.id, startsAt: Date.parse(iso) }
  return dataOf(api.request('POST', '/appointments', request, { cookie: clients }))
}

describe('sections', () => {
  test('a section is added trimmed, at the end, renamed and deleted', async () => {
    const added = await dataOf<Section>(call('POST', '/sections', { name: '  Nails ', nameAr: 'أظافر' }))
    expect(added).toMatchObject({ name: 'Nails', nameAr: 'أظافر', services: [] })
    expect(added.week.Monday).toEqual({ isClosed: true, startHour: null, endHour: null, breaks: [] })
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

  test('sections stand in the order that was sent; an old list moves nothing', async () => {
    const { id: hair } = shop.section
    const { id: nails } = await dataOf<Section>(call('POST', '/sections', { name: 'Nails' }))
    await dataOf(call('PUT', '/sections/order', { sectionIds: [nails, hair] }))
    const names = async () => (await mySalon()).sections.map(({ name }) => name)
    expect(await names()).toEqual(['Nails', 'Hair'])
    for (const sectionIds of [[hair], [hair, hair], [hair, 'elsewhere'], [hair, nails, 'elsewhere']]) {
      expect(await refusalOf(call('PUT', '/sections/order', { sectionIds }))).toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
      })
    }
    expect(await names()).toEqual(['Nails', 'Hair'])
    expect(await refusalOf(call('PUT', '/sections/order', {}))).toMatchObject({ status: 400 })
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

  test('deleting a section in use says what goes with it first, and keeps what was booked', async () => {
    const booked = await book('2027-02-05T08:00:00Z')
    const path = `/sections/${shop.section.id}`
    const preview = await dataOf<{ stranded: Appointment[] }>(call('DELETE', `${path}?preview=1`))
    expect(preview.stranded.map(({ _id }) => _id)).toEqual([booked._id])
    expect((await mySalon()).sections).toHaveLength(1)
    await dataOf(call('DELETE', path))
    expect(await mySalon()).toMatchObject({ sections: [], fromPrice: null })
    const agenda = api.request('GET', `/appointments/salon/${shop.salon.id}`, undefined, { cookie })
    expect(await dataOf<Appointment[]>(agenda)).toEqual([
      expect.objectContaining({ sectionName: 'Hair', serviceName: 'Haircut', status: 'confirmed' }),
    ])
  })
})

describe('services', () => {
  test('a service is added, changed and deleted, and the salon’s lowest price follows', async () => {
    const added = await dataOf<Service>(call('POST', '/services', trim()))
    expect(added).toEqual({ ...trim(), id: added.id })
    expect((await mySalon()).fromPrice).toEqual({ amount: 5, currency: 'GBP' })
    await dataOf(call('PUT', `/services/${added.id}`, { ...trim(), cost: 30, currency: 'EUR' }))
    expect(await mySalon()).toMatchObject({ fromPrice: { amount: 20, currency: 'USD' } })
    await dataOf(call('DELETE', `/services/${added.id}`))
    expect((await mySalon()).sections[0]?.services.map(({ name }) => name)).toEqual(['Haircut'])
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
      ['PUT', `/services/${shop.service.id}`],
    ] as const) {
      const refusal = await refusalOf(call(method, path, { ...trim(), [field]: value }))
      expect(refusal).toMatchObject({ status: 400, code: 'bad_input', fields: { [field]: code } })
    }
    expect((await mySalon()).sections[0]?.services).toEqual([
      expect.objectContaining({ name: 'Haircut', cost: 20, time: 60 }),
    ])
    const slots = api.request(
      'GET',
      `/salons/${shop.salon.id}/slots?serviceId=${shop.service.id}&date=2027-02-05`,
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

describe('hours', () => {
  const save = (body: object, query = '') =>
    call('PUT', `/sections/${shop.section.id}/schedule${query}`, body)

  test.each([
    [{ startHour: '5:00 PM', endHour: '9:00 AM' }, { endHour: 'end_before_start' }],
    [{ startHour: '9:00 AM', endHour: '9:00 AM' }, { endHour: 'end_before_start' }],
    [{ endHour: '9:00 AM' }, { startHour: 'start_required' }],
    [{ startHour: '9:00 AM' }, { endHour: 'end_required' }],
    [{ startHour: '9:30 AM', endHour: '5:00 PM' }, { startHour: 'hour_invalid' }],
  ])('%p is refused at its field and the old hours stay', async (hours, fields) => {
    expect(await refusalOf(save({ day: 'Monday', ...hours }))).toMatchObject({
      status: 400,
      code: 'bad_input',
      fields,
    })
    const week = (await mySalon()).sections[0]?.week
    expect(week?.Monday).toEqual({ isClosed: false, startHour: '9:00 AM', endHour: '6:00 PM', breaks: [] })
  })

  test('a day is saved with its breaks, to the end of the day, and saved again without', async () => {
    const hours = { isClosed: false, startHour: '6:00 PM', endHour: '12:00 AM' }
    const breaks = [{ startHour: '8:00 PM', endHour: '8:30 PM' }]
    const saved = await dataOf<{ week: WeekSchedule }>(save({ day: 'Monday', ...hours, breaks }))
    expect(saved.week.Monday).toEqual({ ...hours, breaks })
    expect((await mySalon()).sections[0]?.week.Monday).toEqual({ ...hours, breaks })
    const again = await dataOf<{ week: WeekSchedule }>(save({ day: 'Monday', isClosed: true }))
    expect(again.week.Monday).toEqual({ isClosed: true, startHour: null, endHour: null, breaks: [] })
    expect(again.week.Tuesday.startHour).toBe('9:00 AM')
  })

  test('hours that leave bookings behind list them first and keep them', async () => {
    const early = await book('2027-02-05T07:00:00Z')
    const late = await book('2027-02-05T12:00:00Z')
    const inBreak = await book('2027-02-12T10:00:00Z')
    const otherDay = await book('2027-02-06T07:00:00Z')
    const hours = {
      day: 'Friday',
      startHour: '11:00 AM',
      endHour: '6:00 PM',
      breaks: [{ startHour: '12:00 PM', endHour: '1:00 PM' }],
    }
    const preview = await dataOf<{ stranded: Appointment[] }>(save(hours, '?preview=1'))
    expect(preview.stranded.map(({ _id }) => _id)).toEqual([early._id, inBreak._id])
    expect((await mySalon()).sections[0]?.week.Friday.startHour).toBe('9:00 AM')
    expect(await dataOf(save(hours))).toMatchObject({ stranded: preview.stranded })
    const agenda = api.request(
      'GET',
      `/appointments/salon/${shop.salon.id}?from=2027-02-05&to=2027-02-12`,
      undefined,
      { cookie },
    )
    const kept = await dataOf<Appointment[]>(agenda)
    expect(kept.map(({ _id, status }) => [_id, status])).toEqual(
      [early, late, otherDay, inBreak].map(({ _id }) => [_id, 'confirmed']),
    )
  })
})

describe('days off', () => {
  test('a day off lists the bookings of that date, and is there once', async () => {
    const booked = await book('2027-02-05T08:00:00Z')
    await book('2027-02-06T08:00:00Z')
    const day = { date: '2027-02-05', reason: ' Holiday ' }
    const preview = await dataOf<{ stranded: Appointment[] }>(call('POST', '/days-off?preview=1', day))
    expect(preview.stranded.map(({ _id }) => _id)).toEqual([booked._id])
    expect((await mySalon()).daysOff).toEqual([])
    const { dayOff } = await dataOf<{ dayOff: { id: string } }>(call('POST', '/days-off', day))
    expect((await mySalon()).daysOff).toEqual([{ id: dayOff.id, date: '2027-02-05', reason: 'Holiday' }])
    expect(await refusalOf(call('POST', '/days-off', day))).toMatchObject({ status: 409, code: 'conflict' })
    await dataOf(call('DELETE', `/days-off/${dayOff.id}`))
    expect((await call('DELETE', `/days-off/${dayOff.id}`)).status).toBe(404)
  })

  test.each([{}, { date: '2027-02-30' }, { date: 'Friday' }])('%p is no day off', async body => {
    expect(await refusalOf(call('POST', '/days-off', body))).toMatchObject({
      status: 400,
      fields: { date: 'date_invalid' },
    })
  })
})
