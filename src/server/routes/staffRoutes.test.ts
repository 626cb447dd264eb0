import { staffRights, type StaffRight } from '@/domain/staffRights'
import { addSalon, addUser, bookService, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { routeName } from '../http/staffRoutes'

const startsAt = Date.parse('2027-02-06T07:00:00Z')

/** Who a call is for: everybody, whoever is signed in, the salon's owner, its owner and staff, or those with a right. */
type For =
  'everybody' | 'accounts' | 'clients' | 'owner' | 'team' | StaffRight | 'changers' | 'managers' | 'offTakers'

const lines = (text: string, to: For): [string, For][] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => [line, to])

const calls = new Map<string, For>([
  ...lines(
    `GET /api/health
    GET /api/health/ready
    GET /api/calendar/:file{.+\\.ics}
    POST /api/payments/webhook
    GET /api/payments/return/:name
    POST /api/users/login
    POST /api/users/logout
    POST /api/users/join
    POST /api/users/forgot-password
    POST /api/users/reset-password
    DELETE /api/users/deleteUserByPhoneEmail
    GET /api/salons
    GET /api/salons/suggestions
    GET /api/salons/:address
    GET /api/salons/:salonId/staff
    GET /api/salons/:salonId/promotions
    GET /api/salons/:salonId/slots
    GET /api/salons/:salonId/days
    GET /api/salons/:salonId/posters
    GET /api/salons/:salonId/reviews
    POST /api/contact
    POST /api/contact/session
    GET /api/promotions
    GET /api/time-zones
    GET /api/plans`,
    'everybody',
  ),
  ...lines(
    `GET /api/live
    GET /api/users/me
    GET /api/users/sessions
    DELETE /api/users/sessions
    GET /api/notifications
    POST /api/notifications/read-all
    GET /api/notification-settings
    PUT /api/notification-settings
    GET /api/keys
    POST /api/keys
    POST /api/keys/:id/rotate
    DELETE /api/keys/:id`,
    'accounts',
  ),
  ...lines(
    `POST /api/users/new-account-send-verification-code
    POST /api/users/verify-new-account-code
    GET /api/users/check-existing-user
    POST /api/users/add
    PUT /api/users/edit-user/:uid
    GET /api/appointments/customer/id/:uid
    GET /api/appointments/next/id/:uid
    GET /api/appointments/last/id/:uid
    POST /api/appointments
    GET /api/favorites/:uid
    PUT /api/favorites/:uid/:salonId
    DELETE /api/favorites/:uid/:salonId
    GET /api/payments/customer/:uid
    GET /api/cards/entry
    POST /api/cards/pages
    GET /api/cards/:id
    GET /api/users/me/data
    GET /api/waitlist
    POST /api/waitlist
    DELETE /api/waitlist/:id
    POST /api/coupons/check
    GET /api/invoices
    POST /api/subscriptions
    POST /api/subscriptions/confirm
    GET /api/subscriptions/mine
    PUT /api/subscriptions/mine/auto-renew
    PUT /api/subscriptions/mine/payment-method
    POST /api/appointments/:id/pay
    POST /api/appointments/:id/pay/confirm
    POST /api/appointments/:id/pay/look-up
    POST /api/appointments/:id/review`,
    'clients',
  ),
  ...lines(
    `GET /api/salons/:salonId/profile
    PUT /api/salons/:salonId
    PUT /api/salons/:salonId/position
    PUT /api/salons/:salonId/photo
    GET /api/salons/:salonId/exports/:file
    PUT /api/reviews/:id/answer`,
    'owner',
  ),
  ...lines(
    `GET /api/appointments/:id/calendar.ics
    GET /api/salons/mine
    GET /api/appointments/salon/:salonId
    GET /api/appointments/:id
    GET /api/salons/:salonId/clients
    GET /api/appointments/:id/client
    GET /api/appointments/:id/client/appointments`,
    'team',
  ),
  ...lines(
    `POST /api/appointments/:id/reschedule
    POST /api/appointments/:id/move
    POST /api/appointments/:id/cancel
    POST /api/appointments/:id/decline
    POST /api/appointments/:id/confirm
    POST /api/appointments/confirm
    POST /api/appointments/walk-in
    POST /api/appointments/:id/done
    POST /api/appointments/:id/no-show
    POST /api/appointments/:id/declined/take-back
    POST /api/appointments/:id/done/take-back
    POST /api/appointments/:id/no_show/take-back
    PUT /api/appointments/:id/client/notes
    PUT /api/appointments/:id/formula`,
    'changers',
  ),
  ...lines(
    `PUT /api/appointments/:id/client/block
    DELETE /api/appointments/:id/client/block
    POST /api/appointments/:id/client/merge`,
    'change_all',
  ),
  ...lines(
    `GET /api/salons/:salonId/overview
    POST /api/appointments/:id/paid
    POST /api/appointments/:id/paid/take-back`,
    'see_takings',
  ),
  ...lines('POST /api/salons/:salonId/images', 'managers'),
  ...lines(
    `PUT /api/salons/:salonId/sections/order
    PUT /api/salons/:salonId/sections/:sectionId/services/order
    PUT /api/salons/:salonId/week
    POST /api/salons/:salonId/sections
    PUT /api/salons/:salonId/sections/:sectionId
    DELETE /api/salons/:salonId/sections/:sectionId
    POST /api/salons/:salonId/menu
    POST /api/salons/:salonId/services
    PUT /api/salons/:salonId/services/:serviceId
    DELETE /api/salons/:salonId/services/:serviceId
    PUT /api/salons/:salonId/sections/:sectionId/schedule
    GET /api/salons/:salonId/public-holidays
    POST /api/salons/:salonId/days-off
    DELETE /api/salons/:salonId/days-off/:dayOffId
    GET /api/salons/:salonId/seasons
    POST /api/salons/:salonId/seasons
    PUT /api/salons/:salonId/seasons/:seasonId
    DELETE /api/salons/:salonId/seasons/:seasonId
    POST /api/salons/:salonId/promotions
    PUT /api/salons/:salonId/promotions/:promotionId
    POST /api/salons/:salonId/promotions/:promotionId/end
    POST /api/salons/:salonId/gallery
    PUT /api/salons/:salonId/gallery/order
    PUT /api/salons/:salonId/gallery/:pictureId
    DELETE /api/salons/:salonId/gallery/:pictureId
    POST /api/salons/:salonId/posters
    PUT /api/salons/:salonId/posters/:posterId
    DELETE /api/salons/:salonId/posters/:posterId`,
    'manage_services',
  ),
  ...lines(
    `GET /api/salons/:salonId/audit
    GET /api/salons/:salonId/team
    POST /api/salons/:salonId/team
    PUT /api/salons/:salonId/team/order
    PUT /api/salons/:salonId/team/:staffId
    PUT /api/salons/:salonId/team/:staffId/photo
    DELETE /api/salons/:salonId/team/:staffId
    POST /api/salons/:salonId/team/:staffId/login
    PUT /api/salons/:salonId/team/:staffId/login
    DELETE /api/salons/:salonId/team/:staffId/login`,
    'manage_team',
  ),
  ...lines(
    `POST /api/salons/:salonId/team/:staffId/time-off
    PUT /api/salons/:salonId/time-off/:timeOffId
    DELETE /api/salons/:salonId/time-off/:timeOffId`,
    'offTakers',
  ),
  // Who signs them off is in the body or the id, which come first.
  ...lines(
    `PUT /api/users/change-password
    POST /api/contact/:ticketNumber/session
    POST /api/notifications/:id/read
    DELETE /api/users/sessions/:id`,
    'everybody',
  ),
])

const changers: readonly StaffRight[] = ['change_own', 'change_all']
const managers: readonly StaffRight[] = ['manage_services', 'manage_team']

const allowedTo = (to: For, right: StaffRight | undefined): boolean => {
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
  expect([...names].filter(name => !calls.has(name))).toEqual([])
  expect([...calls.keys()].filter(name => !names.has(name))).toEqual([])
})

const rows = [...calls].filter(([call]) => call !== 'POST /api/users/logout')

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
