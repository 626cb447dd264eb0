import type { ClientCard, ClientDetailsRequest, SavedClientDetails } from '@/domain/client'
import type { Appointment } from '@/domain/appointment'
import type { AuditPage } from '@/domain/audit'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const hour = 60 * 60 * 1000
const nine = Date.parse('2027-02-02T07:00:00Z')

/** A salon with an appointment of Ann's, seen an hour after its start. */
async function start() {
  const clock = { now: nine - 24 * hour }
  const api = await startApi({ now: () => clock.now })
  const scenario = await addSalon(api.app)
  const ann = await addUser(api.app, { name: 'Ann Haddad', phone: '+970599123456' })
  const asAnn = await signIn(api, ann)
  const owner = await signIn(api, scenario.owner)
  const book = (startsAt: number, cookie = asAnn) =>
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
      { cookie },
    )
  const { _id: id } = await dataOf<Appointment>(book(nine))
  clock.now = nine + hour
  return { api, clock, scenario, ann, asAnn, owner, book, id }
}
const opened = eachTest(start, ({ api }) => api.close())

const card = (id = opened().id) =>
  dataOf<ClientCard>(
    opened().api.request('GET', `/appointments/${id}/client`, undefined, { cookie: opened().owner }),
  )
const write = (request: ClientDetailsRequest, ifMatch?: string, cookie = opened().owner) =>
  opened().api.request('PUT', `/appointments/${opened().id}/client/notes`, request, {
    cookie,
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  })
const audited = async () =>
  (
    await dataOf<AuditPage>(
      opened().api.request('GET', `/salons/${opened().scenario.salon.id}/audit?kind=client`, undefined, {
        cookie: opened().owner,
      }),
    )
  ).entries.map(({ action, actor, appointment, before, after }) => ({
    action,
    by: actor.role,
    client: appointment?.clientName,
    before,
    after,
  }))

test('the card holds birthday, allergies, tags and consents, each with when and by whom', async () => {
  const { clock, scenario } = opened()
  await dataOf(
    write({ notes: 'Likes tea', birthday: '--05-12', allergies: 'Ammonia', tags: ['VIP', 'vip', ' '] }),
  )
  const first = clock.now
  await dataOf(write({ mayPhotograph: true }))
  clock.now += hour
  const saved = await dataOf<SavedClientDetails>(write({ mayGetOffers: true }))
  expect(saved).toMatchObject({
    notes: 'Likes tea',
    birthday: '--05-12',
    allergies: 'Ammonia',
    tags: ['VIP'],
    mayPhotograph: true,
    mayGetOffers: true,
    consentMarks: {
      mayPhotograph: { at: first, by: scenario.owner.name },
      mayGetOffers: { at: first + hour, by: scenario.owner.name },
    },
  })
  const { notes, salonTags } = await card()
  expect(notes).toEqual(saved)
  expect(salonTags).toEqual(['VIP'])
  clock.now += hour
  const withdrawn = await dataOf<SavedClientDetails>(write({ mayPhotograph: false }))
  expect(withdrawn.consentMarks.mayPhotograph).toMatchObject({ at: first + 2 * hour })
})

test('what is wrong is said at its field', async () => {
  expect(
    await refusalOf(
      write({
        birthday: '--02-30',
        allergies: 'x'.repeat(301),
        tags: Array.from({ length: 9 }, (_, index) => `tag ${index}`),
      }),
    ),
  ).toMatchObject({
    status: 400,
    fields: { birthday: 'date_invalid', allergies: 'text_too_long-300', tags: 'tags_too_many' },
  })
  expect(await refusalOf(write({ tags: ['x'.repeat(25)] }))).toMatchObject({
    fields: { tags: 'tag_too_long-24' },
  })
  expect(await refusalOf(write({ birthday: '2027-02-03' }))).toMatchObject({
    fields: { birthday: 'date_invalid' },
  })
  await dataOf(write({ birthday: '2027-02-02' }))
})

