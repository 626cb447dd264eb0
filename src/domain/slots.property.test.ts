import fc from 'fast-check'
import { Temporal } from '@/testing/kit/referenceCalendar'
import { closedDay, hoursRange, type BreakHours, type WeekSchedule } from './schedule'
import { freeSlots, type BusyInterval, type DayPlan } from './slots'
import { timeOffOn, timeOffSchema, type TimeOffRequest } from './timeOff'
import { formatHour } from './wallTime'
import { unitsOf } from './units'
import { addDays, weekdayOf, weekdays } from './weekday'

const minute = 60_000
const hour = 60 * minute
const unit = 5 * minute
const quarter = 15 * minute

/** Days on and beside clock changes, in zones that change at night, at midnight and never. */
const days: [string, string][] = [
  ['Europe/Paris', '2027-03-28'],
  ['Europe/Paris', '2027-10-31'],
  ['Africa/Cairo', '2027-04-30'],
  ['Africa/Cairo', '2027-10-28'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['Asia/Beirut', '2027-03-28'],
  ['Asia/Beirut', '2027-10-30'],
  ['Asia/Amman', '2027-03-28'],
]
const dayArbitrary = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: -1, max: 1 }))
  .map(([[timeZone, date], by]) => ({ timeZone, date: addDays(date, by) }))

const hourArbitrary = fc.integer({ min: 0, max: 23 }).map(hours => formatHour(hours * 60))
const quarterArbitrary = fc.integer({ min: 0, max: 95 }).map(quarters => formatHour(quarters * 15))

interface Case extends DayPlan {
  startHour: string
  endHour: string
  breaks: BreakHours[]
  /** Of each staff member. */
  offs: TimeOffRequest[][]
}

const busyArbitrary = (date: string): fc.Arbitrary<BusyInterval> =>
  fc
    .record({ from: fc.integer({ min: -120, max: 420 }), units: fc.integer({ min: 1, max: 48 }) })
    .map(({ from, units }) => {
      const startsAt = Date.parse(`${date}T00:00:00Z`) + from * unit
      return { startsAt, endsAt: startsAt + units * unit }
    })

/** Of the same weekday or beside it, once or every week, by the hour or over days. */
const timeOffArbitrary = (date: string): fc.Arbitrary<TimeOffRequest> =>
  fc
    .record({
      before: fc.constantFrom(-7, -1, 0, 0, 0, 1, 7, 8, 14),
      days: fc.constantFrom(0, 0, 1, 3, 30, null),
      startsAt: fc.integer({ min: 0, max: 95 }).map(quarters => quarters * 15),
      endsAt: fc.integer({ min: 1, max: 96 }).map(quarters => quarters * 15),
      isWeekly: fc.boolean(),
    })
    .map(({ before, days, ...time }) => {
      const startsOn = addDays(date, -before)
      return { ...time, startsOn, endsOn: days === null ? null : addDays(startsOn, days), reason: '' }
    })
    .filter(off => timeOffSchema.isValidSync(off))

/** In plain words, minute by minute: whether the wall-clock time lies in the time off. */
function isOff(off: TimeOffRequest, date: string, minutes: number): boolean {
  const stamp = (day: string, at: number) => `${day} ${String(at).padStart(4, '0')}`
  if (off.isWeekly)
    return (
      weekdayOf(date) === weekdayOf(off.startsOn) &&
      date >= off.startsOn &&
      date <= (off.endsOn ?? '9999') &&
      minutes >= off.startsAt &&
      minutes < off.endsAt
    )
  const at = stamp(date, minutes)
  return at >= stamp(off.startsOn, off.startsAt) && at < stamp(off.endsOn ?? '', off.endsAt)
}

