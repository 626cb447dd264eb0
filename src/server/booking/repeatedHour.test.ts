import type { Appointment } from '@/domain/appointment'
import { dataOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import {
  addSalon,
  addUser,
  bookService,
  lastMailTo,
  signIn,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'

/** The clocks of Hebron show half past one twice in this night. */
const both = [
  ['2027-10-29T22:30:00Z', 'UTC+3'],
  ['2027-10-29T23:30:00Z', 'UTC+2'],
] as const
const clock = { now: () => Date.parse('2027-10-20T10:00:00Z') }

let api: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  api = await startApi(clock)
  scenario = await addSalon(api.app)
  const allDay = { opens_at: 0, closes_at: 24 * 60 }
  await api.app.db.updateTable('opening_hours').set(allDay).execute()
  client = await addUser(api.app)
})
afterEach(() => api.close())

test.each(both)(
  'half past one at %s is told apart in the answer, the mail and the table',
  async (at, offset) => {
    const cookie = await signIn(api, client)
    const booked = await bookService(api, scenario, Date.parse(at), cookie)
    expect(booked).toMatchObject({ date: '2027-10-30', startTime: '1:30 AM', offset })
    const [listed] = await dataOf<{ data: Appointment[] }>(
      api.request('GET', `/appointments/customer/id/${client.uid}`, undefined, { cookie }),
    ).then(({ data }) => data)
    expect(listed).toMatchObject({ offset })
    expect(lastMailTo(api.app, client.email).text).toContain(`1:30 AM ${offset}`)
    const owner = await signIn(api, { email: scenario.owner.email })
    const file = await api.request(
      'GET',
      `/salons/${scenario.salon.id}/exports/appointments.csv`,
      undefined,
      {
        cookie: owner,
      },
    )
    expect(await file.text()).toContain(`01:30 ${offset}`)
  },
)

test('a time that comes once names no offset', async () => {
  const booked = await bookService(
    api,
    scenario,
    Date.parse('2027-10-30T00:30:00Z'),
    await signIn(api, client),
  )
  expect(booked).toMatchObject({ date: '2027-10-30', startTime: '2:30 AM' })
  expect(booked).not.toHaveProperty('offset')
})
