import { randomUUID } from 'node:crypto'
import type { Appointment, AppointmentsAnswer } from '@/domain/appointment'
import { requestOf, type SalonProfile } from '@/domain/profile'
import { unitsOf } from '@/domain/units'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

const hour = 60 * 60_000
const now = Date.parse('2027-02-05T06:00:00Z')
/** 3:00 PM in Hebron on Saturday. */
const three = Date.parse('2027-02-06T13:00:00Z')

async function openScenario() {
  const server = await startApi({ now: () => now })
  const shop = await addSalon(server.app)
  const client = await addUser(server.app)
  const asOwner = await signIn(server, shop.owner)
  const asClient = await signIn(server, client)
  return { server, shop, client, asOwner, asClient }
}

const scenario = eachTest(openScenario, ({ server }) => server.close())

async function inZone(timeZone: string, query = '') {
  const { server, shop, asOwner: cookie } = scenario()
  const path = `/salons/${shop.salon.id}`
  const profile = await dataOf<SalonProfile>(server.request('GET', `${path}/profile`, undefined, { cookie }))
  return server.request('PUT', path + query, { ...requestOf(profile), timeZone }, { cookie })
}

async function book(startsAt: number): Promise<Response> {
  const { server, shop, asClient: cookie } = scenario()
  const body = {
    salonId: shop.salon.id,
    serviceId: shop.service.id,
    staffId: shop.staff[0]?.id,
    startsAt,
    forAnother: true,
  }
  return server.request('POST', '/appointments', body, { cookie, key: randomUUID() })
}

async function booked(): Promise<Appointment[]> {
  const { server, client, asClient: cookie } = scenario()
  const path = `/appointments/customer/id/${client.uid}`
  return (await dataOf<AppointmentsAnswer>(server.request('GET', path, undefined, { cookie }))).data
}

const claims = () =>
  scenario().server.app.db.selectFrom('claimed_units').select('unit').orderBy('unit').execute()

test('what is booked keeps its time on the clock of the new zone, and its claims move', async () => {
  const { _id: id } = await dataOf<Appointment>(book(three))
  await dataOf(inZone('Asia/Dubai'))
  const startsAt = three - 2 * hour
  expect(await booked()).toEqual([
    expect.objectContaining({
      _id: id,
      date: '2027-02-06',
      startTime: '3:00 PM',
      timeZone: 'Asia/Dubai',
      startsAt,
      endsAt: startsAt + hour,
    }),
  ])
  expect((await claims()).map(({ unit }) => unit)).toEqual(unitsOf({ startsAt, endsAt: startsAt + hour }))
  expect(await refusalOf(book(startsAt))).toMatchObject({ status: 409, code: 'slot_taken' })
  await dataOf(book(three))
})

test('before the change it is told which appointments it concerns, and nothing is changed', async () => {
  const { _id: id } = await dataOf<Appointment>(book(three))
  const { stranded } = await dataOf<{ stranded: Appointment[] }>(inZone('Asia/Dubai', '?preview=1'))
  expect(stranded).toMatchObject([{ _id: id, startTime: '3:00 PM' }])
  expect(await booked()).toMatchObject([{ startsAt: three, timeZone: 'Asia/Hebron' }])
  const same = await dataOf<{ stranded: Appointment[] }>(inZone('Asia/Hebron', '?preview=1'))
  expect(same.stranded).toEqual([])
})

test('there and back, all is where it was', async () => {
  await dataOf(book(three))
  const before = { appointments: await booked(), claims: await claims() }
  await dataOf(inZone('America/New_York'))
  await dataOf(inZone('Asia/Hebron'))
  expect({ appointments: await booked(), claims: await claims() }).toEqual(before)
})

test('reminders come before the new start', async () => {
  await dataOf(book(three))
  await dataOf(inZone('Asia/Dubai'))
  const rows = await scenario()
    .server.app.db.selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'reminder')
    .execute()
  const starts = rows.map(({ payload }) => (JSON.parse(payload) as { startsAt: number }).startsAt)
  expect(starts).toContain(three - 2 * hour)
})

test('a zone whose clock skips a booked hour is refused where two would then overlap; nothing is changed', async () => {
  // On 28 March the clock in Paris goes from 2:00 to 3:00 AM.
  await scenario().server.app.db.updateTable('opening_hours').set({ opens_at: 0, closes_at: 360 }).execute()
  await dataOf(inZone('Asia/Dubai'))
  const two = Date.parse('2027-03-28T02:00:00+04:00')
  await dataOf(book(two))
  await dataOf(book(two + hour))
  const before = { appointments: await booked(), claims: await claims() }
  expect(await refusalOf(inZone('Europe/Paris'))).toMatchObject({
    status: 400,
    fields: { timeZone: 'time_zone_clash' },
  })
  expect({ appointments: await booked(), claims: await claims() }).toEqual(before)
})
