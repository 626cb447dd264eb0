import { startApi, type TestApi } from '@/testing/kit/startApi'
import { anotherWorker } from '@/testing/kit/anotherWorker'
import { startSmtp, type SmtpStandIn } from '@/testing/doubles/smtpStandIn'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { replaceSwitched } from '../db/notificationSettings'
import { createJobs } from '../jobs/jobs'
import { claimMilliseconds } from '../outbox/createDeliveries'
import { smtpMailer } from './smtpMailer'

const minute = 60_000
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let smtp: SmtpStandIn
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let logged: [string, unknown][]

const mailer = () => smtpMailer({ url: smtp.url, from: 'Kursi <no-reply@kursi.test>' })

beforeEach(async () => {
  now = ten - 72 * 60 * minute
  logged = []
  smtp = await startSmtp()
  const error = (event: string, facts: unknown) => logged.push([event, facts])
  api = await startApi({ now: () => now, log: { info: () => undefined, error } })
  Object.assign(api.app.mailer, mailer())
  scenario = await addSalon(api.app)
  ann = await addUser(api.app)
  // Only the client's mail is sent.
  await replaceSwitched(api.app.db, scenario.owner.uid, { owner_booked_mail: false })
})
afterEach(async () => {
  await api.close()
  await smtp.goAway()
})

async function book(): Promise<void> {
  const request = { salonId: scenario.salon.id, serviceId: scenario.service.id, startsAt: ten }
  const answer = await api.request('POST', '/appointments', request, { cookie: await signIn(api, ann) })
  expect(answer.ok).toBe(true)
}

const runJobs = () => createJobs(api.app).runDue()
const messageIds = () => smtp.taken.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]?.trim())
const waiting = () =>
  api.app.db.selectFrom('outbox').selectAll().where('kind', '=', 'appointment_mail').execute()

/** Runs the jobs every half minute, as in production. */
async function minutesPass(minutes: number): Promise<void> {
  for (let half = 0; half < 2 * minutes; half += 1) {
    now += minute / 2
    await runJobs()
  }
}

test('goes out at once, with an id by which a second copy is known', async () => {
  await book()
  expect(smtp.taken.map(({ receiver }) => receiver)).toEqual([ann.email])
  expect(messageIds()).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@kursi\.test>$/)])
  expect(await waiting()).toEqual([])
})

test('a mail server that is away for twenty minutes costs no mail and doubles none', async () => {
  await smtp.goAway()
  await book()
  await minutesPass(20)
  expect(await waiting()).toMatchObject([{ given_up_at: null }])
  await smtp.comeBack()
  await minutesPass(20)
  expect(smtp.taken).toHaveLength(1)
  expect(logged).toEqual([])
})

test('one that answers 450 twice takes it the third time', async () => {
  smtp.faults.push('450 try later', '450 try later')
  await book()
  await minutesPass(10)
  expect(smtp.tried()).toBe(3)
  expect(smtp.taken).toHaveLength(1)
})

test('one that answers 550 is not asked again, and the operator reads so without a name', async () => {
  smtp.faults.push('550 no such user')
  await book()
  await minutesPass(10)
  expect(smtp.tried()).toBe(1)
  const [row] = await waiting()
  expect(logged).toEqual([
    ['outbox_given_up', { kind: 'appointment_mail', id: row?.id, tries: 1, reason: 'RCPT TO 550' }],
  ])
  expect(JSON.stringify(row)).not.toContain(ann.email)
})

test('one that dies after it took a mail gets a second copy with the same id', async () => {
  smtp.faults.push('dies after taking it')
  await book()
  await minutesPass(5)
  expect(smtp.taken).toHaveLength(2)
  expect(new Set(messageIds()).size).toBe(1)
})

test('a server of ours that dies before the mail is out leaves it to another', async () => {
  const { app } = api
  await app.outbox.stop()
  await book()
  const dying = anotherWorker(app, {
    mailer: { ...app.mailer, send: () => new Promise(() => undefined) },
  })
  dying.outbox.wake()
  void dying.outbox.settled()
  for (let looks = 0; (await waiting())[0]?.tries !== 1; looks += 1) expect(looks).toBeLessThan(1000)
  const other = anotherWorker(app)
  await createJobs(other).runDue()
  expect(smtp.taken).toEqual([])
  now += claimMilliseconds
  await createJobs(other).runDue()
  expect(smtp.taken).toHaveLength(1)
})
