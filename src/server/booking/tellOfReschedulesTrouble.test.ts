import { anotherWorker } from '@/testing/kit/anotherWorker'
import { movingShopEachTest, toldOfMove } from '@/testing/scenarios/movingShop'
import type { AppContext } from '../AppContext'
import type { Mail } from '../kernel/Mailer'
import { MailFailure } from '../kernel/MailFailure'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')
const eleven = ten + hour

const { clock, shop, aMinuteLater } = movingShopEachTest(ten)

test('a server that starts anew tells what was due', async () => {
  await shop().move(await shop().booked(ten), eleven)
  const anew = await shop().startAnother()
  clock.now += hour
  await shop().runJobs(anew.services)
  expect(await shop().notices()).toMatchObject([toldOfMove(ten, eleven)])
  expect(shop().mails(anew)).toHaveLength(1)
  await anew.close()
})

test('two servers over one database tell it once', async () => {
  const other = await shop().startAnother()
  for (const hours of [0, 2, 4])
    await shop().move(await shop().booked(ten + hours * hour), ten + (hours + 1) * hour)
  clock.now += minute
  // Not at once: in one process neither could go on while it waits for the other's lock.
  for (const { services } of [shop().api, other, shop().api, other]) await shop().runJobs(services)
  expect(await shop().notices()).toHaveLength(3)
  expect([...shop().mails(), ...shop().mails(other)]).toHaveLength(3)
  await other.close()
})

const withMailer = (send: (mail: Mail) => Promise<void>): AppContext => {
  const { services } = shop().api
  return anotherWorker(services, { mailer: { ...services.mailer, send } })
}

const waiting = () => shop().api.services.db.selectFrom('outbox').selectAll().execute()
const waitingOf = async (kind: string) => (await waiting()).filter(row => row.kind === kind)

test('a mail that could not be sent is sent later, and the notice stays one', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  clock.now += minute
  await shop().runJobs(withMailer(() => Promise.reject(new Error('unreachable'))))
  await shop().runJobs()
  expect(shop().mails()).toEqual([])
  await aMinuteLater()
  await aMinuteLater()
  expect(shop().mails()).toHaveLength(1)
  expect(await shop().notices()).toHaveLength(1)
})

test('a mail that its receiver refuses for good is tried once, and kept for the operator', async () => {
  await shop().move(await shop().booked(ten), eleven)
  let tries = 0
  const failing = withMailer(() => {
    tries += 1
    return Promise.reject(new MailFailure('RCPT TO 550', { isPermanent: true, isOfReceiver: true }))
  })
  for (let round = 0; round < 3; round += 1) {
    clock.now += hour
    await shop().runJobs(failing)
  }
  expect(tries).toBe(1)
  expect(await waitingOf('booking_rescheduled')).toMatchObject([
    { given_up_at: expect.any(Number) as number, failure: 'RCPT TO 550', coalesce_key: null },
  ])
})

test('a server that dies over the mail has told it by notice, and nobody mails it twice', async () => {
  await shop().move(await shop().booked(ten), eleven)
  clock.now += minute
  let sending = () => {}
  const sent = new Promise<void>(resolve => {
    sending = resolve
  })
  void shop().runJobs(
    withMailer(async mail => {
      await shop().api.services.mailer.send(mail)
      sending()
      await new Promise(() => undefined)
    }),
  )
  await sent
  for (let round = 0; round < 3; round += 1) {
    clock.now += 10 * minute
    await shop().runJobs()
  }
  expect(await shop().notices()).toMatchObject([toldOfMove(ten, eleven)])
  expect(shop().mails()).toHaveLength(1)
  expect(await waitingOf('booking_rescheduled')).toEqual([])
})

test('a move while the mail of another is on its way is told after it', async () => {
  const id = await shop().booked(ten)
  await shop().move(id, eleven)
  clock.now += minute
  await shop().runJobs(
    withMailer(async mail => {
      await shop().move(id, ten + 2 * hour)
      await shop().api.services.mailer.send(mail)
    }),
  )
  await aMinuteLater()
  expect(await shop().notices()).toMatchObject([toldOfMove(eleven, ten + 2 * hour), toldOfMove(ten, eleven)])
  expect(shop().mails()).toHaveLength(2)
})

/** The services over a database that fails once, at the second claim. */
function failingAtSecondClaim(services: AppContext): AppContext {
  let claims = 0
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => {
      claims += node.kind === 'UpdateQueryNode' ? 1 : 0
      if (claims === 2 && node.kind === 'UpdateQueryNode') throw new Error('database is locked')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return anotherWorker(services, { db })
}

test('a claim that fails is made again, and all are told and mailed once', async () => {
  for (const hours of [0, 2])
    await shop().move(await shop().booked(ten + hours * hour), ten + (hours + 1) * hour)
  clock.now += minute
  await shop().runJobs(failingAtSecondClaim(shop().api.services))
  await aMinuteLater()
  expect(shop().mails()).toHaveLength(2)
  expect(await shop().notices()).toHaveLength(2)
})
