import type { Appointment } from '@/domain/appointment'
import { dataOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const startsAt = Date.parse('2027-02-06T07:00:00Z')

interface Ids {
  uid: string
  appointment: string
  salon: string
  section: string
  service: string
  dayOff: string
  staff: string
  timeOff: string
  season: string
}

const nobodys: Ids = {
  uid: 'unknown',
  appointment: 'unknown',
  salon: 'unknown',
  section: 'unknown',
  service: 'unknown',
  dayOff: 'unknown',
  staff: 'unknown',
  timeOff: 'unknown',
  season: 'unknown',
}

type Call = [method: string, path: (ids: Ids) => string, body?: object]

const service = { sectionId: 'any', name: 'Taken over', cost: 0, currency: 'USD', time: 5 }
const off = { startsOn: '2027-02-06', startsAt: 540, endsOn: '2027-02-06', endsAt: 660 }
const season = {
  name: 'Taken over',
  startsOn: '2027-02-06',
  endsOn: '2027-02-06',
  days: [{ day: 'Monday', isClosed: true }],
}
const closed = { day: 'Monday', isClosed: true }

const calls: Call[] = [
  ['GET', ({ uid }) => `/appointments/customer/id/${uid}`],
  ['GET', ({ uid }) => `/appointments/next/id/${uid}`],
  ['GET', ({ uid }) => `/payments/customer/${uid}`],
  ['GET', ({ uid }) => `/favorites/${uid}`],
  ['PUT', ({ uid, salon }) => `/favorites/${uid}/${salon}`],
  ['DELETE', ({ uid, salon }) => `/favorites/${uid}/${salon}`],
  ['GET', ({ salon }) => `/appointments/salon/${salon}`],
  ['GET', ({ appointment }) => `/appointments/${appointment}`],
  ['POST', ({ appointment }) => `/appointments/${appointment}/cancel`],
  [
    'POST',
    ({ appointment }) => `/appointments/${appointment}/reschedule`,
    { startsAt: startsAt + 3_600_000 },
  ],
  ['POST', ({ appointment }) => `/appointments/${appointment}/confirm`],
  ['POST', ({ appointment }) => `/appointments/${appointment}/decline`],
  ['PUT', ({ appointment }) => `/appointments/${appointment}/client/notes`, { notes: 'Taken over' }],
  ['PUT', ({ appointment }) => `/appointments/${appointment}/formula`, { formula: 'Taken over' }],
  ['PUT', ({ appointment }) => `/appointments/${appointment}/client/block`],
  ['DELETE', ({ appointment }) => `/appointments/${appointment}/client/block`],
  ['POST', ({ appointment }) => `/appointments/${appointment}/client/merge`, { appointmentId: 'unknown' }],
  ['POST', ({ salon }) => `/salons/${salon}/sections`, { name: 'Taken over' }],
  ['PUT', ({ salon, section }) => `/salons/${salon}/sections/${section}`, { name: 'Taken over' }],
  ['DELETE', ({ salon, section }) => `/salons/${salon}/sections/${section}`],
  ['PUT', ({ salon, section }) => `/salons/${salon}/sections/${section}/schedule`, closed],
  ['PUT', ({ salon }) => `/salons/${salon}/week`, { days: [closed] }],
  ['POST', ({ salon }) => `/salons/${salon}/services`, service],
  ['PUT', ({ salon, service: id }) => `/salons/${salon}/services/${id}`, service],
  ['DELETE', ({ salon, service: id }) => `/salons/${salon}/services/${id}`],
  ['POST', ({ salon }) => `/salons/${salon}/days-off`, { date: '2027-02-06' }],
  ['GET', ({ salon }) => `/salons/${salon}/public-holidays`],
  ['DELETE', ({ salon, dayOff }) => `/salons/${salon}/days-off/${dayOff}`],
  ['PUT', ({ salon }) => `/salons/${salon}/team/order`, { staffIds: [] }],
  ['POST', ({ salon, staff }) => `/salons/${salon}/team/${staff}/time-off`, off],
  ['PUT', ({ salon, timeOff }) => `/salons/${salon}/time-off/${timeOff}`, off],
  ['DELETE', ({ salon, timeOff }) => `/salons/${salon}/time-off/${timeOff}`],
  ['GET', ({ salon }) => `/salons/${salon}/audit`],
  ['GET', ({ salon }) => `/salons/${salon}/seasons`],
  ['POST', ({ salon }) => `/salons/${salon}/seasons`, season],
  ['PUT', ({ salon, season: id }) => `/salons/${salon}/seasons/${id}`, season],
  ['DELETE', ({ salon, season: id }) => `/salons/${salon}/seasons/${id}`],
]
const named = calls.map(call => [`${call[0]} ${call[1](nobodys)}`, call] as const)

let api: TestApi
let bens: Ids

async function everything(): Promise<unknown> {
  const tables = [
    'salons',
    'sections',
    'services',
    'opening_hours',
    'days_off',
    'time_off',
    'seasons',
    'appointments',
    'claimed_units',
    'favorites',
    'client_cards',
    'appointment_formulas',
  ] as const
  return Promise.all(tables.map(table => api.app.db.selectFrom(table).selectAll().execute()))
}

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  const scenario = await addSalon(api.app, { confirms_at_once: 0 })
  const ben = await addUser(api.app)
  const cookie = await signIn(api, ben)
  const request = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt }
  const { _id } = await dataOf<Appointment>(api.request('POST', '/appointments', request, { cookie }))
  await dataOf(api.request('PUT', `/favorites/${ben.uid}/${scenario.salon.id}`, undefined, { cookie }))
  await api.app.db
    .insertInto('days_off')
    .values({ id: 'holiday', salon_id: scenario.salon.id, date: '2027-05-01', reason: '' })
    .execute()
  const dentist = {
    is_weekly: 0,
    starts_on: '2027-02-08',
    starts_at: 540,
    ends_on: '2027-02-08',
    ends_at: 660,
  }
  await api.app.db
    .insertInto('time_off')
    .values({ id: 'dentist', staff_id: scenario.staff[0]?.id ?? '', reason: '', ...dentist })
    .execute()
  const eid = { name: 'Eid', name_ar: null, starts_on: '2027-05-16', ends_on: '2027-05-17' }
  await api.app.db
    .insertInto('seasons')
    .values({ id: 'eid', salon_id: scenario.salon.id, ...eid })
    .execute()
  bens = {
    uid: ben.uid,
    appointment: _id,
    salon: scenario.salon.id,
    section: scenario.section.id,
    service: scenario.service.id,
    dayOff: 'holiday',
    staff: scenario.staff[0]?.id ?? '',
    timeOff: 'dentist',
    season: 'eid',
  }
})
afterEach(() => api.close())

