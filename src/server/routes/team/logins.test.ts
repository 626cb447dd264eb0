import type { StaffAccess } from '@/domain/staffAccess'
import type { StaffRight } from '@/domain/staffRights'
import type { Team } from '@/domain/team'
import type { User } from '@/domain/user'
import { dataOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, lastMailTo, signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const email = 'noor@example.test'
const password = 'Kursi2027'
const day = 24 * 3_600_000
let now: number

async function startTeam() {
  now = Date.parse('2027-02-01T08:00:00Z')
  const api = await startApi({ now: () => now })
  const scenario = await addSalon(api.app)
  const [first, second] = scenario.staff
  const ids = { first: first?.id ?? '', second: second?.id ?? '' }
  const asOwner = await signIn(api, scenario.owner)
  const path = (staffId: string) => `/salons/${scenario.salon.id}/team/${staffId}/login`
  const call = (method: string, body?: object, cookie = asOwner, staffId = ids.first) =>
    api.request(method, path(staffId), body, { cookie })
  const token = () => /token=(\S+)/.exec(lastMailTo(api.app, email).text)?.[1] ?? ''
  return {
    api,
    scenario,
    ids,
    asOwner,
    call,
    token,
    invite: (rights: StaffRight[] = [], cookie?: string) => call('POST', { email, rights }, cookie),
    join: (given = token()) => api.request('POST', '/users/join', { token: given, password }),
    team: () =>
      dataOf<Team>(api.request('GET', `/salons/${scenario.salon.id}/team`, undefined, { cookie: asOwner })),
  }
}

const opened = eachTest(startTeam, ({ api }) => api.close())

test('an invited staff member sets a password and is signed in, with the given rights', async () => {
  const { invite, join, team, api, scenario, ids } = opened()
  expect(await dataOf<StaffAccess>(invite(['change_all']))).toEqual({
    state: 'invited',
    email,
    rights: ['see_all', 'change_own', 'change_all'],
    expiresAt: now + 7 * day,
  })
  const joined = await join()
  const user = await dataOf<User>(Promise.resolve(joined))
  expect(user).toMatchObject({ name: 'First chair', email, role: 'staff', phone: '' })
  expect(user.staff).toEqual({
    salonId: scenario.salon.id,
    staffId: ids.first,
    rights: ['see_all', 'change_own', 'change_all'],
  })
  const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await api.request('GET', '/salons/mine', undefined, { cookie })).status).toBe(200)
  expect(await signIn(api, { email, password })).toContain('kursi_session')
  expect((await team()).staff.map(({ access }) => access?.state)).toEqual(['login', undefined])
})

test('only a hash of the token is stored, and the outbox holds none', async () => {
  const { invite, token, api } = opened()
  await invite()
  const rows = await api.app.db.selectFrom('staff_invitations').selectAll().execute()
  const waiting = await api.app.db.selectFrom('outbox').selectAll().execute()
  expect(token()).not.toBe('')
  expect(JSON.stringify([rows, waiting])).not.toContain(token())
})

test('a link works once, for seven days, until a newer one or the salon ends it', async () => {
  const { invite, join, token, call } = opened()
  await invite()
  const earlier = token()
  await invite()
  expect((await join(earlier)).status).toBe(400)
  now += 7 * day
  expect((await join()).status).toBe(400)
  await invite()
  await call('DELETE')
  expect((await join()).status).toBe(400)
  await invite()
  expect((await join()).status).toBe(200)
  expect((await join()).status).toBe(400)
})

test('of an e-mail with an account the owner learns nothing, and whoever accepts is told', async () => {
  const { invite, join, api } = opened()
  const unknown: unknown = await (await invite()).json()
  await addUser(api.app, { email })
  expect(await (await invite()).json()).toEqual(unknown)
  const refused = await join()
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'user_exists' }])
})

test('changed rights hold from the next call on', async () => {
  const { call, api, scenario, ids } = opened()
  const login = { salonId: scenario.salon.id, staffId: ids.first }
  const cookie = await signIn(api, await addStaffLogin(api.app, login))
  const seasons = () => api.request('GET', `/salons/${scenario.salon.id}/seasons`, undefined, { cookie })
  expect((await seasons()).status).toBe(403)
  await call('PUT', { rights: ['manage_services'] })
  expect((await seasons()).status).toBe(200)
})

test('a removed login is signed out, and its e-mail can be invited again', async () => {
  const { invite, join, call, api } = opened()
  await invite()
  const cookie = (await join()).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await invite()).status).toBe(409)
  await call('DELETE')
  expect((await api.request('GET', '/users/me', undefined, { cookie })).status).toBe(401)
  await invite()
  expect((await join()).status).toBe(200)
})

test('nobody gives rights that they lack, nor changes who has more, nor themselves', async () => {
  const { call, api, scenario, ids } = opened()
  const salonId = scenario.salon.id
  const manager = await addStaffLogin(api.app, { salonId, staffId: ids.second }, ['manage_team'])
  const cookie = await signIn(api, manager)
  const statusOf = async (method: string, body?: object, staffId?: string) =>
    (await call(method, body, cookie, staffId)).status
  expect(await statusOf('POST', { email, rights: ['see_takings'] })).toBe(403)
  expect(await statusOf('POST', { email, rights: ['see_all'] })).toBe(200)
  expect(await statusOf('PUT', { rights: ['change_own'] })).toBe(403)
  expect(await statusOf('PUT', { rights: [] })).toBe(200)
  await call('PUT', { rights: ['see_takings'] })
  expect(await statusOf('PUT', { rights: [] })).toBe(403)
  expect(await statusOf('DELETE')).toBe(403)
  const removal = (staffId: string) =>
    api.request('DELETE', `/salons/${salonId}/team/${staffId}`, undefined, { cookie })
  expect((await removal(ids.first)).status).toBe(403)
  expect(await statusOf('PUT', { rights: ['see_takings'] }, ids.second)).toBe(403)
  expect((await removal(ids.second)).status).toBe(403)
})

test('one mailbox is not flooded', async () => {
  const { invite } = opened()
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push((await invite()).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})
