import fc from 'fast-check'
import { addDays } from '@/domain/weekday'
import { dayBounds, todayIn } from '@/domain/zonedTime'
import * as slow from '@/testing/doubles/slowTakings'
import {
  openTakingsSalon,
  takingsWrite,
  writeTakings,
  type TakingsSalon,
} from '@/testing/scenarios/takingsWrites'
import { rebuildSums } from './rebuildSums'
import { countClients } from './salonClients'
import { appointmentsByDay, countByHour, owedOf, paidByDay } from './takings'
import { paidByPart, paidInAll } from './takingsBreakdown'

jest.setTimeout(240_000)

/** Clocks change in one of the zones on the days that follow. */
const starts = [
  '2027-02-02T08:10:00Z',
  '2027-03-13T19:40:00Z',
  '2027-03-26T09:00:00Z',
  '2027-04-03T05:00:00Z',
]

const inOrder = (rows: readonly object[]) =>
  rows.map(row => JSON.stringify(Object.entries(row).sort())).sort()

async function expectTruth({ client: { api, scenario }, clock: { now } }: TakingsSalon): Promise<void> {
  const { db } = api.app
  const salon = await db
    .selectFrom('salons')
    .select(['id', 'time_zone'])
    .where('id', '=', scenario.salon.id)
    .executeTakeFirstOrThrow()
  const today = todayIn(salon.time_zone, now)
  for (const [before, after] of [
    [60, 60],
    [1, 0],
    [0, 1],
  ] as const) {
    const dates = { from: addDays(today, -before), to: addDays(today, after) }
    const interval = {
      from: dayBounds(dates.from, salon.time_zone).from,
      until: dayBounds(dates.to, salon.time_zone).until,
    }
    const sums = { salon, dates, now }
    const truth = { salon, interval, now }
    expect(await countByHour(db, sums)).toEqual(await slow.countByHour(db, truth))
    expect(inOrder(await owedOf(db, sums))).toEqual(inOrder(await slow.owedOf(db, truth)))
    const days = (await appointmentsByDay(db, sums)).map(({ owing: _owing, ...day }) => day)
    expect(inOrder(days)).toEqual(inOrder(await slow.appointmentsByDay(db, truth)))
    expect(await paidByDay(db, sums)).toEqual(await slow.paidByDay(db, truth))
    expect(inOrder(await paidByPart(db, sums))).toEqual(inOrder(await slow.paidByPart(db, truth)))
    expect(await paidInAll(db, sums)).toEqual(await slow.paidInAll(db, salon.id, interval))
    expect(await countClients(db, salon.id, interval)).toEqual(
      await slow.countClients(db, salon.id, interval),
    )
  }
}

test('takings are always those of each appointment and payment, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.array(takingsWrite, { minLength: 5, maxLength: 30 }),
      async (startsAt, steps) => {
        const salon = await openTakingsSalon(Date.parse(startsAt))
        try {
          for (const step of steps) await writeTakings(salon, step)
          await expectTruth(salon)
          await rebuildSums(salon.client.api.app.db)
          await expectTruth(salon)
        } finally {
          await salon.client.api.close()
        }
      },
    ),
    { numRuns: 40 },
  )
})
