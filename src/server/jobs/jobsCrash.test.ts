import { prepareBreakOff, type BreakOff } from '@/testing/kit/breakOff'
import {
  addSalon,
  addUser,
  bookService,
  signIn,
  type TestSalon,
  type TestUser,
} from '@/testing/scenarios/builders'
import { promote } from '@/testing/scenarios/promotions'
import type { TestApi } from '@/testing/kit/startApi'
import { offerFreed } from '../booking/waitlist/offerFreed'
import { claimMilliseconds } from '../outbox/createDeliveries'
import { createJobs } from './jobs'

const hour = 60 * 60 * 1000
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let breakOff: BreakOff
let scenario: TestSalon
let ann: TestUser
let ben: TestUser

beforeEach(async () => {
  now = ten - 48 * hour
  breakOff = prepareBreakOff({ now: () => now })
  await breakOff.prepare(async ({ app }) => {
    scenario = await addSalon(app)
    ann = await addUser(app)
    ben = await addUser(app)
  })
})
afterEach(() => breakOff.close())

const notificationsIn = ({ app }: TestApi) =>
  app.db.selectFrom('notifications').select(['kind', 'user_id']).orderBy('created_at').orderBy('id').execute()

/** Wherever the server dies during its jobs, these users have one notification each after another server's run. */
const expectTold = (kind: string, people: readonly TestUser[]) =>
  breakOff.everywhere(
    ({ app }) => createJobs(app).runDue(),
    async after => {
      // Another server can take over a dead server's claim once the claim has expired.
      now += claimMilliseconds
      await createJobs(after.app).runDue()
      now -= claimMilliseconds
      const told = (await notificationsIn(after)).filter(notification => notification.kind === kind)
      expect(told.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ uid }) => uid).sort())
    },
    10,
  )

test('a reminder', async () => {
  await breakOff.prepare(async api => {
    await bookService(api, scenario, ten, await signIn(api, ann))
  })
  now = ten - 20 * hour
  await expectTold('reminder', [ann])
})

test('an offer, to all who like the salon', async () => {
  await breakOff.prepare(async ({ app }) => {
    await promote(app, { salon_id: scenario.salon.id })
    const favorites = [ann, ben].map(({ uid }) => ({
      user_id: uid,
      salon_id: scenario.salon.id,
      created_at: 0,
    }))
    await app.db.insertInto('favorites').values(favorites).execute()
  })
  await expectTold('promotion', [ann, ben])
})

test('a freed time, to the one whose turn it is', async () => {
  await breakOff.prepare(async ({ app: { db } }) => {
    const day = { salon_id: scenario.salon.id, date: '2027-02-02' }
    await db
      .insertInto('waits')
      .values(
        [ann, ben].map(({ uid }, created_at) => ({
          ...day,
          id: `wait of ${uid}`,
          user_id: uid,
          service_id: scenario.service.id,
          staff_id: null,
          created_at,
        })),
      )
      .execute()
    await offerFreed(
      db,
      {
        salon_id: scenario.salon.id,
        time_zone: scenario.salon.time_zone,
        starts_at: ten,
        ends_at: ten + hour,
        work_units: null,
        night_day: null,
      },
      now,
    )
  })
  await expectTold('slot_free', [ann])
})
