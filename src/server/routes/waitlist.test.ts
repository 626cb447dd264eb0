import type { Appointment } from '@/domain/appointment'
import type { Notification, NotificationPage } from '@/domain/notification'
import { maxWaits, type Wait } from '@/domain/waitlist'
import { addDays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { anotherWorker } from '@/testing/kit/anotherWorker'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { createJobs } from '../jobs/jobs'

const minute = 60_000
const hour = 60 * minute
const date = '2027-02-02'
/** The salon opens at 9:00 AM and closes at 6:00 PM. */
const opens = Date.parse('2027-02-02T07:00:00Z')
const hoursOpen = 9
const ofLeaving = 3

let now: number
let api: TestApi
let scenario: TestSalon
let booked: Appointment[]
/** Has one of the appointments; two regular clients have all others. */
let leaving: Waiting
let asOwner: string

beforeEach(async () => {
  now = opens - 24 * hour
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { name: 'Corner' })
  asOwner = await signIn(api, scenario.owner)
  booked = []
  const regulars = [await person(), await person()]
  leaving = await person()
  for (let index = 0; index < hoursOpen * scenario.staff.length; index += 1) {
    const regular = regulars[Math.floor(index / hoursOpen)] ?? leaving
    const { cookie } = index === ofLeaving ? leaving : regular
    booked.push(await book(cookie, opens + (index % hoursOpen) * hour))
  }
})
afterEach(() => api.close())

const book = (cookie: string, startsAt: number) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
      { cookie },
    ),
  )

interface Waiting {
  user: TestUser
  cookie: string
}

async function person(): Promise<Waiting> {
  const user = await addUser(api.app)
  return { user, cookie: await signIn(api, user) }
}

const wanted = (changes: object = {}) => ({
  salonId: scenario.salon.id,
  serviceId: scenario.service.id,
  date,
  ...changes,
})

const wait = ({ cookie }: Waiting, changes: object = {}) =>
  api.request('POST', '/waitlist', wanted(changes), { cookie })

async function inLine(count: number): Promise<Waiting[]> {
  const people: Waiting[] = []
  for (let index = 0; index < count; index += 1) {
    const one = await person()
    now += 1000
    await dataOf(wait(one))
    people.push(one)
  }
  return people
}

const waitsOf = ({ cookie }: Waiting) =>
  dataOf<Wait[]>(api.request('GET', '/waitlist', undefined, { cookie }))

const callsOf = async ({ cookie }: Waiting): Promise<Notification[]> => {
  const { notifications } = await dataOf<NotificationPage>(
    api.request('GET', '/notifications', undefined, { cookie }),
  )
  return notifications.filter(({ kind }) => kind === 'slot_free')
}

const calls = async (people: Waiting[]) =>
  (await Promise.all(people.map(callsOf))).map(({ length }) => length)

const mailsTo = ({ user }: Waiting) =>
  (api.app.mailer.inbox?.() ?? []).filter(({ to, subject }) => to === user.email && /is free/.test(subject))

const giveUp = (index: number) =>
  dataOf(
    api.request('POST', `/appointments/${String(booked[index]?._id)}/cancel`, undefined, { cookie: asOwner }),
  )

const runJobs = () => createJobs(api.app).runDue()

test('a person waits for a full day, and may wait no longer', async () => {
  const ann = await person()
  const started = await dataOf<Wait>(wait(ann))
  expect(started).toEqual({
    id: expect.any(String) as string,
    salonId: scenario.salon.id,
    salonName: 'Corner',
    salonNameAr: null,
    serviceId: scenario.service.id,
    serviceName: 'Haircut',
    serviceNameAr: null,
    date,
    staffId: null,
    createdAt: now,
    calledAt: null,
    hasFreeTime: false,
  })
  expect(await waitsOf(ann)).toEqual([started])
  expect(
    await dataOf(api.request('DELETE', `/waitlist/${started.id}`, undefined, { cookie: ann.cookie })),
  ).toEqual({ id: started.id })
  expect(await waitsOf(ann)).toEqual([])
})

test('of two waits at one moment only the last that has room', async () => {
  const ann = await person()
  const { db } = api.app
  const other = { ...scenario.service, id: 'another service' }
  await db.insertInto('services').values(other).execute()
  const rows = Array.from({ length: maxWaits - 1 }, (_, index) => ({
    id: `wait ${String(index)}`,
    user_id: ann.user.uid,
    salon_id: scenario.salon.id,
    service_id: scenario.service.id,
    date: addDays(date, index + 1),
    staff_id: null,
    created_at: now,
  }))
  await db.insertInto('waits').values(rows).execute()
  await db.updateTable('salons').set({ revision: 1 }).execute()
  const answers = await Promise.all([wait(ann), wait(ann, { serviceId: other.id })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await waitsOf(ann)).toHaveLength(maxWaits)
})

test('asking again changes the chair and keeps the place', async () => {
  const ann = await person()
  const first = await dataOf<Wait>(wait(ann))
  now += hour
  const staffId = scenario.staff[0]?.id
  expect(await dataOf<Wait>(wait(ann, { staffId }))).toEqual({ ...first, staffId })
  expect(await waitsOf(ann)).toHaveLength(1)
})

test.each([
  ['a day with free times', { date: '2027-02-03' }, { status: 409, code: 'conflict' }],
  ['a day gone by', { date: '2027-01-31' }, { status: 400, fields: { date: 'date_invalid' } }],
  ['a date that is none', { date: '2027-02-30' }, { status: 400, fields: { date: 'date_invalid' } }],
  ['no salon', { salonId: 'nothing' }, { status: 404 }],
  ['no service', { serviceId: 'nothing' }, { status: 404 }],
  ['no chair', { staffId: 'nothing' }, { status: 404 }],
])('nobody waits for %s', async (_what, changes, refused) => {
  expect(await refusalOf(wait(await person(), changes))).toMatchObject(refused)
})

test('another’s wait is neither seen nor ended', async () => {
  const [ann] = (await inLine(1)) as [Waiting]
  const [{ id }] = (await waitsOf(ann)) as [Wait]
  const ben = await person()
  expect(await waitsOf(ben)).toEqual([])
  const end = (waitId: string, cookie?: string) =>
    refusalOf(api.request('DELETE', `/waitlist/${waitId}`, undefined, cookie ? { cookie } : {}))
  const refused = await end(id, ben.cookie)
  expect(refused).toMatchObject({ status: 404 })
  expect(await end('nothing', ben.cookie)).toEqual(refused)
  expect(await end(id)).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('GET', '/waitlist'))).toMatchObject({ status: 401 })
  expect(await refusalOf(api.request('POST', '/waitlist', wanted()))).toMatchObject({ status: 401 })
  expect(await waitsOf(ann)).toHaveLength(1)
})

