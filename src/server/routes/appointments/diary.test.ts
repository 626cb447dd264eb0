import type { Appointment, TakenSlot } from '@/domain/appointment'
import { lastMailTo } from '@/testing/scenarios/builders'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const at = (iso: string): number => Date.parse(iso)
const nineOClock = at('2027-02-02T07:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let annsCookie: string
let cookie: string

beforeEach(async () => {
  now = at('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { confirms_at_once: 0 })
  ann = await addUser(api.app, { name: 'Ann' })
  annsCookie = await signIn(api, ann)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const firstStaffMember = () => String(scenario.staff[0]?.id)

const seat = (more: object = {}, by: string | undefined = cookie, key?: string) =>
  api.request(
    'POST',
    '/appointments/walk-in',
    {
      salonId: scenario.salon.id,
      serviceId: scenario.service.id,
      staffId: firstStaffMember(),
      startsAt: nineOClock,
      name: ' Sami ',
      phone: '0568 123 456',
      ...more,
    },
    { ...(by && { cookie: by }), ...(key && { key }) },
  )

const book = (more: object = {}) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: nineOClock, ...more },
      { cookie: annsCookie },
    ),
  )

const act = (id: string, verb: string, by = cookie, body?: object) =>
  api.request('POST', `/appointments/${id}/${verb}`, body, { cookie: by })

const rows = () => api.app.db.selectFrom('appointments').selectAll().execute()
const claims = () => api.app.db.selectFrom('claimed_units').selectAll().execute()

describe('a walk-in', () => {
  test('holds the chair at once, under the name and phone that were given', async () => {
    const seated = await dataOf<Appointment>(seat())
    expect(seated).toMatchObject({
      status: 'confirmed',
      clientName: 'Sami',
      clientPhone: '+970568123456',
      isWalkIn: true,
      staffId: firstStaffMember(),
      startTime: '9:00 AM',
      servicePrice: 20,
      currency: 'USD',
    })
    expect(await claims()).toHaveLength(12)
    const agenda = api.request(
      'GET',
      `/appointments/salon/${scenario.salon.id}?from=2027-02-02&to=2027-02-02`,
      undefined,
      { cookie },
    )
    expect(await dataOf<Appointment[]>(agenda)).toEqual([seated])
    expect(api.app.mailer.inbox?.()).toEqual([])
  })

  test('needs a name, and no phone', async () => {
    expect(await dataOf<Appointment>(seat({ phone: '+970' }))).toMatchObject({ clientPhone: '' })
    expect(await refusalOf(seat({ name: ' ', phone: '12' }))).toMatchObject({
      status: 400,
      fields: { name: 'name_required', phone: 'phone_invalid' },
    })
  })

  test('of ten for one time of one chair exactly one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => seat({ name: `Guest ${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await rows()).toHaveLength(1)
    expect(await claims()).toHaveLength(12)
  })

  test('that is repeated with its key is one', async () => {
    const first = await dataOf<Appointment>(seat({}, cookie, 'once'))
    expect(await dataOf<Appointment>(seat({}, cookie, 'once'))).toEqual(first)
    expect(await rows()).toHaveLength(1)
  })

  test('touches a booking and overlaps none', async () => {
    await book({ staffId: firstStaffMember() })
    const refusal = await refusalOf(seat({ startsAt: nineOClock + hour / 2 }))
    expect(refusal).toMatchObject({ status: 409, code: 'slot_taken' })
    expect((refusal.data as TakenSlot).nearest[0]?.startsAt).toBe(nineOClock + hour)
    await dataOf(seat({ startsAt: nineOClock + hour }))
  })

  test('may begin in the quarter of an hour that is running, and in none before', async () => {
    now = nineOClock + 20 * 60_000
    await refusalOf(seat())
    await dataOf(seat({ startsAt: nineOClock + hour / 4 }))
  })

  test('is for the salon’s own owner', async () => {
    expect(await refusalOf(seat({}, ''))).toMatchObject({ status: 401 })
    expect(await refusalOf(seat({}, annsCookie))).toMatchObject({ status: 404 })
    const other = await addSalon(api.app)
    expect(await refusalOf(seat({}, await signIn(api, other.owner)))).toMatchObject({ status: 404 })
    expect(await rows()).toEqual([])
  })

  test('is forgotten with the salon', async () => {
    await dataOf(seat())
    now = nineOClock + 2 * hour
    const { email, phone } = scenario.owner
    const account = { email, phone, password: 'Kursi2026' }
    await dataOf(api.request('DELETE', '/users/deleteUserByPhoneEmail', account, { cookie }))
    expect(await rows()).toEqual([expect.objectContaining({ walk_in_name: null, walk_in_phone: null })])
  })
})

