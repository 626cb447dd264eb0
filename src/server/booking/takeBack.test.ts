import type { Appointment } from '@/domain/appointment'
import { resultTakeBackTime } from '@/domain/takeBackPolicy'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const nineOClock = Date.parse('2027-02-02T07:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let api: TestApi
let scenario: TestSalon
let annsCookie: string
let cookie: string

beforeEach(async () => {
  now = nineOClock - 24 * hour
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { confirms_at_once: 0 })
  annsCookie = await signIn(api, await addUser(api.app))
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const request = (by: string) =>
  api.request(
    'POST',
    '/appointments',
    {
      salonId: scenario.salon.id,
      serviceId: scenario.service.id,
      staffId: scenario.staff[0]?.id,
      startsAt: nineOClock,
    },
    { cookie: by },
  )

const book = () => dataOf<Appointment>(request(annsCookie))

const act = (id: string, verb: string, by = cookie) =>
  api.request('POST', `/appointments/${id}/${verb}`, {}, { cookie: by })

const take = (id: string, ...verbs: string[]) =>
  verbs.reduce<Promise<Appointment | undefined>>(
    (before, verb) => before.then(() => dataOf<Appointment>(act(id, verb))),
    Promise.resolve(undefined),
  )

const claims = () => api.app.db.selectFrom('claimed_units').selectAll().execute()

const kindsTold = async (by: string) => {
  const page = api.request('GET', '/notifications', undefined, { cookie: by })
  const { notifications } = await dataOf<{ notifications: { kind: string }[] }>(page)
  return notifications.map(({ kind }) => kind)
}

test('a declined request waits again at its time, and its client is told', async () => {
  const { _id } = await book()
  const declined = await dataOf<Appointment>(act(_id, 'decline'))
  expect(declined.takeBacks).toEqual([{ mark: 'declined', until: nineOClock }])
  const reopened = await take(_id, 'declined/take-back')
  expect(reopened).toMatchObject({ status: 'pending', takeBacks: [] })
  expect(reopened).not.toHaveProperty('endedBy')
  expect(await claims()).toHaveLength(12)
  expect((await kindsTold(annsCookie)).sort()).toEqual(['declined', 'reopened'])
  expect(await take(_id, 'declined/take-back')).toEqual(reopened)
  expect(await kindsTold(annsCookie)).toHaveLength(2)
})

test('a declined request whose time somebody has taken stays declined', async () => {
  const { _id } = await book()
  await take(_id, 'decline')
  await dataOf(request(await signIn(api, await addUser(api.app))))
  const seen = await dataOf<Appointment>(api.request('GET', `/appointments/${_id}`, undefined, { cookie }))
  expect(seen).toMatchObject({ status: 'declined', takeBacks: [] })
  expect(await refusalOf(act(_id, 'declined/take-back'))).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(await claims()).toHaveLength(12)
})

test.each([
  ['in its pause', nineOClock + hour / 4, [{ mark: 'declined', until: nineOClock }]],
  ['in its clean-up', nineOClock + hour, []],
])('a declined colour with somebody %s', async (_where, startsAt, takeBacks) => {
  const gaps = { pause_after_minutes: 15, pause_minutes: 30, clean_up_minutes: 5 }
  await api.app.db.updateTable('services').set(gaps).execute()
  const { _id } = await book()
  await take(_id, 'decline')
  const { salon, section, staff } = scenario
  const cut = { sectionId: section.id, name: 'Cut', cost: 9, currency: 'USD', time: 30 }
  const added = api.request('POST', `/salons/${salon.id}/services`, cut, { cookie })
  const { id: serviceId } = await dataOf<{ id: string }>(added)
  const wanted = { salonId: salon.id, serviceId, staffId: staff[0]?.id, startsAt, forAnother: true }
  await dataOf(api.request('POST', '/appointments', wanted, { cookie: annsCookie }))
  const seen = await dataOf<Appointment>(api.request('GET', `/appointments/${_id}`, undefined, { cookie }))
  expect(seen).toMatchObject({ status: 'declined', takeBacks })
  const { status } = await act(_id, 'declined/take-back')
  expect(status).toBe(takeBacks.length > 0 ? 200 : 409)
  expect(await claims()).toHaveLength(takeBacks.length > 0 ? 13 : 6)
})

test('of a booking and a taken back refusal at once one has the time', async () => {
  const { _id } = await book()
  await take(_id, 'decline')
  const bob = await signIn(api, await addUser(api.app))
  const answers = await Promise.all([request(bob), act(_id, 'declined/take-back')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await claims()).toHaveLength(12)
})

test('a declined request is declined for good once its time has begun', async () => {
  const { _id } = await book()
  await take(_id, 'decline')
  now = nineOClock + 1
  expect(await refusalOf(act(_id, 'declined/take-back'))).toMatchObject({ status: 409, code: 'not_movable' })
})

test.each([
  ['no-show', 'no_show'],
  ['done', 'done'],
])('%s can be taken back for days, to the status that it had', async (verb, mark) => {
  const { _id } = await book()
  await take(_id, 'confirm')
  now = nineOClock + hour
  const marked = await take(_id, verb)
  expect(marked?.takeBacks).toEqual([{ mark, until: nineOClock + hour + resultTakeBackTime }])
  const told = await kindsTold(annsCookie)
  now += resultTakeBackTime
  expect(await take(_id, `${mark}/take-back`)).toMatchObject({ status: 'confirmed', takeBacks: [] })
  expect(await kindsTold(annsCookie)).toEqual(told)
  await take(_id, verb)
  now += 1
  expect(await refusalOf(act(_id, `${mark}/take-back`))).toMatchObject({ code: 'not_movable' })
})

test('a corrected result is taken back to the status before both', async () => {
  const { _id } = await book()
  now = nineOClock + hour
  expect(await take(_id, 'no-show', 'done', 'done/take-back')).toMatchObject({ status: 'pending' })
})

test('a no-show whose time is another’s meanwhile stays one', async () => {
  const { _id } = await book()
  now = nineOClock
  await take(_id, 'no-show')
  const { salon, service, staff } = scenario
  const walkIn = { salonId: salon.id, serviceId: service.id, staffId: staff[0]?.id, name: 'Sami' }
  await dataOf(
    api.request('POST', '/appointments/walk-in', { ...walkIn, startsAt: nineOClock + hour / 4 }, { cookie }),
  )
  expect(await refusalOf(act(_id, 'no_show/take-back'))).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('a reviewed appointment stays done, and a paid one can be unpaid', async () => {
  const { _id } = await book()
  await take(_id, 'confirm')
  now = nineOClock + hour
  const paid = await take(_id, 'done', 'paid')
  expect(paid?.takeBacks?.map(({ mark }) => mark)).toEqual(['done', 'paid'])
  await dataOf(
    api.request('POST', `/appointments/${_id}/review`, { stars: 5, text: '' }, { cookie: annsCookie }),
  )
  expect(await refusalOf(act(_id, 'done/take-back'))).toMatchObject({ status: 409, code: 'not_movable' })
  expect(await take(_id, 'paid/take-back')).toMatchObject({ status: 'done', takeBacks: [] })
})

test.each(['no_show', 'done', 'declined', 'paid'])('%s is the owner’s to take back', async mark => {
  const { _id } = await book()
  const stranger = await signIn(api, (await addSalon(api.app)).owner)
  for (const by of [annsCookie, stranger]) {
    expect((await act(_id, `${mark}/take-back`, by)).status).toBe(404)
  }
  expect((await act(_id, `${mark}/take-back`, '')).status).toBe(401)
})