test('an older edit is refused with the present values', async () => {
  const { notes: empty } = await card()
  await dataOf(write({ allergies: 'Latex' }, empty?.etag))
  expect(await refusalOf(write({ notes: 'Mine' }, empty?.etag))).toMatchObject({
    status: 412,
    data: { allergies: 'Latex', notes: '' },
  })
})

test('the trail says what was changed, and none of the words', async () => {
  await dataOf(write({ allergies: 'Zebuquill', tags: ['Secret'] }))
  opened().clock.now += hour
  await dataOf(write({ allergies: 'Zebuquill', mayPhotograph: true }))
  await dataOf(write({ mayPhotograph: true }))
  expect(await audited()).toEqual([
    {
      action: 'client_changed',
      by: 'owner',
      client: 'Ann Haddad',
      before: { mayPhotograph: false },
      after: { mayPhotograph: true },
    },
    {
      action: 'client_changed',
      by: 'owner',
      client: 'Ann Haddad',
      before: {},
      after: { details: 'allergies tags' },
    },
  ])
})

test('a search finds clients by their tags', async () => {
  const { api, scenario, owner, ann } = opened()
  await dataOf(write({ tags: ['صبغة', 'VIP'] }))
  for (const [search, isFound] of [
    ['vip', true],
    ['صبغه', true],
    ['ann vip', true],
    ['ann vips', false],
  ] as const) {
    const path = `/salons/${scenario.salon.id}/clients?search=${encodeURIComponent(search)}`
    const found = await dataOf(api.request('GET', path, undefined, { cookie: owner }))
    expect(found).toEqual(
      isFound ? [{ name: ann.name, phone: ann.phone, tags: ['صبغة', 'VIP'], isBlocked: false }] : [],
    )
  }
})

describe('a block', () => {
  const block = (method: 'PUT' | 'DELETE', cookie = opened().owner) =>
    opened().api.request(method, `/appointments/${opened().id}/client/block`, undefined, { cookie })

  test('refuses what the client does online, and leaves what is booked', async () => {
    const { api, clock, book, asAnn, owner, scenario } = opened()
    const { _id: later } = await dataOf<Appointment>(book(nine + 24 * hour))
    await dataOf(block('PUT'))
    await dataOf(block('PUT'))
    expect(await card()).toMatchObject({ isBlocked: true, mayBlock: true })
    expect(await refusalOf(book(nine + 25 * hour))).toMatchObject({ status: 409, code: 'client_blocked' })
    const move = (cookie: string) =>
      api.request('POST', `/appointments/${later}/reschedule`, { startsAt: nine + 26 * hour }, { cookie })
    expect(await refusalOf(move(asAnn))).toMatchObject({ code: 'client_blocked' })
    const wait = { salonId: scenario.salon.id, serviceId: scenario.service.id, date: '2027-02-03' }
    expect(await refusalOf(api.request('POST', '/waitlist', wait, { cookie: asAnn }))).toMatchObject({
      code: 'client_blocked',
    })
    await dataOf(move(owner))
    const booked = await dataOf<Appointment>(
      api.request('GET', `/appointments/${later}`, undefined, { cookie: asAnn }),
    )
    expect(booked.status).toBe('confirmed')
    clock.now += hour
    await dataOf(block('DELETE'))
    await dataOf(book(nine + 25 * hour))
    expect((await audited()).map(({ action }) => action)).toEqual(['client_unblocked', 'client_blocked'])
  })

  test('is of this salon alone, and the edit of the notes keeps it', async () => {
    const { api, asAnn } = opened()
    await dataOf(block('PUT'))
    await dataOf(write({ notes: 'Text' }))
    await dataOf(write({ notes: '' }))
    expect(await card()).toMatchObject({ isBlocked: true })
    const other = await addSalon(api.app)
    const elsewhere = { salonId: other.salon.id, serviceId: other.service.id, startsAt: nine + 24 * hour }
    await dataOf(api.request('POST', '/appointments', elsewhere, { cookie: asAnn }))
  })

  test('of a walk-in meets the account with the same phone number', async () => {
    const { api, owner, scenario, book } = opened()
    const ben = await addUser(api.app, { phone: '+970599777888' })
    const walkIn = { name: 'Ben', phone: ben.phone, startsAt: nine + 26 * hour }
    const { _id } = await dataOf<Appointment>(
      api.request(
        'POST',
        '/appointments/walk-in',
        { salonId: scenario.salon.id, serviceId: scenario.service.id, ...walkIn },
        { cookie: owner },
      ),
    )
    await dataOf(api.request('PUT', `/appointments/${_id}/client/block`, undefined, { cookie: owner }))
    const asBen = await signIn(api, ben)
    expect(await refusalOf(book(nine + 30 * hour, asBen))).toMatchObject({ code: 'client_blocked' })
    const again = { ...walkIn, salonId: scenario.salon.id, serviceId: scenario.service.id }
    await dataOf(
      api.request(
        'POST',
        '/appointments/walk-in',
        { ...again, startsAt: nine + 28 * hour },
        { cookie: owner },
      ),
    )
  })

  test('needs the right to change everybody’s appointments', async () => {
    const { api, scenario } = opened()
    const [first, second] = scenario.staff
    const salonId = scenario.salon.id
    const own = await addStaffLogin(api.app, { salonId, staffId: first?.id ?? '' }, ['see_all', 'change_own'])
    const all = await addStaffLogin(api.app, { salonId, staffId: second?.id ?? '' }, ['change_all'])
    expect((await block('PUT', await signIn(api, own))).status).toBe(403)
    expect((await block('PUT', await signIn(api, all))).status).toBe(200)
  })
})

