import type { AppContext } from '../../AppContext'
import { createJobs } from '../../jobs/jobs'
import { claimMilliseconds } from '../../outbox/createDeliveries'
import { anotherWorker } from '@/testing/kit/anotherWorker'
import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
import {
  addSalon,
  addUser,
  bookService,
  signIn,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60 * 1000
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let breakOff: BreakOff
let scenario: TestSalon
let ann: TestUser
let ben: TestUser
let asAnn: string
let asOwner: string
let id: string

/** Ann has an appointment on a day for which Ben is on the waitlist. */
beforeEach(async () => {
  now = ten - 48 * hour
  breakOff = prepareBreakOff({ now: () => now })
  await breakOff.prepare(async api => {
    scenario = await addSalon(api.app, { confirms_at_once: 0 })
    ann = await addUser(api.app)
    ben = await addUser(api.app)
    asAnn = await signIn(api, ann)
    asOwner = await signIn(api, scenario.owner)
    id = (await bookService(api, scenario, ten, asAnn))._id
    const day = { salon_id: scenario.salon.id, service_id: scenario.service.id, date: '2027-02-02' }
    await api.app.db
      .insertInto('waits')
      .values({ ...day, id: 'wait', user_id: ben.uid, staff_id: null, created_at: 0 })
      .execute()
  })
})
afterEach(() => breakOff.close())

type Server = Pick<TestApi, 'api'>

const send = async ({ api }: Server, path: string, cookie: string, body = {}, method = 'POST') =>
  api.request(`/api${path}`, {
    method,
    headers: { 'x-api-key': 'kursi-demo', cookie },
    body: JSON.stringify(body),
  })

const elsewhere = { startsAt: ten + 24 * hour }
const cancels = (server: Server) => send(server, `/appointments/${id}/cancel`, asAnn)

const called = ({ db }: AppContext) =>
  db.selectFrom('notifications').select('user_id').where('kind', '=', 'slot_free').execute()

async function expectCalledByJobs({ app }: TestApi): Promise<void> {
  const jobs = createJobs(anotherWorker(app))
  await jobs.runDue()
  // Another server can take over a dead server's claim once the claim has expired.
  now += claimMilliseconds
  await jobs.runDue()
  now -= claimMilliseconds
  expect(await called(app)).toEqual([{ user_id: ben.uid }])
}

test('wherever the server dies while a client cancels, those who wait are called once', () =>
  breakOff.everywhere(
    cancels,
    async after => {
      await cancels(after)
      // Where the first server died early, this one frees the time and calls by itself.
      await after.app.outbox.settled()
      await expectCalledByJobs(after)
    },
    8,
  ))

describe('a server that dies when a change is through', () => {
  let api: TestApi

  beforeEach(async () => {
    api = await startApi(breakOff.prepared)
    await api.app.outbox.stop()
  })
  afterEach(() => api.close())

  test.each<[string, () => Promise<Response>]>([
    ['the salon cancels', () => send(api, `/appointments/${id}/cancel`, asOwner)],
    ['the salon declines', () => send(api, `/appointments/${id}/decline`, asOwner)],
    ['the client moves it', () => send(api, `/appointments/${id}/reschedule`, asAnn, elsewhere)],
    ['the client leaves', () => send(api, '/users/deleteUserByPhoneEmail', '', ann, 'DELETE')],
  ])('leaves the time to the jobs: %s', async (_what, act) => {
    expect((await act()).status).toBe(200)
    expect(await called(api.app)).toEqual([])
    await expectCalledByJobs(api)
  })

  test('leaves it to them after a salon’s move too, which frees nothing before it is told', async () => {
    await api.app.db.updateTable('appointments').set({ status: 'confirmed' }).execute()
    await send(api, `/appointments/${id}/reschedule`, asOwner, elsewhere)
    await createJobs(anotherWorker(api.app)).runDue()
    expect(await called(api.app)).toEqual([])
    now += hour
    await expectCalledByJobs(api)
  })
})
