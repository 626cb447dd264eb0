import type { Appointment, TakenSlot } from '@/domain/appointment'
import { quartersOf } from '@/domain/slots'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { at, bookingShopEachTest, hour, nineOClock } from '@/testing/scenarios/bookingShop'
import { addUser, signIn } from '@/testing/scenarios/builders'

const shop = bookingShopEachTest()

test('of twenty who want one slot at once exactly one gets it, every time', async () => {
  const chairId = await shop().onlyOneChair()
  const cookies = await Promise.all(
    Array.from({ length: 20 }, async () => signIn(shop().api, await addUser(shop().api.services))),
  )
  for (let round = 0; round < 50; round += 1) {
    const startsAt = at('2027-02-02T07:00:00Z') + round * 24 * hour
    const answers = await Promise.all(
      cookies.map(cookie => shop().book({ startsAt, chairId: round % 2 ? chairId : null }, cookie)),
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
    const rows = await shop().rows()
    expect(rows.filter(({ starts_at }) => starts_at === startsAt)).toHaveLength(1)
    // Nobody wins so often that they have too many to come.
    await shop().api.services.db.updateTable('appointments').set({ status: 'done' }).execute()
  }
}, 60_000)

test('of two that overlap with different starts one is refused', async () => {
  const chairId = await shop().onlyOneChair()
  const half = {
    id: 'half',
    salon_id: shop().house.salon.id,
    section_id: shop().house.section.id,
    name: 'Trim',
    name_ar: null,
  }
  await shop()
    .api.services.db.insertInto('services')
    .values({ ...half, cost: 5, currency: 'USD', minutes: 30, position: 1 })
    .execute()
  const answers = await Promise.all([
    shop().book({ chairId }),
    shop().book({ chairId, serviceId: 'half', startsAt: nineOClock + hour / 2 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await shop().rows()).toHaveLength(1)
})

test('the database refuses a claimed quarter even where no booking shows it', async () => {
  const [first, second] = shop().house.chairs.map(({ id }) => id)
  const other = await dataOf<Appointment>(shop().book({ startsAt: at('2027-02-08T07:00:00Z') }))
  const [quarter = 0] = quartersOf({ startsAt: nineOClock + hour / 2, endsAt: nineOClock + hour })
  const claim = (chairId: string) =>
    shop()
      .api.services.db.insertInto('claimed_quarters')
      .values({ chair_id: chairId, quarter, appointment_id: other._id })
      .execute()
  await claim(String(first))
  expect((await dataOf<Appointment>(shop().book())).chairId).toBe(second)

  await claim(String(second)).catch(() => undefined)
  const before = await shop().claims()
  const later = shop().book({ startsAt: nineOClock + hour / 4, chairId: first })
  expect(await refusalOf(later)).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(await shop().claims()).toEqual(before)
  expect(await shop().rows()).toHaveLength(2)
})
