import { breakRanges, openingHours, type LocalInterval, type WeekSchedule } from './schedule'
import { staffStarts, type Work } from './staffStarts'
import { clientStarts, type StartRule } from './startRule'
import { wholeUnits, type BusyInterval } from './units'
import { endOfDay } from './wallTime'
import { weekdayOf, type IsoDate } from './weekday'
import { workPartsOf, type WorkLength } from './workUnits'
import { intervalsOf, wallClockOn, type Instant, type Interval } from './zonedTime'

const minute = 60_000
const usualRule = clientStarts({}, [])
/** How many free slots an answer suggests for a taken one. */
export const nearestOffered = 3

/** A staff member's day. A staff member serves one client at a time. */
export interface StaffDay {
  staffId: string
  busy: readonly BusyInterval[]
  /** The staff member's own hours on the date. Without them, the section's hours apply. */
  hours?: readonly LocalInterval[]
  /** The staff member's time off on the date. */
  off?: readonly LocalInterval[]
  /** How long the appointment takes with the staff member; left out: as long as with others. */
  own?: WorkLength
}

export interface DayPlan extends WorkLength {
  date: IsoDate
  timeZone: string
  /** The hours of the service's section, or `sharedWeek` of several. */
  week: WeekSchedule
  /** The salon is off that day, whatever its week says. */
  isDayOff: boolean
  staff: readonly StaffDay[]
  now: Instant
  /** How long before its start a slot can be booked at the latest. */
  leadMinutes?: number
  /** The last date that can be booked. */
  lastDate?: IsoDate
  /** Without it, the usual steps. */
  starts?: StartRule
}

export interface Slot {
  startsAt: Instant
  /** Minutes after the midnight of the day on the salon's clock: after its night's midnight, from 1440 on. */
  wallMinutes: number
  /** "UTC+2", only where the clock shows the same time twice. */
  offset?: string
  /** The date in whose night it begins after midnight. */
  nightOf?: IsoDate
  /** The staff who are free whenever the appointment needs them, in the given order. */
  staffIds: string[]
}

/**
 * Why a day has no slots: it is closed, its last start has passed, no staff member is free for long enough, its last
 * start is too soon, it cannot be booked yet, or its free slots are earlier than asked for.
 */
export type EmptyReason = 'closed' | 'past' | 'full' | 'too_soon' | 'too_far' | 'earlier'

export interface FreeSlots {
  slots: Slot[]
  empty?: EmptyReason
}

/**
 * The free slots of one day for one appointment. It alone decides what can be booked: the list, the booking and the
 * reschedule all call it. `staffStarts` says where starts lie; they end within the opening hours, and avoid breaks,
 * days off and bookings. Its steps run over instants: a wall-clock time that spring skips never appears, and one that autumn
 * repeats appears twice.
 */
export function freeSlots(plan: DayPlan): FreeSlots {
  const { date, timeZone, week, isDayOff, staff, now, leadMinutes = 0, lastDate } = plan
  const { starts: rule = usualRule } = plan
  if (lastDate !== undefined && date > lastDate) return { slots: [], empty: 'too_far' }
  const day = week[weekdayOf(date)]
  const opening = openingHours(day)
  const open = opening ? intervalsOf(date, opening, timeZone) : []
  const [opens, closes] = [open[0]?.from, open.at(-1)?.until]
  if (isDayOff || opens === undefined || closes === undefined || staff.length === 0) {
    return { slots: [], empty: 'closed' }
  }

  const toIntervals = (ranges: readonly LocalInterval[]): Interval[] =>
    ranges.flatMap(range => intervalsOf(date, range, timeZone))
  const toBusy = (ranges: readonly LocalInterval[]): BusyInterval[] =>
    toIntervals(ranges).map(({ from, until }) => ({ startsAt: from, endsAt: until }))
  const breaks = toBusy(breakRanges(day))
  const earliest = now + leadMinutes * minute
  const ofStaff = staff.map(({ staffId, busy, hours, off = [], own = plan }) => {
    const work = workOf(own)
    const reach = closes + Math.max(0, (work.parts.at(-1)?.until ?? 0) - work.length)
    const taken = busy.filter(({ startsAt, endsAt }) => startsAt < reach && endsAt > opens).map(wholeUnits)
    const blocked = [...breaks, ...taken, ...toBusy(off)]
    const starts = staffStarts(open, hours && toIntervals(hours), blocked, work, rule)
    return { staffId, work, starts, next: 0 }
  })
  const wallTime = wallClockOn(date, timeZone)
  const slots: Slot[] = []
  for (;;) {
    let startsAt = Infinity
    for (const { starts, next } of ofStaff) startsAt = Math.min(startsAt, starts[next] ?? Infinity)
    if (startsAt === Infinity) break
    const staffIds: string[] = []
    for (const one of ofStaff) {
      if (one.starts[one.next] !== startsAt) continue
      one.next += 1
      staffIds.push(one.staffId)
    }
    if (startsAt <= earliest) continue
    const { minutes: wallMinutes, ...repeated } = wallTime(startsAt)
    const night = wallMinutes >= endOfDay && { nightOf: date }
    slots.push({ startsAt, wallMinutes, ...repeated, ...night, staffIds })
  }
  if (slots.length > 0) return { slots }
  const lastStart = Math.max(
    ...ofStaff.map(({ work }) => staffStarts(open, undefined, [], work, rule).at(-1) ?? opens),
  )
  if (lastStart > earliest) return { slots, empty: 'full' }
  return { slots, empty: lastStart <= now ? 'past' : 'too_soon' }
}

const workOf = ({ minutes, workUnits }: WorkLength): Work => ({
  length: minutes * minute,
  parts: workPartsOf(minutes, workUnits),
})

/** The slots nearest to a wanted start, nearest first. Of two equally near slots the later one comes first. */
export function nearestSlots(slots: readonly Slot[], wanted: Instant, count: number): Slot[] {
  return [...slots]
    .sort((one, other) => {
      const [near, far] = [Math.abs(one.startsAt - wanted), Math.abs(other.startsAt - wanted)]
      return near - far || other.startsAt - one.startsAt
    })
    .slice(0, count)
}
