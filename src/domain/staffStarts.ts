import { unitLength } from './bookGridPolicy'
import type { StartRule } from './startRule'
import type { BusyInterval } from './units'
import type { WorkPart } from './workUnits'
import type { Instant, Interval } from './zonedTime'

const minute = 60_000

const upToUnit = (instant: Instant): Instant => Math.ceil(instant / unitLength) * unitLength
const downToUnit = (instant: Instant): Instant => Math.floor(instant / unitLength) * unitLength

interface Day {
  starts: Instant[]
  /** With a rule of gaps: of each start, whether it is the first or last of its free time, and whether it leaves none. */
  isEdge: boolean[]
  isTight: boolean[]
}

/** An appointment's length, and the parts of it that its staff member works. */
export interface Work {
  length: number
  parts: readonly WorkPart[]
}

/** Starts at all of which the staff member is free, and the free time in which they lie. */
interface Run {
  from: Instant
  until: Instant
  opens: Instant
  /** The next start is not free because of an appointment, a break or time off. */
  isCut: boolean
  freeFrom: Instant
  freeUntil: Instant
}

function addStarts(day: Day, run: Run, work: Work, rule: StartRule): void {
  const { opens, isCut, freeFrom, freeUntil } = run
  const [first, last] = [upToUnit(run.from), downToUnit(run.until)]
  if (last < first) return
  const { starts } = day
  const step = rule.stepMinutes * minute
  const begin = starts.length
  let startsAt = opens + Math.ceil((first - opens) / step) * step
  if (startsAt > first) starts.push(first)
  for (; startsAt <= last; startsAt += step) starts.push(startsAt)
  const isLastOffered = isCut || rule.shortestMinutes !== undefined
  if (isLastOffered && starts.at(-1) !== last) starts.push(last)
  if (rule.shortestMinutes === undefined) return

  const shortest = upToUnit(rule.shortestMinutes * minute)
  const taken = upToUnit(endOf(work))
  for (let index = begin; index < starts.length; index += 1) {
    const start = starts[index] ?? first
    const [before, after] = [start - upToUnit(freeFrom), freeUntil - start - taken]
    day.isEdge.push(start === first || start === last)
    day.isTight.push((before <= 0 || before >= shortest) && (after <= 0 || after >= shortest))
  }
}

/**
 * When an appointment can start with a staff member on a day, in order. It lies within the hours, and its parts of work
 * avoid whatever is blocked; a clean-up may end after the hours. Starts lie on the rule's steps from opening; besides,
 * one begins where the staff member becomes free, and one ends where an appointment, a break or time off begins, so
 * that appointments follow one another without a gap. Where the rule names the shortest service and some start leaves
 * no gap that is shorter, the others are left out, except the first and last of each free time.
 */
export function staffStarts(
  open: readonly Interval[],
  works: readonly Interval[] | undefined,
  blocked: readonly BusyInterval[],
  work: Work,
  rule: StartRule,
): Instant[] {
  const day: Day = { starts: [], isEdge: [], isTight: [] }
  const forbidden = forbiddenStarts(blocked, work)
  for (const hours of open) {
    const opens = hours.from
    for (const { from, until } of works ? sharedWith(hours, works) : [hours]) {
      const last = until - work.length
      const add = (first: Instant, end: Instant, isCut: boolean) =>
        addStarts(day, { from: first, until: end, opens, isCut, ...freeTime(first, end) }, work, rule)
      const freeTime = (first: Instant, end: Instant) =>
        rule.shortestMinutes === undefined
          ? { freeFrom: first, freeUntil: end }
          : freeAround({ from, until }, blocked, first, end + endOf(work))
      let at = from
      for (const { startsAt, endsAt } of forbidden) {
        if (endsAt <= at) continue
        if (startsAt >= last) break
        if (startsAt >= at) add(at, startsAt, true)
        at = endsAt
      }
      if (at <= last) add(at, last, false)
    }
  }
  const { starts, isEdge, isTight } = day
  return isTight.includes(true) ? starts.filter((_, index) => isEdge[index] || isTight[index]) : starts
}

const endOf = ({ parts }: Work): number => parts.at(-1)?.until ?? 0

/** Between which starts some part of the work would overlap something blocked, in order. */
function forbiddenStarts(blocked: readonly BusyInterval[], { parts }: Work): BusyInterval[] {
  const forbidden: BusyInterval[] = []
  for (const { from, until } of parts)
    for (const { startsAt, endsAt } of blocked)
      forbidden.push({ startsAt: startsAt - until, endsAt: endsAt - from })
  return forbidden.sort((one, other) => one.startsAt - other.startsAt)
}

/** The free time before a first start and after a last end. */
function freeAround(
  { from, until }: Interval,
  blocked: readonly BusyInterval[],
  start: Instant,
  end: Instant,
): Pick<Run, 'freeFrom' | 'freeUntil'> {
  let [freeFrom, freeUntil] = [from, until]
  for (const { startsAt, endsAt } of blocked) {
    if (endsAt <= start) freeFrom = Math.max(freeFrom, endsAt)
    if (startsAt >= end) freeUntil = Math.min(freeUntil, startsAt)
  }
  return { freeFrom, freeUntil }
}

const sharedWith = (hours: Interval, works: readonly Interval[]): Interval[] =>
  works
    .map(({ from, until }) => ({ from: Math.max(from, hours.from), until: Math.min(until, hours.until) }))
    .filter(({ from, until }) => from < until)
