import { changeBetween, offsetAt, type OffsetInterval } from './zoneOffsets'
import type { Interval } from './zonedTime'

/** Every offset of a zone lasts longer than this. */
const week = 7 * 24 * 60 * 60 * 1000

/** Splits an interval of any length into intervals of one offset each. */
export function offsetsBetween(
  { from, until }: Interval,
  timeZone: string,
  offsetOf = offsetAt,
): OffsetInterval[] {
  let current: OffsetInterval = { from, until, offset: offsetOf(from, timeZone) }
  const intervals = [current]
  for (let at = from; at < until; at += week) {
    const next = Math.min(at + week, until)
    const offset = offsetOf(next, timeZone)
    if (offset === current.offset) continue
    current.until = changeBetween(Math.max(at, current.from), next, timeZone, offsetOf)
    current = { from: current.until, until, offset }
    intervals.push(current)
  }
  return intervals
}
