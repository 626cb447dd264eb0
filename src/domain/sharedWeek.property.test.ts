import fc from 'fast-check'
import { closedDay, closedWeek, hoursRange, type DaySchedule, type WeekSchedule } from './schedule'
import { sharedWeek } from './sharedWeek'
import { freeSlots, type DayPlan } from './slots'
import { unitStarts } from './startRule'
import type { BusyInterval } from './units'
import { formatHour } from './wallTime'
import { addDays, weekdayOf } from './weekday'

const quarter = 15 * 60_000

const days: [string, string][] = [
  ['Asia/Hebron', '2027-02-06'],
  ['Europe/Paris', '2027-03-28'],
  ['Europe/Paris', '2027-10-31'],
  ['Africa/Cairo', '2027-10-28'],
]

const hourArbitrary = fc.integer({ min: 0, max: 23 }).map(hours => formatHour(hours * 60))
const quarterArbitrary = fc.integer({ min: 0, max: 95 }).map(quarters => formatHour(quarters * 15))

const openDayArbitrary: fc.Arbitrary<DaySchedule> = fc
  .record({
    isClosed: fc.constant(false),
    startHour: hourArbitrary,
    endHour: hourArbitrary,
    breaks: fc.array(fc.record({ startHour: quarterArbitrary, endHour: quarterArbitrary }), { maxLength: 2 }),
  })
  .filter(({ startHour, endHour }) => hoursRange(startHour, endHour) !== undefined)
const dayArbitrary = fc.oneof({ weight: 9, arbitrary: openDayArbitrary }, fc.constant(closedDay))

interface Case {
  plan: Omit<DayPlan, 'week' | 'minutes'>
  weeks: [WeekSchedule, ...WeekSchedule[]]
  lengths: number[]
}

const busyArbitrary = (date: string): fc.Arbitrary<BusyInterval> =>
  fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 12 })).map(([from, quarters]) => {
    const startsAt = Date.parse(`${date}T00:00:00Z`) + from * quarter
    return { startsAt, endsAt: startsAt + quarters * quarter }
  })

const caseArbitrary: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: 0, max: 1 }))
  .chain(([[timeZone, day], by]) => {
    const date = addDays(day, by)
    const weekArbitrary = dayArbitrary.map(hours => ({ ...closedWeek(), [weekdayOf(date)]: hours }))
    return fc
      .record({
        first: weekArbitrary,
        others: fc.array(weekArbitrary, { minLength: 1, maxLength: 3 }),
        lengths: fc.array(fc.constantFrom(5, 20, 30, 45, 60, 90), { minLength: 2, maxLength: 4 }),
        busy: fc.array(fc.array(busyArbitrary(date), { maxLength: 3 }), { minLength: 1, maxLength: 2 }),
        now: fc
          .integer({ min: -200, max: 60 })
          .map(steps => Date.parse(`${date}T00:00:00Z`) + steps * 420_000),
      })
      .map(({ first, others, lengths, busy, now }) => ({
        weeks: [first, ...others],
        lengths,
        plan: {
          date,
          timeZone,
          now,
          isDayOff: false,
          starts: unitStarts,
          staff: busy.map((taken, index) => ({ staffId: String(index), busy: taken })),
        },
      }))
  })

test('an appointment may start exactly where one service of its whole length may in each of its sections', () => {
  fc.assert(
    fc.property(caseArbitrary, ({ plan, weeks, lengths }) => {
      const minutes = lengths.reduce((sum, length) => sum + length, 0)
      const ofSections = weeks.map(week => freeSlots({ ...plan, week, minutes }).slots)
      const everywhere = ofSections[0]?.filter(slot =>
        ofSections.every(slots => slots.some(({ startsAt }) => startsAt === slot.startsAt)),
      )
      expect(freeSlots({ ...plan, week: sharedWeek(weeks), minutes }).slots).toEqual(everywhere)
    }),
    { numRuns: 400 },
  )
}, 30_000)

test('services of one section have its hours, and the order of sections does not matter', () => {
  fc.assert(
    fc.property(caseArbitrary, ({ plan, weeks: [first, ...others] }) => {
      expect(sharedWeek([first, first])).toEqual(first)
      const slotsIn = (week: WeekSchedule) => freeSlots({ ...plan, week, minutes: 30 }).slots
      const [last = first, ...before] = [first, ...others].reverse()
      expect(slotsIn(sharedWeek([last, ...before]))).toEqual(slotsIn(sharedWeek([first, ...others])))
    }),
  )
}, 30_000)