describe('a formula', () => {
  const put = (formula: string, id = opened().id, ifMatch?: string, cookie = opened().owner) =>
    opened().api.request(
      'PUT',
      `/appointments/${id}/formula`,
      { formula },
      {
        cookie,
        ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
      },
    )

  test('is of an appointment that has begun; the latest is on the card', async () => {
    const { clock, book, id } = opened()
    const { _id: later } = await dataOf<Appointment>(book(nine + 24 * hour))
    expect(await refusalOf(put('7.1', later))).toMatchObject({ status: 409, code: 'conflict' })
    const { etag } = await dataOf<{ etag: string }>(put(' 7.1 + 20 vol, 35 min '))
    expect((await card(later)).latestFormula).toEqual({
      appointmentId: id,
      date: '2027-02-02',
      formula: '7.1 + 20 vol, 35 min',
    })
    await dataOf(put('6.1', id, etag))
    expect(await refusalOf(put('5.1', id, etag))).toMatchObject({ status: 412, data: { formula: '6.1' } })
    expect(await refusalOf(put('x'.repeat(501)))).toMatchObject({ fields: { formula: 'text_too_long-500' } })
    clock.now = nine + 25 * hour
    await dataOf(put('8.0', later))
    expect((await card()).latestFormula).toMatchObject({ formula: '8.0' })
    await dataOf(put('', later))
    expect((await card()).latestFormula).toMatchObject({ formula: '6.1' })
  })

  test('is the salon’s own, and goes with the client’s account', async () => {
    const { api, asAnn, id, ann } = opened()
    await dataOf(put('7.1'))
    expect((await put('8', id, undefined, asAnn)).status).toBe(404)
    const seen = await api.request('GET', `/appointments/${id}`, undefined, { cookie: asAnn })
    expect(JSON.stringify(await seen.json())).not.toContain('7.1')
    const { email, phone, password } = ann
    await dataOf(
      api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password }, { cookie: asAnn }),
    )
    expect(await api.app.db.selectFrom('appointment_formulas').selectAll().execute()).toEqual([])
  })
})
