import { staffRights, type StaffRight } from '@/domain/staffRights'
import { audienceOf, type Audience } from '@/testing/scenarios/routeAudiences'
import { addSalon, addUser, bookService, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { routeName } from '../http/staffRoutes'

const startsAt = Date.parse('2027-02-06T07:00:00Z')

const changers: readonly StaffRight[] = ['change_own', 'change_all']
const managers: readonly StaffRight[] = ['manage_services', 'manage_team']

const allowedTo = (to: Audience, right: StaffRight | undefined): boolean => {
  if (to === 'everybody' || to === 'accounts' || to === 'team') return true
  if (to === 'clients' || to === 'owner' || right === undefined) return false
  if (to === 'changers') return changers.includes(right)
  if (to === 'offTakers') return right === 'manage_team' || changers.includes(right)
  return to === 'managers' ? managers.includes(right) : to === right
}

let api: TestApi
let salon: TestSalon
let appointmentId: string
const cookies = new Map<StaffRight | undefined | 'owner' | 'client' | 'elsewhere', string>()

beforeAll(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  salon = await addSalon(api.app, { confirms_at_once: 0 })
  cookies.set('owner', await signIn(api, salon.owner))
  cookies.set('client', await signIn(api, await addUser(api.app)))
  const staffIds = await Promise.all([undefined, ...staffRights].map((_right, number) => staffNumber(number)))
  for (const [number, right] of [undefined, ...staffRights].entries()) {
    const login = { salonId: salon.salon.id, staffId: staffIds[number] ?? '' }
    cookies.set(right, await signIn(api, await addStaffLogin(api.app, login, right ? [right] : [])))
  }
  const other = await addSalon(api.app)
  const elsewhere = { salonId: other.salon.id, staffId: other.staff[0]?.id ?? '' }
  cookies.set('elsewhere', await signIn(api, await addStaffLogin(api.app, elsewhere, staffRights)))
  const ben = await signIn(api, await addUser(api.app))
  appointmentId = (await bookService(api, salon, startsAt, ben))._id
})
afterAll(() => api.close())

async function staffNumber(number: number): Promise<string> {
  const id = `staff-${number}`
  const row = { id, salon_id: salon.salon.id, name: id, name_ar: null, photo_url: null, position: 9 }
  await api.app.db.insertInto('staff').values(row).execute()
  return id
}

/** Bodies of calls that read them before they judge whose appointment it is. */
const bodies: readonly (readonly [RegExp, object])[] = [
  [/\/(reschedule|move)$/, { startsAt: startsAt + 3_600_000 }],
  [/\/(cancel|decline)$/, { reason: '' }],
  [/\/notes$/, { notes: 'Fast' }],
  [/\/formula$/, { formula: '7.1' }],
  [/\/merge$/, { appointmentId: 'unknown' }],
]

/** The call, by a staff member as to the own appointment. No object as a body, or an unknown id, is refused later. */
async function statusOf(call: string, cookie?: string, staffId?: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  if (staffId !== undefined) {
    await api.app.db.updateTable('appointments').set({ staff_id: staffId }).execute()
  }
  const address = path
    .replace('/appointments/:id', `/appointments/${appointmentId}`)
    .replace(/:salonId|:address/, salon.salon.id)
    .replace(/:\w+(\{.*\})?/g, 'unknown')
  const answer = await api.api.request(address, {
    method,
    headers: {
      'x-api-key': api.app.config.apiKey,
      ...(cookie !== undefined && { cookie }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && {
      body: JSON.stringify(bodies.find(([pattern]) => pattern.test(path))?.[1] ?? []),
    }),
  })
  await answer.body?.cancel()
  return answer.status
}

const judged = [401, 403]

test('every route of the server has a row', () => {
  const names = new Set(api.api.routes.flatMap(route => routeName(route) ?? []))
  expect([...names].filter(name => !audienceOf.has(name))).toEqual([])
  expect([...audienceOf.keys()].filter(name => !names.has(name))).toEqual([])
})

const rows = [...audienceOf].filter(([call]) => call !== 'POST /api/users/logout')

test.each(rows)('%s is for %s', async (call, to) => {
  const isOwn = call.includes(':salonId') || call.includes('/appointments/:id')
  for (const [number, right] of [undefined, ...staffRights].entries()) {
    const status = await statusOf(call, cookies.get(right), `staff-${number}`)
    const isAllowed = allowedTo(to, right)
    expect({ right, isRefused: status === 403 }).toEqual({ right, isRefused: !isAllowed })
  }
  if (to === 'clients' || to === 'everybody') return
  expect(judged).not.toContain(await statusOf(call, cookies.get('owner')))
  expect(await statusOf(call)).toBe(401)
  if (!isOwn) return
  for (const stranger of ['client', 'elsewhere'] as const) {
    expect([403, 404]).toContain(await statusOf(call, cookies.get(stranger)))
  }
})
