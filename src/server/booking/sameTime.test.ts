import { randomUUID } from 'node:crypto'
import type { Appointment, SameTime } from '@/domain/appointment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()

const elsewhere = async () => {
  const { salon, service } = await addSalon(scenario().api.app, { name: 'Round the corner' })
  return { salonId: salon.id, serviceId: service.id }
}

test.each([
  ['at another staff member', () => ({ staffId: scenario().salonData.staff[1]?.id })],
  ['at another salon', elsewhere],
  ['half an hour later', () => ({ startsAt: nineOClock + hour / 2 })],
])('the same person twice at once, %s, is asked, and may book for another', async (_where, wish) => {
  await scenario().book({ staffId: scenario().salonData.staff[0]?.id })
  const second = await wish()
  const refusal = await refusalOf(scenario().book(second))
  expect(refusal).toMatchObject({ status: 409, code: 'same_time' })
  expect((refusal.data as SameTime).booked).toMatchObject({
    date: '2027-02-06',
    startTime: '9:00 AM',
    salonName: scenario().salonData.salon.name,
  })
  expect((await scenario().book({ ...second, forAnother: true })).status).toBe(200)
})

test('of two tabs that book at one moment one is asked', async () => {
  const answers = await Promise.all(
    scenario().salonData.staff.map(({ id }) => scenario().book({ staffId: id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['what follows at once', () => scenario().book({ startsAt: nineOClock + hour })],
  [
    'what is cancelled',
    async () => {
      await scenario().api.app.db.updateTable('appointments').set({ status: 'cancelled' }).execute()
      return scenario().book(await elsewhere())
    },
  ],
  [
    'another person',
    async () => scenario().book({}, await signIn(scenario().api, await addUser(scenario().api.app))),
  ],
])('nobody is asked because of %s', async (_what, book) => {
  await scenario().book()
  expect((await book()).status).toBe(200)
})

test.each([
  ['its client', () => scenario().annsCookie, 'serviceName'],
  ['the owner', () => signIn(scenario().api, scenario().salonData.owner), 'clientName'],
])('a move of one onto the other is asked of %s in the same way', async (_who, signedIn, tells) => {
  const [first, second] = scenario().salonData.staff
  await scenario().book({ staffId: first?.id })
  const later = await dataOf<Appointment>(
    scenario().book({ staffId: second?.id, startsAt: nineOClock + hour }),
  )
  const cookie = await signedIn()
  const move = (more = {}) => {
    const body = { startsAt: nineOClock + hour / 2, ...more }
    return scenario().api.request('POST', `/appointments/${later._id}/reschedule`, body, {
      cookie,
      key: randomUUID(),
    })
  }
  const refusal = await refusalOf(move())
  expect(refusal).toMatchObject({ status: 409, code: 'same_time' })
  expect((refusal.data as SameTime).booked).toMatchObject({ startTime: '9:00 AM', staffId: first?.id })
  expect((refusal.data as SameTime).booked).toHaveProperty(tells)
  expect(await dataOf<Appointment>(move({ forAnother: true }))).toMatchObject({ startTime: '9:30 AM' })
})

test('an owner is not told what the client has in another salon; the client is', async () => {
  await scenario().book(await elsewhere())
  const later = await dataOf<Appointment>(scenario().book({ startsAt: nineOClock + hour }))
  const move = (cookie: string) =>
    scenario().api.request(
      'POST',
      `/appointments/${later._id}/reschedule`,
      { startsAt: nineOClock },
      { cookie, key: randomUUID() },
    )
  expect(await refusalOf(move(scenario().annsCookie))).toMatchObject({ code: 'same_time' })
  expect((await move(await signIn(scenario().api, scenario().salonData.owner))).status).toBe(200)
})