describe('what became of an appointment', () => {
  test('is said no earlier than it can be known', async () => {
    const { _id } = await book()
    now = nineOClock - 1
    expect(await refusalOf(act(_id, 'no-show'))).toMatchObject({ status: 409, code: 'not_movable' })
    now = nineOClock + hour - 1
    expect(await refusalOf(act(_id, 'done'))).toMatchObject({ status: 409, code: 'not_movable' })
  })

  test('a no-show frees what is left of the time', async () => {
    const { _id } = await book({ staffId: firstStaffMember() })
    now = nineOClock
    expect(await dataOf<Appointment>(act(_id, 'no-show'))).toMatchObject({ status: 'no_show' })
    expect(await claims()).toEqual([])
    await dataOf(seat({ startsAt: nineOClock + hour / 4 }))
  })

  test('done is told once, and asks the client how it was', async () => {
    const { _id } = await book()
    now = nineOClock + hour
    const told: string[] = []
    api.app.events.subscribe(({ type }) => void told.push(type))
    for (let time = 0; time < 2; time += 1) {
      expect(await dataOf<Appointment>(act(_id, 'done'))).toMatchObject({ status: 'done' })
    }
    expect(told.filter(type => type === 'appointmentDone')).toHaveLength(1)
  })

  test('can be corrected, but a cancelled one stays cancelled', async () => {
    const { _id } = await book()
    const cancelled = await book({ startsAt: nineOClock + 3 * hour })
    await dataOf(act(cancelled._id, 'cancel'))
    now = nineOClock + 5 * hour
    await dataOf(act(_id, 'no-show'))
    expect(await dataOf<Appointment>(act(_id, 'done'))).toMatchObject({ status: 'done' })
    expect(await refusalOf(act(cancelled._id, 'done'))).toMatchObject({ status: 409, code: 'not_movable' })
  })

  test('is the owner’s to say', async () => {
    const { _id } = await book()
    now = nineOClock + hour
    const stranger = await signIn(api, (await addSalon(api.app)).owner)
    for (const verb of ['done', 'no-show']) {
      expect((await act(_id, verb, annsCookie)).status).toBe(404)
      expect((await act(_id, verb, stranger)).status).toBe(404)
      expect((await act(_id, verb, '')).status).toBe(401)
    }
  })
})

describe('declining', () => {
  test('can give a reason, which the client reads', async () => {
    const { _id } = await book()
    const reason = 'We are at a wedding.'
    expect(await dataOf<Appointment>(act(_id, 'decline', cookie, { reason }))).toMatchObject({
      status: 'declined',
      declineReason: reason,
    })
    expect(lastMailTo(api.app, ann.email).text).toContain(reason)
    const page = api.request('GET', '/notifications', undefined, { cookie: annsCookie })
    expect(await dataOf<{ notifications: unknown[] }>(page)).toMatchObject({
      notifications: [{ kind: 'declined', facts: { reason } }],
    })
  })

  test('so can cancelling, by the owner alone', async () => {
    const reason = 'The power is out.'
    const { _id } = await book()
    expect(await dataOf<Appointment>(act(_id, 'cancel', cookie, { reason }))).toMatchObject({
      status: 'cancelled',
      endedBy: 'salon',
      declineReason: reason,
    })
    expect(lastMailTo(api.app, ann.email).text).toContain(reason)
    const other = await book({ startsAt: nineOClock + 3 * hour })
    const cancelled = await dataOf<Appointment>(act(other._id, 'cancel', annsCookie, { reason }))
    expect(cancelled.declineReason).toBeUndefined()
    expect(cancelled.endedBy).toBe('client')
  })

  test('with an endless reason is refused', async () => {
    const { _id } = await book()
    expect(await refusalOf(act(_id, 'decline', cookie, { reason: 'x'.repeat(301) }))).toMatchObject({
      status: 400,
      fields: { reason: 'message_too_long-300' },
    })
  })
})

test('the agenda of a salon has nothing of another', async () => {
  await book()
  const other = await addSalon(api.app)
  const path = `/appointments/salon/${other.salon.id}?from=2027-02-02&to=2027-02-02`
  const theirs = { cookie: await signIn(api, other.owner) }
  expect(await dataOf(api.request('GET', path, undefined, theirs))).toEqual([])
})

test('the owner moves to a later time of another staff member', async () => {
  const { _id } = await book({ staffId: firstStaffMember() })
  const staffId = String(scenario.staff[1]?.id)
  const moved = act(_id, 'reschedule', cookie, { startsAt: nineOClock + 2 * hour, staffId })
  expect(await dataOf<Appointment>(moved)).toMatchObject({ staffId, startsAt: nineOClock + 2 * hour })
  expect(new Set((await claims()).map(claim => claim.staff_id))).toEqual(new Set([staffId]))
})

test('what the calendar calls free takes a moved appointment as it takes a walk-in: the current quarter too', async () => {
  const { _id } = await book({ startsAt: nineOClock + 2 * hour, staffId: firstStaffMember() })
  now = nineOClock + 14 * 60_000
  const move = (startsAt: number, by = cookie) => act(_id, 'reschedule', by, { startsAt })
  expect(await refusalOf(move(nineOClock, annsCookie))).toMatchObject({ status: 409, code: 'slot_taken' })
  expect((await move(nineOClock - hour / 4)).status).toBe(409)
  expect(await dataOf<Appointment>(move(nineOClock))).toMatchObject({ startsAt: nineOClock })
  // It has begun, and can still be taken back.
  expect(await refusalOf(move(nineOClock + hour, annsCookie))).toMatchObject({ code: 'not_movable' })
  expect(await dataOf<Appointment>(move(nineOClock + 2 * hour))).toMatchObject({
    startsAt: nineOClock + 2 * hour,
  })
  now = nineOClock + 2 * hour + hour / 4
  expect(await refusalOf(move(nineOClock + 4 * hour))).toMatchObject({ code: 'not_movable' })
})
