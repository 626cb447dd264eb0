import type { Appointment, TakenSlot } from '@/domain/appointment'
import { unitsOf } from '@/domain/units'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { at, bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { addUser, signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()

test('of twenty who want one slot at once exactly one gets it, every time', async () => {
  const staffId = await scenario().onlyOneStaffMember()
  const cookies = await Promise.all(
    Array.from({ length: 20 }, async () => signIn(scenario().api, await addUser(scenario().api.app))),
  )
  for (let round = 0; round < 25; round += 1) {
    const startsAt = at('2027-02-02T07:00:00Z') + round * 24 * hour
    const answers = await Promise.all(
      cookies.map(cookie => scenario().book({ startsAt, staffId: round % 2 ? staffId : null }, cookie)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(19)
    for (const answer of refused) {
      const refusal = await refusalOf(Promise.resolve(answer))
      expect(refusal).toMatchObject({ code: 'slot_taken', message: 'This time is no longer free.' })
      const { nearest } = refusal.data as TakenSlot
      expect(nearest.map(({ time }) => time)).toEqual(['10:00 AM', '10:15 AM', '10:30 AM'])
    }
    const rows = await scenario().rows()
    expect(rows.filter(({ starts_at }) => starts_at === startsAt)).toHaveLength(1)
    // Frees the winner's count, so that no client reaches the limit of upcoming appointments.
    await scenario().api.app.db.updateTable('appointments').set({ status: 'done' }).execute()
  }
}, 60_000)

test('of two that overlap with different starts one is refused', async () => {
  const staffId = await scenario().onlyOneStaffMember()
  const half = {
    id: 'half',
    salon_id: scenario().salonData.salon.id,
    section_id: scenario().salonData.section.id,
    name: 'Trim',
    name_ar: null,
  }
  await scenario()
    .api.app.db.insertInto('services')
    .values({ ...half, cost: 5, currency: 'USD', minutes: 30, position: 1 })
    .execute()
  const answers = await Promise.all([
    scenario().book({ staffId }),
    scenario().book({ staffId, serviceId: 'half', startsAt: nineOClock + hour / 2 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await scenario().rows()).toHaveLength(1)
})

test('the database refuses a claimed unit even where no booking shows it', async () => {
  const [first, second] = scenario().salonData.staff.map(({ id }) => id)
  const other = await dataOf<Appointment>(scenario().book({ startsAt: at('2027-02-08T07:00:00Z') }))
  const [unit = 0] = unitsOf({ startsAt: nineOClock + hour / 2, endsAt: nineOClock + hour })
  const claim = (staffId: string) =>
    scenario()
      .api.app.db.insertInto('claimed_units')
      .values({ staff_id: staffId, unit, appointment_id: other._id })
      .execute()
  await claim(String(first))
  expect((await dataOf<Appointment>(scenario().book())).staffId).toBe(second)

  await claim(String(second)).catch(() => undefined)
  const before = await scenario().claims()
  const later = scenario().book({ startsAt: nineOClock + hour / 4, staffId: first })
  expect(await refusalOf(later)).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(await scenario().claims()).toEqual(before)
  expect(await scenario().rows()).toHaveLength(2)
})
