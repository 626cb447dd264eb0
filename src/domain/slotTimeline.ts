import type { Instant, Interval } from './zonedTime'

/** Quarter hours since 1970. */
export type Quarter = number

/** The slots of some days in a row. */
export interface SlotTimeline {
  from: Quarter
  /** A hexadecimal digit for each hour; its bits are the quarters at which a slot begins, the first in the highest. */
  hours: string
}

export const quarterLength = 15 * 60_000
const quartersPerHour = 4

export const quarterOf = (instant: Instant): Quarter => Math.floor(instant / quarterLength)
/** The first quarter that begins at the instant or later. */
export const quarterFrom = (instant: Instant): Quarter => Math.ceil(instant / quarterLength)
export const instantOfQuarter = (quarter: Quarter): Instant => quarter * quarterLength

export function writeTimeline(
  starts: readonly Instant[],
  { from, until }: { from: Quarter; until: Quarter },
): SlotTimeline {
  const hours = new Array<number>(Math.ceil((until - from) / quartersPerHour)).fill(0)
  for (const start of starts) {
    const at = quarterOf(start) - from
    const hour = Math.floor(at / quartersPerHour)
    hours[hour] = (hours[hour] ?? 0) | (8 >> (at % quartersPerHour))
  }
  return { from, hours: hours.map(bits => bits.toString(16)).join('') }
}

/** The first slot within the interval. */
export function firstSlotIn({ from, hours }: SlotTimeline, interval: Interval): Instant | undefined {
  const last = Math.min(quarterFrom(interval.until), from + hours.length * quartersPerHour)
  let quarter = Math.max(quarterFrom(interval.from), from)
  while (quarter < last) {
    const at = quarter - from
    const bits = parseInt(hours.charAt(Math.floor(at / quartersPerHour)), 16)
    const within = at % quartersPerHour
    if (bits === 0) quarter += quartersPerHour - within
    else if (bits & (8 >> within)) return instantOfQuarter(quarter)
    else quarter += 1
  }
  return undefined
}

/** The first slot within the intervals, which are in order. */
export function firstSlotAmong(timeline: SlotTimeline, intervals: readonly Interval[]): Instant | undefined {
  for (const interval of intervals) {
    const slot = firstSlotIn(timeline, interval)
    if (slot !== undefined) return slot
  }
  return undefined
}
