import { anotherWorker } from '@/testing/kit/anotherWorker'
import { rescheduleScenarioEachTest, toldOfMove } from '@/testing/scenarios/rescheduleScenario'
import type { AppContext } from '../AppContext'
import type { Mail } from '../kernel/Mailer'
import { MailFailure } from '../kernel/MailFailure'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')
const eleven = ten + hour

const { clock, scenario, aMinuteLater } = rescheduleScenarioEachTest(ten)

test('a server that starts anew tells what was due', async () => {
  await scenario().move(await scenario().booked(ten), eleven)
  const anew = await scenario().startAnother()
  clock.now += hour
  await scenario().runJobs(anew.app)
  expect(await scenario().notifications()).toMatchObject([toldOfMove(ten, eleven)])
  expect(scenario().mails(anew)).toHaveLength(1)
  await anew.close()
})

test('two servers over one database tell it once', async () => {
  const other = await scenario().startAnother()
  for (const hours of [0, 2, 4])
    await scenario().move(await scenario().booked(ten + hours * hour), ten + (hours + 1) * hour)
  clock.now += minute
  // Runs in turn: in one process, concurrent runs would each wait for the other's lock.
  for (const { app } of [scenario().api, other, scenario().api, other]) await scenario().runJobs(app)
  expect(await scenario().notifications()).toHaveLength(3)
  expect([...scenario().mails(), ...scenario().mails(other)]).toHaveLength(3)
  await other.close()
})

const withMailer = (send: (mail: Mail) => Promise<void>): AppContext => {
  const { app } = scenario().api
  return anotherWorker(app, { mailer: { ...app.mailer, send } })
}

const waiting = () => scenario().api.app.db.selectFrom('outbox').selectAll().execute()
const waitingOf = async (kind: string) => (await waiting()).filter(row => row.kind === kind)

test('a mail that could not be sent is sent later, and the notice stays one', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  clock.now += minute
  await scenario().runJobs(withMailer(() => Promise.reject(new Error('unreachable'))))
  await scenario().runJobs()
  expect(scenario().mails()).toEqual([])
  await aMinuteLater()
  await aMinuteLater()
  expect(scenario().mails()).toHaveLength(1)
  expect(await scenario().notifications()).toHaveLength(1)
})

test('a mail that its receiver refuses for good is tried once, and kept for the operator', async () => {
  await scenario().move(await scenario().booked(ten), eleven)
  let tries = 0
  const failing = withMailer(() => {
    tries += 1
    return Promise.reject(new MailFailure('RCPT TO 550', { isPermanent: true, isOfReceiver: true }))
  })
  for (let round = 0; round < 3; round += 1) {
    clock.now += hour
    await scenario().runJobs(failing)
  }
  expect(tries).toBe(1)
  expect(await waitingOf('appointment_mail')).toMatchObject([
    { given_up_at: expect.any(Number) as number, failure: 'RCPT TO 550', coalesce_key: null },
  ])
})

test('a server that dies over the mail has told it by notice, and nobody mails it twice', async () => {
  await scenario().move(await scenario().booked(ten), eleven)
  clock.now += minute
  let sending = () => {}
  const sent = new Promise<void>(resolve => {
    sending = resolve
  })
  void scenario().runJobs(
    withMailer(async mail => {
      await scenario().api.app.mailer.send(mail)
      sending()
      await new Promise(() => undefined)
    }),
  )
  await sent
  for (let round = 0; round < 3; round += 1) {
    clock.now += 10 * minute
    await scenario().runJobs()
  }
  expect(await scenario().notifications()).toMatchObject([toldOfMove(ten, eleven)])
  expect(scenario().mails()).toHaveLength(1)
  expect(await waitingOf('appointment_mail')).toEqual([])
})

test('a move while the mail of another is on its way is told after it', async () => {
  const id = await scenario().booked(ten)
  await scenario().move(id, eleven)
  clock.now += minute
  await scenario().runJobs(
    withMailer(async mail => {
      await scenario().move(id, ten + 2 * hour)
      await scenario().api.app.mailer.send(mail)
    }),
  )
  await aMinuteLater()
  expect(await scenario().notifications()).toMatchObject([
    toldOfMove(eleven, ten + 2 * hour),
    toldOfMove(ten, eleven),
  ])
  expect(scenario().mails()).toHaveLength(2)
})

/** The dependencies with a database that fails once, at the second claim. */
function failingAtSecondClaim(app: AppContext): AppContext {
  let claims = 0
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => {
      claims += node.kind === 'UpdateQueryNode' ? 1 : 0
      if (claims === 2 && node.kind === 'UpdateQueryNode') throw new Error('database is locked')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return anotherWorker(app, { db })
}

test('a claim that fails is made again, and all are told and mailed once', async () => {
  for (const hours of [0, 2])
    await scenario().move(await scenario().booked(ten + hours * hour), ten + (hours + 1) * hour)
  clock.now += minute
  await scenario().runJobs(failingAtSecondClaim(scenario().api.app))
  await aMinuteLater()
  expect(scenario().mails()).toHaveLength(2)
  expect(await scenario().notifications()).toHaveLength(2)
})
