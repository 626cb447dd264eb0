import { unitLength } from './bookGridPolicy'
import type { StartRule } from './startRule'
import type { BusyInterval } from './units'
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

interface FreeTime extends Interval {
  opens: Instant
  /** It ends where an appointment, a break or time off begins. */
  isCut: boolean
}

function addStarts(day: Day, { from, until, opens, isCut }: FreeTime, length: number, rule: StartRule): void {
  const [first, last] = [upToUnit(from), downToUnit(until - length)]
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
  const taken = upToUnit(length)
  for (let index = begin; index < starts.length; index += 1) {
    const start = starts[index] ?? first
    const [before, after] = [start - first, until - start - taken]
    day.isEdge.push(start === first || start === last)
    day.isTight.push((before <= 0 || before >= shortest) && (after <= 0 || after >= shortest))
  }
}

/**
 * When an appointment can start with a staff member on a day, in order. Starts lie on the rule's steps from opening;
 * besides, one begins where the staff member becomes free, and one ends where an appointment, a break or time off
 * begins, so that appointments follow one another without a gap. Where the rule names the shortest service and some
 * start leaves no gap that is shorter, the others are left out, except the first and last of each free time.
 */
export function staffStarts(
  open: readonly Interval[],
  works: readonly Interval[] | undefined,
  /** In order of their starts. */
  blocked: readonly BusyInterval[],
  length: number,
  rule: StartRule,
): Instant[] {
  const day: Day = { starts: [], isEdge: [], isTight: [] }
  for (const hours of open) {
    const opens = hours.from
    for (const { from, until } of works ? sharedWith(hours, works) : [hours]) {
      let at = from
      for (const { startsAt, endsAt } of blocked) {
        if (endsAt <= at) continue
        if (startsAt >= until) break
        if (startsAt > at) addStarts(day, { from: at, until: startsAt, opens, isCut: true }, length, rule)
        at = endsAt
      }
      if (at < until) addStarts(day, { from: at, until, opens, isCut: false }, length, rule)
    }
  }
  const { starts, isEdge, isTight } = day
  return isTight.includes(true) ? starts.filter((_, index) => isEdge[index] || isTight[index]) : starts
}

const sharedWith = (hours: Interval, works: readonly Interval[]): Interval[] =>
  works
    .map(({ from, until }) => ({ from: Math.max(from, hours.from), until: Math.min(until, hours.until) }))
    .filter(({ from, until }) => from < until)
