import type { Appointment } from '@/domain/appointment'
import type { ClientCard, ClientSuggestion } from '@/domain/client'
import type { Salon } from '@/domain/salon'
import type { StaffRight } from '@/domain/staffRights'
import { dataOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { listen } from '@/testing/kit/listen'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const hour = 3_600_000
const nine = Date.parse('2027-02-02T07:00:00Z')
const phone = '+970599123456'

/** A salon of two, each with an appointment of the same client. */
async function startTeam() {
  const api = await startApi({ now: () => nine - 24 * hour })
  const scenario = await addSalon(api.app)
  const [first, second] = scenario.staff
  const ids = { own: first?.id ?? '', other: second?.id ?? '' }
  const ann = await addUser(api.app, { phone })
  const asAnn = await signIn(api, ann)
  const salonId = scenario.salon.id
  const book = (staffId: string, startsAt: number) =>
    dataOf<Appointment>(
      api.request(
        'POST',
        '/appointments',
        { salonId, serviceId: scenario.service.id, staffId, startsAt },
        { cookie: asAnn },
      ),
    )
  const own = await book(ids.own, nine)
  const other = await book(ids.other, nine + 2 * hour)
  return {
    api,
    scenario,
    ids,
    asAnn,
    salonId,
    book,
    own: own._id,
    other: other._id,
    as: async (...rights: StaffRight[]) => {
      const user = await addStaffLogin(api.app, { salonId, staffId: ids.own }, rights)
      return { user, cookie: await signIn(api, user) }
    },
  }
}

const opened = eachTest(startTeam, ({ api }) => api.close())

const get = (path: string, cookie: string) => opened().api.request('GET', path, undefined, { cookie })
const post = (path: string, body: object | undefined, cookie: string) =>
  opened().api.request('POST', path, body, { cookie })
const week = () => `/appointments/salon/${opened().salonId}?from=2027-02-02&to=2027-02-03`

test('without the right to see all, the lists hold the own appointments, and others are unknown', async () => {
  const { as, own, other, ids, salonId } = opened()
  const { cookie } = await as('change_own')
  const listed = await dataOf<Appointment[]>(get(week(), cookie))
  expect(listed.map(({ _id }) => _id)).toEqual([own])
  expect((await get(`/appointments/${other}`, cookie)).status).toBe(404)
  expect((await get(`/appointments/${other}/calendar.ics`, cookie)).status).toBe(404)
  expect((await get(`/appointments/${other}/client`, cookie)).status).toBe(404)
  expect((await post(`/appointments/${other}/cancel`, undefined, cookie)).status).toBe(404)
  const history = await dataOf<{ appointments: Appointment[] }>(
    get(`/appointments/${own}/client/appointments`, cookie),
  )
  expect(history.appointments.map(({ _id }) => _id)).toEqual([own])
  const mine = await dataOf<Salon>(get('/salons/mine', cookie))
  expect([mine.id, mine.staff.map(({ id }) => id)]).toEqual([salonId, [ids.own]])
})

test('with the right to see all, everybody’s are listed and none is changed', async () => {
  const { as, own, other } = opened()
  const { cookie } = await as('see_all', 'change_own')
  const listed = await dataOf<Appointment[]>(get(week(), cookie))
  expect(listed.map(({ _id }) => _id)).toEqual([own, other])
  expect((await post(`/appointments/${other}/cancel`, undefined, cookie)).status).toBe(404)
  expect((await post(`/appointments/${own}/cancel`, undefined, cookie)).status).toBe(200)
})

test('without the right to see phones no answer holds one, nor finds a client by it', async () => {
  const { as, own, salonId, ids, scenario } = opened()
  const rights = ['change_all', 'see_takings', 'manage_services', 'manage_team'] as const
  const { cookie } = await as(...rights)
  const schedule = `/salons/${salonId}/sections/${scenario.section.id}/schedule?preview=1`
  const closed = { day: 'Tuesday', isClosed: true }
  const answers = [
    get(week(), cookie),
    get(`/appointments/${own}`, cookie),
    get(`/appointments/${own}/calendar.ics`, cookie),
    get(`/appointments/${own}/client`, cookie),
    get(`/appointments/${own}/client/appointments`, cookie),
    get(`/salons/${salonId}/clients?search=${phone.slice(1)}`, cookie),
    get(`/salons/${salonId}/overview?from=2027-02-01&to=2027-02-07`, cookie),
    opened().api.request('PUT', schedule, closed, { cookie }),
    opened().api.request('DELETE', `/salons/${salonId}/team/${ids.other}?preview=1`, undefined, { cookie }),
    post(`/appointments/${own}/reschedule`, { startsAt: nine + 2 * hour }, cookie),
    post(`/appointments/${own}/reschedule`, { startsAt: nine + 4 * hour }, cookie),
    post(`/appointments/${own}/paid`, undefined, cookie),
    post(`/appointments/${own}/paid/take-back`, undefined, cookie),
    post(`/appointments/${own}/cancel`, undefined, cookie),
  ]
  for (const answer of answers) expect(await (await answer).text()).not.toContain(phone.slice(1))
  const found = await dataOf<ClientSuggestion[]>(
    get(`/salons/${salonId}/clients?search=${phone.slice(1)}`, cookie),
  )
  expect(found).toEqual([])
})

test('with it they stand there', async () => {
  const { as, own, salonId } = opened()
  const { cookie } = await as('see_phones')
  for (const path of [week(), `/appointments/${own}`, `/appointments/${own}/client`]) {
    expect(await (await get(path, cookie)).text()).toContain(phone)
  }
  expect(await (await get(`/appointments/${own}/calendar.ics`, cookie)).text()).toContain(phone)
  const found = get(`/salons/${salonId}/clients?search=${phone.slice(1)}`, cookie)
  expect(await dataOf<ClientSuggestion[]>(found)).toHaveLength(1)
})

test('without the right to see takings no answer tells what an appointment costs or whether it is paid', async () => {
  const { as, api, scenario, own, salonId, ids } = opened()
  await post(`/appointments/${own}/paid`, undefined, await signIn(api, scenario.owner))
  const { cookie } = await as('change_all', 'see_phones', 'manage_services', 'manage_team')
  const put = (path: string, body: object) => api.request('PUT', path, body, { cookie })
  const off = { startsOn: '2027-02-02', startsAt: 0, endsOn: '2027-02-02', endsAt: 1440 }
  const closed = { day: 'Tuesday', isClosed: true }
  const answers = [
    await get(week(), cookie),
    await get(`/appointments/${own}`, cookie),
    await get(`/appointments/${own}/calendar.ics`, cookie),
    await get(`/appointments/${own}/client`, cookie),
    await get(`/appointments/${own}/client/appointments`, cookie),
    await get(`/salons/${salonId}/audit`, cookie),
    await post(`/appointments/${own}/reschedule`, { startsAt: nine + 2 * hour }, cookie),
    await post(`/appointments/${own}/reschedule`, { startsAt: nine + 4 * hour }, cookie),
    await put(`/salons/${salonId}/sections/${scenario.section.id}/schedule?preview=1`, closed),
    await post(`/salons/${salonId}/team/${ids.own}/time-off?preview=1`, off, cookie),
  ]
  for (const answer of answers) {
    const text = await answer.text()
    expect(text).not.toMatch(/servicePrice|currency|"paid|isPaid|refund|payableUntil|USD|\$20|Price/)
  }
  for (const verb of ['cancel', 'decline']) {
    const refused = await post(`/appointments/${own}/${verb}`, {}, cookie)
    expect(await refused.json()).toMatchObject({ code: 'not_movable' })
  }
  for (const verb of ['paid', 'paid/take-back']) {
    expect((await post(`/appointments/${own}/${verb}`, {}, cookie)).status).toBe(403)
  }
})

test('with it the price and the payment stand there', async () => {
  const { as, api, scenario, own } = opened()
  await post(`/appointments/${own}/paid`, undefined, await signIn(api, scenario.owner))
  const { cookie } = await as('see_takings', 'change_own')
  const [first] = await dataOf<Appointment[]>(get(week(), cookie))
  expect(first).toMatchObject({ servicePrice: 20, paidAt: expect.any(Number) as number })
  expect(await (await get(`/appointments/${own}/calendar.ics`, cookie)).text()).toContain('Price')
  const cancelled = await post(`/appointments/${own}/cancel`, {}, cookie)
  expect(await cancelled.json()).toMatchObject({ code: 'paid_at_salon' })
})

test('what a client has spent is for those who see takings', async () => {
  const { as, own, scenario, api } = opened()
  await post(`/appointments/${own}/paid`, undefined, await signIn(api, scenario.owner))
  const { cookie } = await as('see_phones')
  expect((await dataOf<ClientCard>(get(`/appointments/${own}/client`, cookie))).spent).toEqual([])
  await api.app.db.updateTable('staff_logins').set({ rights: 'see_takings' }).execute()
  expect((await dataOf<ClientCard>(get(`/appointments/${own}/client`, cookie))).spent).toHaveLength(1)
})

test('a client’s notes are read with the appointment, and written where the appointment may be changed', async () => {
  const { as, own, other } = opened()
  const { cookie } = await as('see_all', 'change_own')
  const card = (id: string) => dataOf<ClientCard>(get(`/appointments/${id}/client`, cookie))
  const write = (id: string) =>
    opened().api.request('PUT', `/appointments/${id}/client/notes`, { notes: 'Short sides' }, { cookie })
  expect((await card(own)).mayChangeNotes).toBe(true)
  expect((await card(other)).mayChangeNotes).toBe(false)
  expect((await write(other)).status).toBe(404)
  expect((await write(own)).status).toBe(200)
  expect((await card(other)).notes?.notes).toBe('Short sides')
})

test('whoever changes only the own appointments books and moves for nobody else', async () => {
  const { as, own, ids, scenario, salonId } = opened()
  const { cookie } = await as('change_own')
  const walkIn = {
    salonId,
    serviceId: scenario.service.id,
    startsAt: nine + 5 * hour,
    name: 'Ben',
    phone: '',
  }
  expect((await post('/appointments/walk-in', { ...walkIn, staffId: ids.other }, cookie)).status).toBe(403)
  const seated = await dataOf<Appointment>(post('/appointments/walk-in', walkIn, cookie))
  expect(seated.staffId).toBe(ids.own)
  const move = { startsAt: nine + 6 * hour, staffId: ids.other }
  expect((await post(`/appointments/${own}/reschedule`, move, cookie)).status).toBe(403)
  const { staffId: _staffId, ...anyStaff } = move
  const moved = await dataOf<Appointment>(post(`/appointments/${own}/reschedule`, anyStaff, cookie))
  expect(moved.staffId).toBe(ids.own)
})

test('what staff change is mailed to the client as from the salon', async () => {
  const { as, own, api } = opened()
  const { cookie } = await as('change_own')
  const { endedBy } = await dataOf<Appointment>(post(`/appointments/${own}/cancel`, undefined, cookie))
  expect(endedBy).toBe('salon')
  const kinds = await api.app.db.selectFrom('notifications').select(['kind', 'user_id']).execute()
  expect(kinds.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
})

test('live updates reach whoever may see the appointment', async () => {
  const { as, book, ids, api } = opened()
  const { cookie } = await as()
  const all = await addStaffLogin(api.app, { salonId: opened().salonId, staffId: ids.other }, ['see_all'])
  const limited = await listen(api, { cookie })
  const whole = await listen(api, { cookie: await signIn(api, all) })
  await book(ids.other, nine + 7 * hour)
  await book(ids.own, nine + 8 * hour)
  const asOwner = await signIn(api, opened().scenario.owner)
  await api.request('POST', `/salons/${opened().salonId}/sections`, { name: 'Nails' }, { cookie: asOwner })
  const heardBy = async (stream: typeof limited) => {
    const events = [await stream.next()]
    while (events.at(-1)?.event !== 'salon') events.push(await stream.next())
    return events.map(({ event }) => event).sort()
  }
  expect(await heardBy(whole)).toEqual(['appointments', 'appointments', 'notification', 'salon'])
  // Nothing of the other column.
  expect(await heardBy(limited)).toEqual(['appointments', 'notification', 'salon'])
  await limited.close()
  await whole.close()
})

test('a staff member who leaves is signed out at once, and what they did stays', async () => {
  const { as, own, ids, salonId, scenario, api } = opened()
  const { user, cookie } = await as('change_all')
  const stream = await listen(api, { cookie })
  const asOwner = await signIn(api, scenario.owner)
  await api.request('DELETE', `/salons/${salonId}/team/${ids.own}`, undefined, { cookie: asOwner })
  await stream.ended
  expect((await get('/users/me', cookie)).status).toBe(401)
  const login = { identifier: user.email, password: user.password }
  expect((await api.request('POST', '/users/login', login)).status).toBe(404)
  const { barberName } = await dataOf<Appointment>(get(`/appointments/${own}`, asOwner))
  expect(barberName).toBe('First chair')
})

test('with the owner’s account the logins of the staff end', async () => {
  const { as, api, scenario } = opened()
  const { user, cookie } = await as('change_all')
  const { email, phone: ownersPhone } = scenario.owner
  const deletion = { email, phone: ownersPhone, password: 'Kursi2026' }
  expect((await api.request('DELETE', '/users/deleteUserByPhoneEmail', deletion)).status).toBe(200)
  expect((await get('/users/me', cookie)).status).toBe(401)
  const left = await api.app.db.selectFrom('users').select('id').where('id', '=', user.uid).execute()
  expect(left).toEqual([])
})

test('a staff member deletes the own account, which leaves the team as it is', async () => {
  const { as, api, ids } = opened()
  const { user, cookie } = await as()
  const deletion = { email: user.email, phone: '0599000000', password: user.password }
  expect((await api.request('DELETE', '/users/deleteUserByPhoneEmail', deletion)).status).toBe(200)
  expect((await get('/users/me', cookie)).status).toBe(401)
  const staff = await api.app.db.selectFrom('staff').select(['id', 'removed_at']).execute()
  expect(staff.find(({ id }) => id === ids.own)?.removed_at).toBeNull()
})