test('a freed time is told to the first in line, by notice and mail with a link', async () => {
  const [ann, ben] = (await inLine(2)) as [Waiting, Waiting]
  await giveUp(2)
  expect(await calls([ann, ben])).toEqual([1, 0])
  expect(await callsOf(ann)).toMatchObject([
    {
      salonId: scenario.salon.id,
      facts: { salonName: 'Corner', serviceId: scenario.service.id, date, startsAt: opens + 2 * hour },
    },
  ])
  const [mail] = mailsTo(ann)
  expect(mail?.text).toContain(
    `http://kursi.test/salons/${scenario.salon.id}/book?service=${scenario.service.id}&date=${date}`,
  )
  expect(mail?.text).toContain('Tuesday, February 2, 2027 at 11:00 AM')
  expect(mailsTo(ben)).toEqual([])
  expect((await waitsOf(ann))[0]).toMatchObject({ calledAt: now, hasFreeTime: true })
})

test('a declined and a moved booking free their time too', async () => {
  const [ann] = (await inLine(1)) as [Waiting]
  await api.request(
    'POST',
    `/appointments/${String(booked[0]?._id)}/reschedule`,
    { startsAt: opens + 24 * hour },
    { cookie: asOwner },
  )
  now += minute
  await runJobs()
  expect(await calls([ann])).toEqual([1])
  await api.app.db.updateTable('appointments').set({ status: 'pending' }).execute()
  await api.request('POST', `/appointments/${String(booked[4]?._id)}/decline`, undefined, { cookie: asOwner })
  expect(await calls([ann])).toEqual([2])
})

test('the next is told a quarter of an hour later, while the time is free', async () => {
  const line = await inLine(3)
  await giveUp(0)
  await runJobs()
  now += 15 * minute - 1
  await runJobs()
  expect(await calls(line)).toEqual([1, 0, 0])
  now += 1
  await Promise.all([runJobs(), runJobs()])
  await runJobs()
  expect(await calls(line)).toEqual([1, 1, 0])
  now += 15 * minute
  await runJobs()
  now += 15 * minute
  await runJobs()
  expect(await calls(line)).toEqual([1, 1, 1])
})

test('of two servers that look at the same time one calls', async () => {
  const line = await inLine(3)
  await giveUp(0)
  now += 15 * minute
  const servers = [1, 2].map(() => anotherWorker(api.app))
  await Promise.all(servers.map(app => createJobs(app).runDue()))
  expect(await calls(line)).toEqual([1, 1, 0])
})

test('a time that was taken is told to nobody else', async () => {
  const [ann, ben] = (await inLine(2)) as [Waiting, Waiting]
  await giveUp(0)
  await book(ann.cookie, opens)
  expect(await waitsOf(ann)).toEqual([])
  now += 15 * minute
  await runJobs()
  expect(await calls([ben])).toEqual([0])
})

test('whoever left the line is passed over', async () => {
  const [ann, ben] = (await inLine(2)) as [Waiting, Waiting]
  const [{ id }] = (await waitsOf(ann)) as [Wait]
  await api.request('DELETE', `/waitlist/${id}`, undefined, { cookie: ann.cookie })
  await giveUp(0)
  expect(await calls([ann, ben])).toEqual([0, 1])
})

test('who waits for one chair is not called for another', async () => {
  const [ann, ben] = [await person(), await person()]
  const [first, second] = scenario.staff.map(({ id }) => id)
  await dataOf(wait(ann, { staffId: first }))
  now += 1000
  await dataOf(wait(ben, { staffId: second }))
  const ofSecond = booked.findIndex(({ staffId }) => staffId === second)
  await giveUp(ofSecond)
  expect(await calls([ann, ben])).toEqual([0, 1])
})

test('a time in the past is told to nobody', async () => {
  const line = await inLine(2)
  await giveUp(0)
  now = opens + minute
  await runJobs()
  expect(await calls(line)).toEqual([1, 0])
})

test('a deleted account frees its time for those who wait', async () => {
  const [ann] = (await inLine(1)) as [Waiting]
  const { email, phone, password } = leaving.user
  await api.request('DELETE', '/users/deleteUserByPhoneEmail', { email, phone, password })
  expect(await callsOf(ann)).toMatchObject([{ facts: { startsAt: opens + ofLeaving * hour } }])
})

test('days gone by leave the list', async () => {
  const [ann] = (await inLine(1)) as [Waiting]
  now = Date.parse('2027-02-02T21:59:00Z')
  expect(await waitsOf(ann)).toHaveLength(1)
  now = Date.parse('2027-02-02T22:00:00Z')
  expect(await waitsOf(ann)).toEqual([])
})
