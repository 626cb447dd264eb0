import type { SlotList } from '@/domain/salon'
import { noMetrics } from '@/server/kernel/metrics'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { holdPlan } from '@/testing/scenarios/holdPlan'

const scenario = eachTest(
  async () => {
    const count = { statements: 0 }
    const databaseAnswered = () => (count.statements += 1)
    const api = await startApi({ metrics: { ...noMetrics, databaseAnswered } })
    return { api, count, testSalon: await addSalon(api.app), client: await addUser(api.app) }
  },
  ({ api }) => api.close(),
)

/** How many of the two staff are free at a time, and how many statements each answer took. */
async function ask() {
  const { api, count, testSalon } = scenario()
  const answers: SlotList['slots'][] = []
  count.statements = 0
  for (const { id } of testSalon.staff) {
    const query = `serviceId=${testSalon.service.id}&date=${tomorrow}&staffId=${id}`
    const answer = await api.request('GET', `/salons/${testSalon.salon.id}/slots?${query}`)
    // One without a seat is unknown.
    if (answer.ok) answers.push(((await answer.json()) as { data: SlotList }).data.slots)
  }
  const at = (wanted: string) => answers.filter(slots => slots.some(({ time }) => time === wanted)).length
  return { at, statements: count.statements / testSalon.staff.length }
}

test('the slots of a day take one statement once the rules are cached, and are those of the moment', async () => {
  const { api, testSalon, client } = scenario()
  await ask()
  const free = await ask()
  expect([free.statements, free.at('10:00 AM'), free.at('11:00 AM')]).toEqual([1, 2, 2])
  await bookTomorrow(api, testSalon, client, { time: '10:00 AM', staffMember: 0 })
  await bookTomorrow(api, testSalon, client, { time: '11:00 AM', staffMember: 1 })
  const booked = await ask()
  expect([booked.statements, booked.at('10:00 AM'), booked.at('11:00 AM')]).toEqual([1, 1, 1])
  await api.app.db.updateTable('appointments').set({ status: 'cancelled' }).execute()
  expect((await ask()).at('10:00 AM')).toBe(2)
})

test('a plan that begins or ends counts at once, and costs no further statement after that', async () => {
  const { api, testSalon } = scenario()
  const seats = async () => {
    const { at } = await ask()
    const again = await ask()
    expect([again.statements, again.at('10:00 AM')]).toEqual([1, at('10:00 AM')])
    return at('10:00 AM')
  }
  expect(await seats()).toBe(2)
  const { db } = api.app
  await holdPlan(api.app, testSalon.owner, { size: 'one_person', startsAt: 1, endsAt: Date.now() + 1e8 })
  const withOne = await seats()
  await db.updateTable('subscriptions').set({ size: 'team' }).execute()
  const withTeam = await seats()
  await db.updateTable('subscription_periods').set({ starts_at: 0, ends_at: 1 }).execute()
  expect([withOne, withTeam, await seats()]).toEqual([1, 2, 1])
})
