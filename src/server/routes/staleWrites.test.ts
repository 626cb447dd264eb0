import type { Appointment } from '@/domain/appointment'
import type { Versioned } from '@/domain/edit'
import { requestOf, type SalonProfile } from '@/domain/profile'
import type { Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import type { Team } from '@/domain/team'
import type { User } from '@/domain/user'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  scenario = await addSalon(api.app, { confirms_at_once: 0 })
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const call = (method: string, path: string, body?: object, ifMatch?: string) =>
  api.request(method, path, body, {
    cookie,
    headers: { ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
  })

const mySalon = () => dataOf<Salon>(call('GET', '/salons/mine'))

/** Two edits start from one version: the first is saved, the second gets a conflict with the saved values. */
async function twoEdit(path: string, etag: string | undefined, first: object, second: object) {
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const save = (values: object, ifMatch?: string) => call('PUT', path, values, ifMatch)
  await dataOf(save(first, etag))
  const refuse = async (values: object, ifMatch: string | undefined) => {
    const { data, ...refused } = await refusalOf(save(values, ifMatch))
    expect(refused).toMatchObject({ status: 412, code: 'stale_write' })
    return data as Versioned<object>
  }
  const present = await refuse(second, etag)
  expect(present).toMatchObject(first)
  // The first edit sent again, as after a lost answer: its values are saved already.
  await dataOf(save(first, etag))
  // The second edit overwrites the first after seeing it.
  await dataOf(save(second, present.etag))
  expect(await refuse(first, present.etag)).toMatchObject(second)
  // A write without a version, or with `*`, overwrites.
  await dataOf(save(first))
  await dataOf(save(second, '*'))
  const { etag: newest = '' } = await refuse(first, etag)
  await dataOf(save(first, `"another", ${newest}`))
}

test('a section', async () => {
  const [section] = (await mySalon()).sections
  await twoEdit(
    `/salons/${scenario.salon.id}/sections/${scenario.section.id}`,
    section?.etag,
    { name: 'Men', nameAr: null },
    { name: 'Cuts', nameAr: 'قص' },
  )
  const [after] = (await mySalon()).sections
  expect(after?.etag).not.toBe(section?.etag)
})

test('a service', async () => {
  const [section] = (await mySalon()).sections
  const { id, etag, ...seen } = section?.services[0] ?? { id: '' }
  await twoEdit(
    `/salons/${scenario.salon.id}/services/${id}`,
    etag,
    { ...seen, cost: 25 },
    { ...seen, name: 'Haircut', time: 45 },
  )
})

test('an account, by the call of the specification', async () => {
  const { uid, etag, name, country, city, phone, address } = await dataOf<Versioned<User>>(
    call('GET', '/users/me'),
  )
  const seen = { name, country, city, phone, address }
  await twoEdit(
    `/users/edit-user/${uid}`,
    etag,
    { ...seen, name: 'One' },
    { ...seen, address: 'Main Street' },
  )
})

test('the hours of a day, also when only what they would strand is asked for', async () => {
  const open = (startHour: string, endHour: string, breaks: object[] = []) => ({
    day: 'Monday',
    isClosed: false,
    startHour,
    endHour,
    breaks,
  })
  const path = `/salons/${scenario.salon.id}/sections/${scenario.section.id}/schedule`
  await dataOf(call('PUT', path, open('9:00 AM', '6:00 PM')))
  const { etag } = (await mySalon()).sections[0]?.week.Monday ?? {}
  const lunch = [{ startHour: '1:00 PM', endHour: '2:00 PM' }]
  const closed = { day: 'Monday', isClosed: true, startHour: null, endHour: null, breaks: [] }
  await twoEdit(path, etag, open('10:00 AM', '12:00 AM', lunch), closed)
  expect(await refusalOf(call('PUT', `${path}?preview=1`, closed, etag))).toMatchObject({ status: 412 })
})

test("the profile's data", async () => {
  const path = `/salons/${scenario.salon.id}`
  await dataOf(
    call('PUT', path, {
      ...requestOf(await dataOf<SalonProfile>(call('GET', `${path}/profile`))),
      phone: '+970599123456',
    }),
  )
  const profile = await dataOf<SalonProfile>(call('GET', `${path}/profile`))
  const seen = requestOf(profile)
  await twoEdit(
    path,
    profile.etag,
    { ...seen, name: 'First', nameAr: 'الأول' },
    { ...seen, cancelNoticeMinutes: 60 },
  )
})

test('a promotion', async () => {
  const path = `/salons/${scenario.salon.id}/promotions`
  const seen = {
    title: 'A fifth off',
    titleAr: null,
    details: '',
    startsOn: '2027-02-01',
    endsOn: '2027-02-10',
    discount: { kind: 'percent', value: 20 },
    serviceIds: null,
  }
  await dataOf(call('POST', path, seen))
  const [{ id, etag } = { id: '' }] = await dataOf<Promotion[]>(call('GET', path))
  await twoEdit(
    `${path}/${id}`,
    etag,
    { ...seen, discount: { kind: 'amount', value: 3 }, serviceIds: [scenario.service.id] },
    { ...seen, title: 'Half off', endsOn: '2027-02-20' },
  )
})

test('a member of the team', async () => {
  const path = `/salons/${scenario.salon.id}/team`
  const [staffMember] = (await dataOf<Team>(call('GET', path))).staff
  const { id, etag, name = '', nameAr = null } = staffMember ?? {}
  const seen = { name, nameAr, serviceIds: [], hours: null }
  await twoEdit(`${path}/${id ?? ''}`, etag, { ...seen, name: 'Ann' }, { ...seen, nameAr: 'آن' })
})

test('where an appointment is, when it is moved or confirmed', async () => {
  const client = await signIn(api, await addUser(api.app))
  const { salon, service, staff } = scenario
  const startsAt = Date.parse('2027-02-02T07:00:00Z')
  const booking = { salonId: salon.id, serviceId: service.id, staffId: staff[0]?.id, startsAt }
  const { _id, staffId } = await dataOf<Appointment>(
    api.request('POST', '/appointments', booking, { cookie: client }),
  )
  const appointment = () => dataOf<Appointment>(call('GET', `/appointments/${_id}`))
  const { etag } = await appointment()
  const noon = Date.parse('2027-02-02T10:00:00Z')
  await dataOf(call('POST', `/appointments/${_id}/reschedule`, { startsAt: noon }, etag))
  const moved = await appointment()
  const refused = { status: 412, code: 'stale_write', data: { startsAt: noon, staffId, etag: moved.etag } }
  const later = { startsAt: noon + 3_600_000 }
  expect(await refusalOf(call('POST', `/appointments/${_id}/reschedule`, later, etag))).toMatchObject(refused)
  expect(await refusalOf(call('POST', `/appointments/${_id}/confirm`, {}, etag))).toMatchObject(refused)
  await dataOf(call('POST', `/appointments/${_id}/confirm`, {}, moved.etag))
})
