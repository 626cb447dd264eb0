import type { ChargeResult } from '../kernel/PaymentGateway'
import { refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startSubscriber, type Subscriber } from '@/testing/scenarios/subscriber'
import { startJobs } from './startJobs'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let me: Subscriber
let ann: TestUser
let asked: number
let answer: (result: ChargeResult) => void

/** A client has an appointment, and the provider does not answer about a charge without a final result. */
beforeEach(async () => {
  now = ten - 48 * hour
  me = await startSubscriber(() => now, { jobPause: 10 })
  const { app } = me.api
  const { salon, service } = await addSalon(app, { confirms_at_once: 1 })
  ann = await addUser(app)
  const request = { salonId: salon.id, serviceId: service.id, startsAt: ten }
  const cookie = await signIn(me.api, ann)
  expect((await me.api.request('POST', '/appointments', request, { cookie })).status).toBe(200)
  await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
  now += minute
  asked = 0
  app.gateway = {
    ...app.gateway,
    find: () => {
      asked += 1
      return new Promise(resolve => {
        answer = resolve
      })
    },
  }
})
afterEach(async () => {
  jest.useRealTimers()
  await me.api.close()
})

const turn = () => new Promise(resolve => setImmediate(resolve))

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await turn()
}

const isRequested = () => asked === 1

const reminders = async () =>
  me.api.app.db
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'reminder')
    .where('user_id', '=', ann.uid)
    .execute()

test('a provider that keeps silent holds up no reminder, and is not asked again meanwhile', async () => {
  const jobs = startJobs(me.api.app)
  await until(isRequested)
  now = ten - 20 * hour
  await until(async () => (await reminders()).length === 1)
  expect(asked).toBe(1)
  answer({ status: 'succeeded' })
  await jobs.stop()
})

test('whoever stops the jobs waits for what is running, but not for ever', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
  const jobs = startJobs(me.api.app)
  await until(isRequested)
  let isStopped = false
  void jobs.stop().then(() => {
    isStopped = true
  })
  jest.advanceTimersByTime(4000)
  await turn()
  expect(isStopped).toBe(false)
  jest.advanceTimersByTime(1000)
  await until(() => isStopped)
})

test('what is running when the jobs are stopped is done to its end', async () => {
  const jobs = startJobs(me.api.app)
  await until(isRequested)
  const stopping = jobs.stop()
  answer({ status: 'succeeded' })
  await stopping
  expect(await me.mine()).toMatchObject({ state: 'active' })
})
