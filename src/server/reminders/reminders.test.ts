import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Appointment } from '@/domain/appointment'
import type { NotificationPage } from '@/domain/notification'
import { dataOf } from '@/testing/kit/answers'
import { anotherWorker } from '@/testing/kit/anotherWorker'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import type { Mail } from '../kernel/Mailer'
import { createJobs } from '../jobs/jobs'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let asAnn: string
let asOwner: string

beforeEach(async () => {
  now = ten - 48 * hour
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { name: 'Corner', name_ar: 'الزاوية' })
  ann = await addUser(api.app)
  asAnn = await signIn(api, ann)
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const book = (startsAt = ten) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt },
      { cookie: asAnn },
    ),
  )

const run = async (before: number) => {
  now = ten - before
  await createJobs(api.app).runDue()
}

const mails = () => (api.app.mailer.inbox?.() ?? []).filter(({ subject }) => /Reminder|تذكير/.test(subject))

const reminders = async () => {
  const { notifications } = await dataOf<NotificationPage>(
    api.request('GET', '/notifications', undefined, { cookie: asAnn }),
  )
  return notifications.filter(({ kind }) => kind === 'reminder')
}

test('a day and two hours before, each once, by mail and as a notice', async () => {
  const { _id } = await book()
  await run(24 * hour + 1)
  expect(mails()).toEqual([])
  await run(24 * hour)
  await run(24 * hour)
  await run(20 * hour)
  expect(mails()).toHaveLength(1)
  await run(2 * hour)
  await run(hour)
  expect(mails()).toHaveLength(2)
  expect(mails()[0]).toMatchObject({ to: ann.email, subject: 'Reminder: Haircut at Corner' })
  expect(mails()[0]?.text).toContain('Tuesday, February 2, 2027 at 10:00 AM')
  expect(await reminders()).toMatchObject([
    { appointmentId: _id, facts: { audience: 'client', startsAt: ten } },
    { appointmentId: _id },
  ])
})

test('in the language the client last signed in with', async () => {
  await api.request(
    'POST',
    '/users/login',
    { identifier: ann.email, password: ann.password },
    { headers: { 'accept-language': 'ar' } },
  )
  await book()
  await run(24 * hour)
  expect(mails()[0]).toMatchObject({ subject: 'تذكير: Haircut لدى الزاوية' })
})

test('what was missed while the server was down is made good, as long as it helps', async () => {
  await book()
  await run(30 * minute)
  expect(mails()).toHaveLength(1)
  await run(30 * minute)
  expect(mails()).toHaveLength(1)
})

test('of two reminders that are due at once the nearer one is sent', async () => {
  await book()
  await run(2 * hour)
  expect(mails()).toHaveLength(1)
})

test('half an hour before the start is too late', async () => {
  await book()
  await run(30 * minute - 1)
  expect(mails()).toEqual([])
})

test('whoever booked, or was confirmed, within the time needs no reminder of it', async () => {
  now = ten - 3 * hour
  await book()
  await run(2.5 * hour)
  expect(mails()).toEqual([])
  await run(2 * hour)
  expect(mails()).toHaveLength(1)
})

test('a moved appointment is reminded of at its new time', async () => {
  const { _id } = await book()
  await run(24 * hour)
  const later = { startsAt: ten + 48 * hour }
  await api.request('POST', `/appointments/${_id}/reschedule`, later, { cookie: asAnn })
  await run(2 * hour)
  expect(mails()).toHaveLength(1)
  await run(-24 * hour)
  expect(mails()).toHaveLength(2)
})

test('neither what waits for the salon nor what is off is reminded of', async () => {
  await api.app.db.updateTable('salons').set({ confirms_at_once: 0 }).execute()
  await book()
  const declined = await book(ten + hour)
  await api.request('POST', `/appointments/${declined._id}/decline`, undefined, { cookie: asOwner })
  await run(24 * hour)
  await run(2 * hour)
  expect(mails()).toEqual([])
})

test('one mail that fails keeps nobody else from being reminded', async () => {
  await book()
  await book(ten + hour)
  let fails = true
  const mailer = {
    ...api.app.mailer,
    send: (mail: Mail) => {
      if (!fails) return api.app.mailer.send(mail)
      fails = false
      return Promise.reject(new Error('unreachable'))
    },
  }
  now = ten - 23 * hour
  await createJobs(anotherWorker(api.app, { mailer })).runDue()
  expect(mails()).toHaveLength(1)
  expect(await reminders()).toHaveLength(2)
})

test('rounds at once, and another server over the database, send one reminder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kursi-'))
  const databaseFile = join(folder, 'two.sqlite')
  const one = await startApi({ now: () => now, config: { databaseFile } })
  const other = await startApi({ now: () => now, config: { databaseFile } })
  const salon = await addSalon(one.app)
  const client = await addUser(one.app)
  for (const hours of [0, 1, 2, 3, 4]) {
    const startsAt = ten + hours * hour
    const request = { salonId: salon.salon.id, serviceId: salon.service.id, startsAt }
    await dataOf(one.request('POST', '/appointments', request, { cookie: await signIn(one, client) }))
  }
  now = ten - 2 * hour
  await Promise.all([one, one].map(({ app }) => createJobs(app).runDue()))
  // One after the other: both servers share this thread, and each would wait for the other's lock.
  await createJobs(other.app).runDue()
  const sent = [one, other].flatMap(({ app }) => app.mailer.inbox?.() ?? [])
  expect(sent.filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(5)
  await one.close()
  await other.close()
  rmSync(folder, { recursive: true })
})