const planArbitrary: fc.Arbitrary<Case> = dayArbitrary.chain(({ timeZone, date }) =>
  fc
    .record({
      startHour: hourArbitrary,
      endHour: hourArbitrary,
      breaks: fc.array(fc.record({ startHour: quarterArbitrary, endHour: quarterArbitrary }), {
        maxLength: 2,
      }),
      minutes: fc.constantFrom(5, 20, 30, 45, 50, 60, 90, 180),
      busy: fc.array(fc.array(busyArbitrary(date), { maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      offs: fc.array(fc.array(timeOffArbitrary(date), { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
      now: fc
        .integer({ min: -200, max: 200 })
        .map(steps => Date.parse(`${date}T00:00:00Z`) + steps * 7 * minute),
    })
    .filter(({ startHour, endHour }) => hoursRange(startHour, endHour) !== undefined)
    .map(({ startHour, endHour, breaks, minutes, busy, offs, now }) => ({
      startHour,
      endHour,
      breaks,
      offs,
      date,
      timeZone,
      minutes,
      now,
      isDayOff: false,
      week: {
        ...(Object.fromEntries(weekdays.map(day => [day, closedDay])) as WeekSchedule),
        [weekdayOf(date)]: { isClosed: false, startHour, endHour, breaks },
      },
      staff: busy.map((taken, index) => ({
        staffId: String(index),
        busy: taken,
        off: (offs[index] ?? []).flatMap(off => timeOffOn(off, date) ?? []),
      })),
    })),
)

const wallsFound = new Map<string, { date: string; minutes: number }>()

function wallAt(instant: number, timeZone: string): { date: string; minutes: number } {
  const key = `${timeZone} ${instant}`
  const known = wallsFound.get(key)
  if (known) return known
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const wall = { date: zoned.toPlainDate().toString(), minutes: zoned.hour * 60 + zoned.minute }
  wallsFound.set(key, wall)
  return wall
}

const within = (minutes: number, startHour: string, endHour: string): boolean => {
  const range = hoursRange(startHour, endHour)
  return range !== undefined && minutes >= range.from && minutes < range.until
}

/** The rule in plain words: in every five minutes of the service the salon is open and the staff member is free. */
function mayStartAt(instant: number, staffMember: number, plan: Case): boolean {
  const { date, timeZone, startHour, endHour, breaks, minutes, now } = plan
  if (instant <= now) return false
  const busy = plan.staff[staffMember]?.busy ?? []
  for (let passed = 0; passed < minutes; passed += 5) {
    const moment = instant + passed * minute
    const wall = wallAt(moment, timeZone)
    if (wall.date !== date || !within(wall.minutes, startHour, endHour)) return false
    if (breaks.some(pause => within(wall.minutes, pause.startHour, pause.endHour))) return false
    if (busy.some(({ startsAt, endsAt }) => moment >= startsAt && moment < endsAt)) return false
    if ((plan.offs[staffMember] ?? []).some(off => isOff(off, wall.date, wall.minutes))) return false
  }
  return true
}

test('exactly the quarters of an hour that the rule allows are offered, each with its free staff members', () => {
  fc.assert(
    fc.property(planArbitrary, plan => {
      const midnight = Date.parse(`${plan.date}T00:00:00Z`)
      const expected: { startsAt: number; staffIds: string[] }[] = []
      for (let startsAt = midnight - 26 * hour; startsAt < midnight + 50 * hour; startsAt += quarter) {
        const free = plan.staff.flatMap(({ staffId }, index) =>
          mayStartAt(startsAt, index, plan) ? [staffId] : [],
        )
        if (free.length > 0) expected.push({ startsAt, staffIds: free })
      }
      const { slots } = freeSlots(plan)
      expect(slots.map(({ startsAt, staffIds }) => ({ startsAt, staffIds }))).toEqual(expected)
      for (const { startsAt, wallMinutes } of slots) {
        expect(wallMinutes).toBe(wallAt(startsAt, plan.timeZone).minutes)
      }
    }),
    { numRuns: 400 },
  )
}, 30_000)

test('an offered slot claims no unit that an appointment of its staff member holds', () => {
  fc.assert(
    fc.property(planArbitrary, fc.integer({ min: -14, max: 14 }), (plan, shift) => {
      const staff = plan.staff.map(({ staffId, busy }) => ({
        staffId,
        busy: busy.map(({ startsAt, endsAt }) => ({ startsAt: startsAt + shift * minute, endsAt })),
      }))
      for (const { startsAt, staffIds } of freeSlots({ ...plan, staff }).slots) {
        const wanted = unitsOf({ startsAt, endsAt: startsAt + plan.minutes * minute })
        for (const staffId of staffIds) {
          const held = staff.find(staffMember => staffMember.staffId === staffId)?.busy.flatMap(unitsOf) ?? []
          expect(held.filter(one => wanted.includes(one))).toEqual([])
        }
      }
    }),
    { numRuns: 200 },
  )
}, 30_000)
