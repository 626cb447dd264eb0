import fc from 'fast-check'
import { Temporal } from '@/testing/kit/referenceCalendar'
import { neededUnits, serviceArbitrary, type DrawnService } from '@/testing/scenarios/workedServices'
import { closedDay, hoursRange, type BreakHours, type WeekSchedule } from './schedule'
import { startSteps } from './bookGridPolicy'
import { freeSlots, type DayPlan } from './slots'
import type { StartRule } from './startRule'
import { timeOffOn, timeOffSchema, type TimeOffRequest } from './timeOff'
import { formatHour } from './wallTime'
import { unitsOf, type BusyInterval } from './units'
import { addDays, weekdayOf, weekdays } from './weekday'
import { claimedUnits, workUnitsOf } from './workUnits'

const minute = 60_000
const hour = 60 * minute
const unit = 5 * minute

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
  services: DrawnService[]
  starts: StartRule
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
      services: fc.oneof(
        serviceArbitrary.map(service => [
          { ...service, pauseAfterMinutes: 0, pauseMinutes: 0, cleanUpMinutes: 0 },
        ]),
        fc.array(serviceArbitrary, { minLength: 1, maxLength: 3 }),
      ),
      starts: fc.record({
        stepMinutes: fc.constantFrom(...startSteps),
        shortestMinutes: fc.option(fc.constantFrom(5, 12, 30, 50), { nil: undefined }),
      }),
      busy: fc.array(fc.array(busyArbitrary(date), { maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      offs: fc.array(fc.array(timeOffArbitrary(date), { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
      now: fc
        .integer({ min: -200, max: 200 })
        .map(steps => Date.parse(`${date}T00:00:00Z`) + steps * 7 * minute),
    })
    .filter(({ startHour, endHour }) => hoursRange(startHour, endHour) !== undefined)
    .map(({ startHour, endHour, breaks, services, starts, busy, offs, now }) => ({
      startHour,
      endHour,
      breaks,
      offs,
      date,
      timeZone,
      services,
      minutes: services.reduce((sum, { minutes }) => sum + minutes, 0),
      workUnits: workUnitsOf(services),
      starts: {
        stepMinutes: starts.stepMinutes,
        ...(starts.shortestMinutes !== undefined && { shortestMinutes: starts.shortestMinutes }),
      },
      now,
      isDayOff: false,
      week: {
        ...(Object.fromEntries(weekdays.map(day => [day, closedDay])) as WeekSchedule),
        [weekdayOf(date)]: { isClosed: false, startHour, endHour, breaks },
      },
      staff: busy.map((taken, index) => ({
        staffId: String(index),
        busy: taken,
        off: (offs[index] ?? []).flatMap(off => timeOffOn(off, date)),
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

/** "1:30 AM" as minutes, in the oracle's own words. */
function minutesIn(hour: string): number {
  const [clock = '', half] = hour.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours % 12) * 60 + minutes + (half === 'PM' ? 720 : 0)
}

const oneDay = 24 * 60

/** Minutes after the plan's midnight on the clock; undefined on other dates than its own and the one after. */
function planMinutes(instant: number, { date, timeZone }: Case): number | undefined {
  const wall = wallAt(instant, timeZone)
  if (wall.date === date) return wall.minutes
  return wall.date === addDays(date, 1) ? wall.minutes + oneDay : undefined
}

function endAfter(from: number, endHour: string): number {
  const end = minutesIn(endHour)
  return end > from ? end : end + oneDay
}

/** Whether the salon's hours have the five minutes from the instant on; its breaks are within them. */
function isOpen(instant: number, plan: Case): boolean {
  const minutes = planMinutes(instant, plan)
  const opens = minutesIn(plan.startHour)
  return minutes !== undefined && minutes >= opens && minutes < endAfter(opens, plan.endHour)
}

/** A break after midnight is written with the hours of the clock. */
function isInBreak(instant: number, plan: Case): boolean {
  const minutes = planMinutes(instant, plan)
  const opens = minutesIn(plan.startHour)
  const isNight = endAfter(opens, plan.endHour) > oneDay
  return plan.breaks.some(({ startHour, endHour }) => {
    if (hoursRange(startHour, endHour) === undefined || minutes === undefined) return false
    const begins = minutesIn(startHour)
    const shift = isNight && begins < opens ? oneDay : 0
    return minutes >= begins + shift && minutes < endAfter(begins, endHour) + shift
  })
}

/** By the clock, except that a day off until its end is off for its night, and a whole day off leaves the night before. */
function isOffInPlan(off: TimeOffRequest, instant: number, plan: Case): boolean {
  const minutes = planMinutes(instant, plan)
  if (minutes === undefined) return false
  if (minutes < oneDay) return isOff(off, plan.date, minutes)
  const next = addDays(plan.date, 1)
  const isWholeNextDay = [0, oneDay - 1].every(one => isOff(off, next, one)) && isOff(off, next, 720)
  const isOffUntilMidnight = isOff(off, plan.date, oneDay - 1)
  return (
    (isOffUntilMidnight && minutes < oneDay + 360) ||
    (!isWholeNextDay && isOff(off, next, minutes - oneDay) && minutes < oneDay + 360)
  )
}

/** Whether the salon is open and the staff member has nothing else in the five minutes. */
const isFree = (instant: number, staffMember: number, plan: Case): boolean =>
  isOpen(instant, plan) && !isTaken(instant, staffMember, plan)

/** Whether the salon has a break, or the staff member an appointment or time off: of the day and its night alone. */
function isTaken(instant: number, staffMember: number, plan: Case): boolean {
  return (
    isInBreak(instant, plan) ||
    (plan.staff[staffMember]?.busy ?? []).some(
      ({ startsAt, endsAt }) => instant >= startsAt && instant < endsAt,
    ) ||
    (plan.offs[staffMember] ?? []).some(off => isOffInPlan(off, instant, plan))
  )
}

const wholeDays = (date: string): number[] => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return Array.from({ length: (76 * hour) / unit }, (_, index) => midnight - 26 * hour + index * unit)
}

/** In plain words, by five minutes: what a staff member is offered for, whatever the present is. */
function startsOfStaff(staffMember: number, plan: Case): number[] {
  const { minutes, starts, services } = plan
  const needed = neededUnits(services)
  const free = new Map(wholeDays(plan.date).map(instant => [instant, isFree(instant, staffMember, plan)]))
  const runFrom = (instant: number, by: number, holds: (at: number) => boolean): number => {
    let units = 0
    while (holds(instant + units * by)) units += 1
    return units
  }
  const isFreeAt = (at: number) => free.get(at) === true
  const open = new Map(wholeDays(plan.date).map(instant => [instant, isOpen(instant, plan)]))
  const isOpenAt = (at: number) => open.get(at) === true
  const fitsHours = (start: number) => runFrom(start, unit, isOpenAt) >= Math.ceil(minutes / 5)
  /** A clean-up may be after the hours. */
  const isPossible = (start: number) =>
    fitsHours(start) &&
    needed.every(part => {
      const at = start + part * unit
      return part < minutes / 5 ? isFreeAt(at) : !isTaken(at, staffMember, plan)
    })
  const judged = [...free.keys()].filter(isPossible).map(start => {
    const before = runFrom(start - unit, -unit, isFreeAt)
    const end = start + (Math.max(...needed) + 1) * unit
    const after = runFrom(end, unit, isFreeAt)
    const [isFirst, isLast] = [!isPossible(start - unit), !isPossible(start + unit)]
    const sinceOpening = 5 * runFrom(start - unit, -unit, isOpenAt)
    const shortest = Math.ceil((starts.shortestMinutes ?? 0) / 5)
    return {
      start,
      isCandidate:
        sinceOpening % starts.stepMinutes === 0 ||
        isFirst ||
        (isLast && (fitsHours(start + unit) || starts.shortestMinutes !== undefined)),
      isEdge: isFirst || isLast,
      isTight: [before, after].every(gap => gap === 0 || gap >= shortest),
    }
  })
  const candidates = judged.filter(({ isCandidate }) => isCandidate)
  const isLeftOut = starts.shortestMinutes !== undefined && candidates.some(({ isTight }) => isTight)
  return candidates.filter(({ isEdge, isTight }) => !isLeftOut || isEdge || isTight).map(({ start }) => start)
}

test('exactly the starts that the rule allows are offered, each with its free staff members', () => {
  fc.assert(
    fc.property(planArbitrary, plan => {
      const ofStaff = plan.staff.map((_, index) => new Set(startsOfStaff(index, plan)))
      const expected = wholeDays(plan.date).flatMap(startsAt => {
        const staffIds = plan.staff.flatMap(({ staffId }, index) =>
          startsAt > plan.now && ofStaff[index]?.has(startsAt) ? [staffId] : [],
        )
        return staffIds.length > 0 ? [{ startsAt, staffIds }] : []
      })
      const { slots } = freeSlots(plan)
      expect(slots.map(({ startsAt, staffIds }) => ({ startsAt, staffIds }))).toEqual(expected)
      for (const { startsAt, wallMinutes } of slots) {
        expect(wallMinutes).toBe(planMinutes(startsAt, plan))
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('an offered slot claims no unit that an appointment of its staff member holds', () => {
  fc.assert(
    fc.property(planArbitrary, fc.integer({ min: -14, max: 14 }), (plan, shift) => {
      const staff = plan.staff.map(({ staffId, busy }) => ({
        staffId,
        busy: busy.map(({ startsAt, endsAt }) => ({ startsAt: startsAt + shift * minute, endsAt })),
      }))
      for (const { startsAt, staffIds } of freeSlots({ ...plan, staff }).slots) {
        const { workUnits, minutes } = plan
        const wanted = claimedUnits({ startsAt, endsAt: startsAt + minutes * minute, workUnits })
        expect(wanted).toEqual(neededUnits(plan.services).map(part => startsAt / unit + part))
        for (const staffId of staffIds) {
          const held = staff.find(staffMember => staffMember.staffId === staffId)?.busy.flatMap(unitsOf) ?? []
          expect(held.filter(one => wanted.includes(one))).toEqual([])
        }
      }
    }),
    { numRuns: 200 },
  )
}, 30_000)
