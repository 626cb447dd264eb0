import type { ChargeResult } from '../payments/PaymentGateway'
import { refusalOf } from '@/testing/answers'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/builders'
import { startSubscriber, type Subscriber } from '@/testing/subscriber'
import { startJobs } from './startJobs'

const minute = 60_000
const hour = 60 * minute
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let me: Subscriber
let ann: TestUser
let asked: number
let answer: (result: ChargeResult) => void

/** A client has an appointment, and the provider keeps silent about a charge whose end nobody knows. */
beforeEach(async () => {
  now = ten - 48 * hour
  me = await startSubscriber(() => now)
  const { services } = me.api
  const { salon, service } = await addSalon(services, { confirms_at_once: 1 })
  ann = await addUser(services)
  const request = { salonId: salon.id, serviceId: service.id, startsAt: ten }
  const cookie = await signIn(me.api, ann)
  expect((await me.api.request('POST', '/appointments', request, { cookie })).status).toBe(201)
  await refusalOf(me.subscribe({ paymentMethod: 'tok_times_out' }))
  now += minute
  asked = 0
  services.gateway = {
    ...services.gateway,
    find: () => {
      asked += 1
      return new Promise(resolve => {
        answer = resolve
      })
    },
  }
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await me.api.close()
})

async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone <= milliseconds; gone += 1000) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setImmediate(resolve))
    jest.advanceTimersByTime(1000)
  }
}

const reminders = async () =>
  me.api.services.db
    .selectFrom('notices')
    .select('user_id')
    .where('kind', '=', 'reminder')
    .where('user_id', '=', ann.uid)
    .execute()

test('a provider that keeps silent holds up no reminder, and is not asked again meanwhile', async () => {
  const jobs = startJobs(me.api.services)
  await pass(minute)
  expect(asked).toBe(1)
  now = ten - 20 * hour
  await pass(minute)
  expect(await reminders()).toHaveLength(1)
  expect(asked).toBe(1)
  answer({ status: 'succeeded' })
  await jobs.stop()
})

test('whoever stops the jobs waits for what is running, but not for ever', async () => {
  const jobs = startJobs(me.api.services)
  await pass(minute)
  let isStopped = false
  const stopping = jobs.stop().then(() => {
    isStopped = true
  })
  await pass(2000)
  expect(isStopped).toBe(false)
  await pass(minute)
  expect(isStopped).toBe(true)
  await stopping
  now = ten - 20 * hour
  await pass(minute)
  expect(await reminders()).toEqual([])
  answer({ status: 'succeeded' })
})

test('what is running when the jobs are stopped is done to its end', async () => {
  const jobs = startJobs(me.api.services)
  await pass(minute)
  const stopping = jobs.stop()
  answer({ status: 'succeeded' })
  await stopping
  expect(await me.mine()).toMatchObject({ state: 'active' })
})
