import { movingShopEachTest, toldOfMove } from '@/testing/scenarios/movingShop'
import type { AppContext } from '../AppContext'
import type { SentMail } from '../kernel/Mailer'

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
  await Promise.all([shop().api, other, shop().api, other].map(({ services }) => shop().runJobs(services)))
  expect(await shop().notices()).toHaveLength(3)
  expect([...shop().mails(), ...shop().mails(other)]).toHaveLength(3)
  await other.close()
})

const withMailer = (send: (mail: Omit<SentMail, 'sentAt'>) => Promise<void>): AppContext => ({
  ...shop().api.services,
  mailer: { ...shop().api.services.mailer, send },
})

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

test('a mail that can never be sent is given up', async () => {
  await shop().move(await shop().booked(ten), eleven)
  let tries = 0
  const failing = withMailer(() => {
    tries += 1
    return Promise.reject(new Error('no such address'))
  })
  for (let round = 0; round < 100; round += 1) {
    clock.now += minute
    await shop().runJobs(failing)
  }
  expect(tries).toBe(6)
  expect(await shop().api.services.db.selectFrom('fresh_moves').selectAll().execute()).toEqual([])
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
  expect(await shop().api.services.db.selectFrom('fresh_moves').selectAll().execute()).toEqual([])
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
  return { ...services, db }
}

test('a claim that fails is made again, and those before it are told and mailed all the same', async () => {
  for (const hours of [0, 2])
    await shop().move(await shop().booked(ten + hours * hour), ten + (hours + 1) * hour)
  clock.now += minute
  await shop().runJobs(failingAtSecondClaim(shop().api.services))
  expect(shop().mails()).toHaveLength(1)
  await aMinuteLater()
  expect(shop().mails()).toHaveLength(2)
  expect(await shop().notices()).toHaveLength(2)
})
