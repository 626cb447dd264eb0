import type { Appointment } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const ten = Date.parse('2027-02-02T08:00:00Z')
const minute = 60_000

let now: number
let api: TestApi
let scenario: TestSalon
let asAnn: string
let asOwner: string

beforeEach(async () => {
  now = ten - 24 * 60 * minute
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  asAnn = await signIn(api, await addUser(api.app))
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const giveNotice = (minutes: number) =>
  api.app.db.updateTable('salons').set({ cancel_notice_minutes: minutes }).execute()

const book = () =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: ten },
      { cookie: asAnn },
    ),
  )

const cancel = ({ _id }: Appointment, cookie = asAnn) =>
  api.request('POST', `/appointments/${_id}/cancel`, undefined, { cookie })

const move = ({ _id }: Appointment, cookie = asAnn) =>
  api.request('POST', `/appointments/${_id}/reschedule`, { startsAt: ten + 60 * minute }, { cookie })

test('without a notice a client may cancel until the start', async () => {
  const appointment = await book()
  expect(appointment.changeableUntil).toBe(ten)
  now = ten - minute
  expect((await cancel(appointment)).status).toBe(200)
})

test('up to the notice a client may cancel and move', async () => {
  await giveNotice(120)
  const appointment = await book()
  expect(appointment.changeableUntil).toBe(ten - 120 * minute)
  now = ten - 120 * minute
  const moved = await dataOf<Appointment>(move(appointment))
  expect(moved.changeableUntil).toBe(ten - 60 * minute)
  expect((await cancel(moved)).status).toBe(200)
})

test.each([
  [120, 'up to 2 hours before'],
  [60, 'up to 1 hour before'],
  [90, 'up to 90 minutes before'],
])('later than a notice of %i minutes a client may do neither', async (minutes, words) => {
  await giveNotice(minutes)
  const appointment = await book()
  now = ten - minutes * minute + 1
  for (const change of [cancel, move]) {
    const refused = await refusalOf(change(appointment))
    expect(refused).toMatchObject({
      status: 409,
      code: 'too_late',
      data: { cancelNoticeMinutes: minutes },
    })
    expect(refused.message).toContain(words)
  }
  const kept = await api.app.db.selectFrom('appointments').selectAll().executeTakeFirst()
  expect(kept).toMatchObject({ status: 'confirmed', starts_at: ten, sequence: 0 })
})

test('the owner may always, until the start', async () => {
  await giveNotice(120)
  const appointment = await book()
  now = ten - minute
  expect((await dataOf<Appointment>(move(appointment, asOwner))).changeableUntil).toBe(ten + 60 * minute)
  expect((await cancel(appointment, asOwner)).status).toBe(200)
})

test('a stranger learns nothing of the notice', async () => {
  await giveNotice(120)
  const appointment = await book()
  now = ten - minute
  const stranger = await signIn(api, await addUser(api.app))
  expect(await refusalOf(cancel(appointment, stranger))).toMatchObject({ status: 404 })
})

test('the salon’s page tells the notice, and what is cancelled has no last moment', async () => {
  await giveNotice(120)
  const salon = await dataOf<Salon>(api.request('GET', `/salons/${scenario.salon.id}`))
  expect(salon.cancelNoticeMinutes).toBe(120)
  const appointment = await book()
  expect(await dataOf(cancel(appointment))).not.toHaveProperty('changeableUntil')
})
