import type { Appointment } from '@/domain/appointment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000
const day = 24 * hour
const nineOClock = Date.parse('2027-02-02T07:00:00Z')
const most = 20

let now: number
let api: TestApi
let scenario: TestSalon
let cookie: string
let first: Appointment

/** The client has the maximum number of upcoming appointments, in two salons. */
beforeEach(async () => {
  now = nineOClock - day
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app)
  const other = await addSalon(api.app, { confirms_at_once: 0 })
  cookie = await signIn(api, await addUser(api.app))
  first = await dataOf<Appointment>(book(nineOClock))
  for (let booked = 1; booked < most; booked += 1) {
    await dataOf(book(nineOClock + booked * day, booked % 2 === 0 ? scenario : other))
  }
})
afterEach(() => api.close())

const book = (startsAt: number, { salon, service } = scenario, as = cookie) => {
  const request = { salonId: salon.id, serviceId: service.id, startsAt }
  return api.request('POST', '/appointments', request, { cookie: as })
}

test('one time more is refused to them, and to nobody else', async () => {
  expect(await refusalOf(book(nineOClock + hour))).toMatchObject({ status: 409, code: 'too_many_bookings' })
  const ben = await signIn(api, await addUser(api.app))
  expect((await book(nineOClock + hour, scenario, ben)).status).toBe(200)
})

test('a time that is cancelled makes room for one, as does one that has come', async () => {
  await dataOf(api.request('POST', `/appointments/${first._id}/cancel`, undefined, { cookie }))
  expect((await book(nineOClock + hour)).status).toBe(200)
  expect((await book(nineOClock + 2 * hour)).status).toBe(409)
  now = nineOClock + hour
  expect((await book(nineOClock + 2 * hour)).status).toBe(200)
})