test.each(named)('without a session, %s is 401 and changes nothing', async (_name, [method, path, body]) => {
  const before = await everything()
  const answer = await api.request(method, path(bens), body)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ success: false, code: 'signed_out' })
  expect(await everything()).toEqual(before)
})

test.each(named)(
  'another client and another owner get the answer of what does not exist: %s',
  async (_name, [method, path, body]) => {
    const strangers = [await addUser(api.app), (await addSalon(api.app)).owner]
    const before = await everything()
    for (const stranger of strangers) {
      const cookie = await signIn(api, stranger)
      const theirs = await api.request(method, path(bens), body, { cookie })
      const unknown = await api.request(method, path(nobodys), body, { cookie })
      expect([403, 404]).toContain(theirs.status)
      expect(theirs.status).toBe(unknown.status)
      expect(await theirs.text()).toBe(await unknown.text())
    }
    expect(await everything()).toEqual(before)
  },
)

test('an owner reaches another salon’s things neither through their own salon’s address', async () => {
  const mine = await addSalon(api.app)
  const cookie = await signIn(api, mine.owner)
  const ids = { ...bens, salon: mine.salon.id }
  const before = await everything()
  for (const [method, path, body] of calls.slice(12)) {
    if (!path(nobodys).slice('/salons/unknown/'.length).includes('unknown')) continue
    const answer = await api.request(method, path(ids), body, { cookie })
    expect([method, path(nobodys), answer.status]).toEqual([method, path(nobodys), 404])
  }
  const stolen = api.request(
    'POST',
    `/salons/${mine.salon.id}/services`,
    { ...service, sectionId: bens.section },
    { cookie },
  )
  expect((await stolen).status).toBe(400)
  expect(await everything()).toEqual(before)
})
