import { randomUUID } from 'node:crypto'
import type { Appointment } from '@/domain/appointment'
import type { AppointmentFacts, NotificationPage } from '@/domain/notification'
import type { User } from '@/domain/user'
import { dataOf } from '@/testing/kit/answers'
import { findAppointment } from '../db/appointments'
import { staffNotificationsOf } from './staffNotifications'
import { listen } from '@/testing/kit/listen'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const startsAt = Date.parse('2027-02-06T07:00:00Z')
const hour = 3_600_000

let now: number
let api: TestApi
let scenario: TestSalon
let client: TestUser
let samer: TestUser
let yazan: TestUser

beforeEach(async () => {
  now = startsAt - 48 * hour
  // Each call is a moment later, so that what is told has an order.
  api = await startApi({ now: () => (now += 1) })
  scenario = await addSalon(api.app)
  client = await addUser(api.app, { name: 'Layla' })
  const salonId = scenario.salon.id
  const [first, second] = scenario.staff.map(({ id }) => id)
  samer = await addStaffLogin(api.app, { salonId, staffId: first ?? '' }, ['change_all'])
  yazan = await addStaffLogin(api.app, { salonId, staffId: second ?? '' })
})
afterEach(() => api.close())

const as = async (user: User, method: string, path: string, body?: object) =>
  api.request(method, path, body, { cookie: await signIn(api, user), key: randomUUID() })

async function book(): Promise<string> {
  const { salon, service, staff } = scenario
  const request = { salonId: salon.id, serviceIds: [service.id], staffId: staff[0]?.id, startsAt }
  const { _id } = await dataOf<Appointment>(as(client, 'POST', '/appointments', request))
  return _id
}

const told = async (user: TestUser) => {
  const { notifications } = await dataOf<NotificationPage>(as(user, 'GET', '/notifications'))
  return notifications.map(({ kind, facts }) => {
    const { isHandedOver = false } = facts as AppointmentFacts
    return isHandedOver ? `${kind}, handed over` : kind
  })
}

test('a staff member hears at once who booked with them; the others do not', async () => {
  const browser = await listen(api, { cookie: await signIn(api, samer) })
  const id = await book()
  let event = await browser.next()
  while (event.event !== 'notification') event = await browser.next()
  await browser.close()
  const { notifications } = await dataOf<NotificationPage>(as(samer, 'GET', '/notifications'))
  expect(notifications).toMatchObject([
    { kind: 'booked', appointmentId: id, facts: { audience: 'staff', clientName: 'Layla', startsAt } },
  ])
  expect(JSON.stringify(notifications)).not.toContain(client.phone)
  expect(await told(yazan)).toEqual([])
})

test('what the owner moves to somebody else is told to both; what one does oneself is told to the other', async () => {
  const id = await book()
  const [first, second] = scenario.staff.map(({ id: staffId }) => staffId)
  const move = (user: User, staffId: string | undefined) =>
    dataOf(as(user, 'POST', `/appointments/${id}/reschedule`, { startsAt, staffId }))
  await move(scenario.owner, second)
  expect(await told(samer)).toEqual(['moved, handed over', 'booked'])
  expect(await told(yazan)).toEqual(['moved'])
  await move(samer, first)
  expect(await told(samer)).toEqual(['moved, handed over', 'booked'])
  expect(await told(yazan)).toEqual(['moved, handed over', 'moved'])
})

test('a cancellation is told, unless it is switched off, and says nothing of money', async () => {
  const cancel = async (id: string) => dataOf(as(client, 'POST', `/appointments/${id}/cancel`))
  const id = await book()
  await cancel(id)
  expect(await told(samer)).toEqual(['cancelled', 'booked'])
  const row = await findAppointment(api.app.db, id)
  if (!row) throw new Error('It is gone.')
  const refunded = { ...row, refund: 'under_way' } as const
  const by = { userId: client.uid, language: 'en' } as const
  const event = { type: 'appointmentCancelled', appointment: refunded, by } as const
  const [draft] = await staffNotificationsOf(api.app.db, event, 'cancelled')
  expect(draft?.facts).not.toHaveProperty('refund')

  await dataOf(as(samer, 'PUT', '/notification-settings', { staff_cancelled_app: false }))
  await cancel(await book())
  expect(await told(samer)).toEqual(['booked', 'cancelled', 'booked'])
})
