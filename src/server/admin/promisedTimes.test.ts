import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { keepAllPromisedTimes } from './promisedTimes'

const hour = 60 * 60_000

async function openScenario() {
  const server = await startApi()
  const shop = await addSalon(server.app, { name: 'Corner' })
  const appointment = await bookTomorrow(server, shop, await addUser(server.app), { time: '3:00 PM' })
  return { server, appointment }
}

const scenario = eachTest(openScenario, ({ server }) => server.close())

const stored = () =>
  scenario()
    .server.app.db.selectFrom('appointments')
    .select(['starts_at', 'ends_at', 'promised_time', 'promised_zone'])
    .executeTakeFirstOrThrow()

/** As if the zone's rules had been others when it was booked. */
const promise = (time: string) =>
  scenario()
    .server.app.db.updateTable('appointments')
    .set({ promised_time: `${tomorrow}T${time}` })
    .execute()

async function run(isPreview = false) {
  const lines: string[] = []
  const { db } = scenario().server.app
  const print = (line: string) => void lines.push(line)
  const isComplete = await keepAllPromisedTimes(db, { now: Date.now(), isPreview, print })
  return { lines, isComplete }
}

test('a booking carries its promise, and where the rules are the same nothing moves', async () => {
  const before = await stored()
  expect(before).toMatchObject({ promised_time: `${tomorrow}T15:00`, promised_zone: 'Asia/Hebron' })
  expect(await run()).toEqual({ lines: [], isComplete: true })
  expect(await stored()).toEqual(before)
})

test('where the rules have changed the appointment moves to its promised time, and the line says so', async () => {
  const { _id: id, startsAt = 0 } = scenario().appointment
  await promise('16:00')
  const line = `Corner: ${id}, promised for ${tomorrow}T16:00 in Asia/Hebron, from ${new Date(startsAt).toISOString()} to ${new Date(startsAt + hour).toISOString()}`
  expect(await run(true)).toEqual({ lines: [line], isComplete: true })
  expect(await stored()).toMatchObject({ starts_at: startsAt })
  expect(await run()).toEqual({ lines: [line], isComplete: true })
  expect(await stored()).toMatchObject({ starts_at: startsAt + hour, ends_at: startsAt + 2 * hour })
  expect(await run()).toEqual({ lines: [], isComplete: true })
})

test('two that would overlap stay, and the line asks to move one', async () => {
  const { server } = scenario()
  const { salon_id, staff_id, service_id } = await server.app.db
    .selectFrom('appointments')
    .selectAll()
    .executeTakeFirstOrThrow()
  const shop = {
    salon: { id: salon_id },
    service: { id: service_id },
    staff: [{ id: staff_id }],
  } as Parameters<typeof bookTomorrow>[1]
  await bookTomorrow(server, shop, await addUser(server.app), { time: '4:00 PM', staffMember: 0 })
  const before = await server.app.db.selectFrom('claimed_units').selectAll().execute()
  await promise('17:00')
  const { lines, isComplete } = await run()
  expect(isComplete).toBe(false)
  expect(lines).toEqual([expect.stringMatching(/^Corner: nothing was moved/)])
  expect(await server.app.db.selectFrom('claimed_units').selectAll().execute()).toEqual(before)
})
