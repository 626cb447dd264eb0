import type { PlanSize } from '@/domain/plans'
import type { Salon, SlotList } from '@/domain/salon'
import type { Team, StaffWithHours } from '@/domain/team'
import type { Appointment } from '@/domain/appointment'
import { weekdays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { holdPlan } from '@/testing/scenarios/holdPlan'
import { startApi, type TestApi } from '@/testing/kit/startApi'

/** 2027-02-01 is a Monday; Hebron is two hours ahead of UTC. */
const now = Date.parse('2027-02-01T04:00:00Z')
let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const call = (method: string, path: string, body?: object, key?: string) =>
  api.request(method, `/salons/${scenario.salon.id}/team${path}`, body, { cookie, ...(key && { key }) })

const team = () => dataOf<Team>(call('GET', ''))

const subscribe = (size: PlanSize, endsAt = now + 1000) =>
  holdPlan(api.app, scenario.owner, { size, startsAt: now - 1000, endsAt })

const offMonday = {
  ...Object.fromEntries(weekdays.map(day => [day, { startHour: '1:00 PM', endHour: '3:00 PM' }])),
  Monday: null,
}

const timesOf = async (date: string, staffId: string) => {
  const path = `/salons/${scenario.salon.id}/slots?serviceId=${scenario.service.id}&date=${date}&staffId=${staffId}`
  const { slots } = await dataOf<SlotList>(api.request('GET', path))
  return slots.map(({ time }) => time)
}

test('a team plan adds a person, once for a key, who is then offered to clients', async () => {
  await subscribe('team')
  const request = { name: ' Omar ', nameAr: 'عمر', serviceIds: [scenario.service.id], hours: null }
  const added = await dataOf<StaffWithHours>(call('POST', '', request, 'once'))
  expect(await dataOf<StaffWithHours>(call('POST', '', request, 'once'))).toEqual(added)
  expect(added).toMatchObject({ name: 'Omar', nameAr: 'عمر', serviceIds: [scenario.service.id], hours: null })
  const { staff, plan } = await team()
  expect(plan).toBe('team')
  expect(staff.map(({ name }) => name)).toEqual(['First chair', 'Second chair', 'Omar'])
  expect(await timesOf('2027-02-01', added.id)).toHaveLength(33)
})

test.each<[string, () => Promise<void>]>([
  ['without a plan', async () => undefined],
  ['on a one-person plan', () => subscribe('one_person')],
  ['on a team plan that has ended', () => subscribe('team', now - 1)],
])('%s nobody is added, and those who are there can be changed', async (_name, prepare) => {
  await prepare()
  expect(await refusalOf(call('POST', '', { name: 'Omar' }))).toMatchObject({
    status: 403,
    code: 'plan_needed',
  })
  const [first] = (await team()).staff
  await dataOf(call('PUT', `/${first?.id}`, { name: 'Samer', serviceIds: [] }))
  expect((await team()).staff.map(({ name }) => name)).toEqual(['Samer', 'Second chair'])
})

test("a person's own hours decide what is offered and what can be booked", async () => {
  const [staffMember, other] = scenario.staff.map(({ id }) => id)
  expect(await timesOf('2027-02-02', staffMember ?? '')).toContain('9:00 AM')
  await dataOf(call('PUT', `/${staffMember}`, { name: 'Samer', hours: offMonday }))
  expect(await timesOf('2027-02-01', staffMember ?? '')).toEqual([])
  expect(await timesOf('2027-02-02', staffMember ?? '')).toEqual([
    '1:00 PM',
    '1:15 PM',
    '1:30 PM',
    '1:45 PM',
    '2:00 PM',
  ])
  expect(await timesOf('2027-02-02', other ?? '')).toHaveLength(33)
  const clients = { cookie: await signIn(api, await addUser(api.app)) }
  const booking = {
    salonId: scenario.salon.id,
    serviceId: scenario.service.id,
    staffId: staffMember,
    startsAt: Date.parse('2027-02-02T07:00:00Z'),
  }
  expect((await refusalOf(api.request('POST', '/appointments', booking, clients))).status).toBe(409)
  await dataOf(call('PUT', `/${staffMember}`, { name: 'Samer', hours: null }))
  expect(await timesOf('2027-02-01', staffMember ?? '')).toHaveLength(33)
})

test('a change of hours or services tells first what it would leave behind, and keeps it', async () => {
  const [staffMember] = scenario.staff
  const clients = { cookie: await signIn(api, await addUser(api.app)) }
  const startsAt = Date.parse('2027-02-02T07:00:00Z')
  const booking = {
    salonId: scenario.salon.id,
    serviceId: scenario.service.id,
    staffId: staffMember?.id,
    startsAt,
  }
  const booked = await dataOf<Appointment>(api.request('POST', '/appointments', booking, clients))
  const left = async (change: object) => {
    const preview = call('PUT', `/${staffMember?.id}?preview=1`, { name: 'Samer', ...change })
    return (await dataOf<{ stranded: Appointment[] }>(preview)).stranded.map(({ _id }) => _id)
  }
  const tuesday = (startHour: string, endHour: string) => ({
    hours: { ...offMonday, Tuesday: { startHour, endHour } },
  })
  expect(await left(tuesday('9:30 AM', '3:00 PM'))).toEqual([booked._id])
  expect(await left(tuesday('8:00 AM', '9:30 AM'))).toEqual([booked._id])
  expect(await left({ hours: { ...offMonday, Tuesday: null } })).toEqual([booked._id])
  expect(await left(tuesday('9:00 AM', '10:00 AM'))).toEqual([])
  expect(await left({ hours: null })).toEqual([])
  expect((await team()).staff[0]).toMatchObject({ name: 'First chair', hours: null })
  const shave = { ...scenario.service, id: 'shave', name: 'Shave', position: 9 }
  await api.app.db.insertInto('services').values(shave).execute()
  expect(await left({ serviceIds: ['shave'] })).toEqual([booked._id])
  await dataOf(call('PUT', `/${staffMember?.id}`, { name: 'Samer', serviceIds: ['shave'] }))
  const kept = await api.app.db.selectFrom('appointments').select(['staff_id', 'status']).execute()
  expect(kept).toEqual([{ staff_id: staffMember?.id, status: 'confirmed' }])
})

test('who leaves is offered no more; what is booked with them is told and stays under their name', async () => {
  const [staffMember] = scenario.staff
  const clients = { cookie: await signIn(api, await addUser(api.app)) }
  const booking = {
    salonId: scenario.salon.id,
    serviceId: scenario.service.id,
    staffId: staffMember?.id,
    startsAt: Date.parse('2027-02-02T07:00:00Z'),
  }
  const booked = await dataOf<Appointment>(api.request('POST', '/appointments', booking, clients))
  const preview = await dataOf<{ stranded: Appointment[] }>(call('DELETE', `/${staffMember?.id}?preview=1`))
  expect(preview.stranded.map(({ _id }) => _id)).toEqual([booked._id])
  expect((await team()).staff).toHaveLength(2)
  const offered = async () => {
    const query = `serviceId=${scenario.service.id}&date=2027-02-02&staffId=${staffMember?.id}`
    return (await api.request('GET', `/salons/${scenario.salon.id}/slots?${query}`)).status
  }
  expect(await offered()).toBe(200)
  await dataOf(call('DELETE', `/${staffMember?.id}`))
  expect((await team()).staff.map(({ name }) => name)).toEqual(['Second chair'])
  expect(await offered()).toBe(404)
  const again = { ...booking, startsAt: Date.parse('2027-02-02T10:00:00Z') }
  expect((await refusalOf(api.request('POST', '/appointments', again, clients))).status).toBe(404)
  const path = `/appointments/salon/${scenario.salon.id}?from=2027-02-02&to=2027-02-02`
  const [kept] = await dataOf<Appointment[]>(api.request('GET', path, undefined, { cookie }))
  expect(kept).toMatchObject({ _id: booked._id, barberName: 'First chair', status: 'confirmed' })
  expect((await refusalOf(call('DELETE', `/${staffMember?.id}`))).status).toBe(404)
  expect((await refusalOf(call('DELETE', `/${scenario.staff[1]?.id}`))).status).toBe(409)
})

test.each([
  [{ name: ' ' }, { name: 'name_required' }],
  [{ serviceIds: ['of another salon'] }, { serviceIds: 'value_invalid' }],
  [{ serviceIds: 'all' }, { serviceIds: 'value_invalid' }],
  [{ hours: { Monday: null } }, { hours: 'end_before_start' }],
  [
    { hours: { ...offMonday, Monday: { startHour: '3:00 PM', endHour: '1:00 PM' } } },
    { hours: 'end_before_start' },
  ],
])('%p is refused at its field', async (changes, fields) => {
  const path = `/${scenario.staff[0]?.id}`
  expect(await refusalOf(call('PUT', path, { name: 'Samer', ...changes }))).toMatchObject({
    status: 400,
    fields,
  })
})

test("another salon's people cannot be changed or removed", async () => {
  const other = await addSalon(api.app)
  const path = `/${other.staff[0]?.id}`
  const refused = await refusalOf(call('PUT', path, { name: 'Eve' }))
  expect(refused).toEqual(await refusalOf(call('PUT', '/nobody', { name: 'Eve' })))
  expect(refused.status).toBe(404)
  expect((await refusalOf(call('DELETE', path))).status).toBe(404)
})

test('before a team plan that is not renewed ends, the owner is told when; everybody can be booked until then', async () => {
  const endsAt = now + 5 * 24 * 3_600_000
  await subscribe('team', endsAt)
  expect(await team()).toMatchObject({ plan: 'team', planEndsAt: endsAt })
  await api.app.db.updateTable('subscriptions').set({ auto_renew: 1 }).execute()
  expect(await team()).not.toHaveProperty('planEndsAt')
})

test('once the team plan has ended only the first is sold, what is booked stays, and the owner sees it', async () => {
  const [first = '', second = ''] = scenario.staff.map(({ id }) => id)
  const client = await signIn(api, await addUser(api.app))
  const book = (staffId: string | null, startsAt: string) => {
    const wish = { salonId: scenario.salon.id, serviceId: scenario.service.id, staffId }
    return api.request(
      'POST',
      '/appointments',
      { ...wish, startsAt: Date.parse(startsAt) },
      { cookie: client },
    )
  }
  const atNine = await dataOf<Appointment>(book(second, '2027-02-02T07:00:00Z'))
  await subscribe('team', now - 1)
  expect(await team()).toMatchObject({ plan: null, seats: 1, staff: [{ id: first }, { id: second }] })
  const { staff } = await dataOf<Salon>(api.request('GET', `/salons/${scenario.salon.id}`))
  expect(staff.map(({ id }) => id)).toEqual([first])
  expect(await dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))).toMatchObject({
    seats: 1,
    staff: [{ id: first }, { id: second }],
  })
  expect((await book(second, '2027-02-02T09:00:00Z')).status).toBe(404)
  expect(await dataOf<Appointment>(book(null, '2027-02-02T11:00:00Z'))).toMatchObject({ staffId: first })
  expect((await book(null, '2027-02-02T11:00:00Z')).status).toBe(409)
  const kept = await api.app.db.selectFrom('appointments').select(['id', 'status', 'staff_id']).execute()
  expect(kept).toContainEqual({ id: atNine._id, status: 'confirmed', staff_id: second })
})
