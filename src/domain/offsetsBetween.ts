import { changeBetween, offsetAt, type OffsetInterval } from './zoneOffsets'
import type { Interval } from './zonedTime'

/** Shorter than any zone keeps to one offset. */
const week = 7 * 24 * 60 * 60 * 1000

/** The stretches of one offset each that make up a stretch of any length. */
export function offsetsBetween({ from, until }: Interval, timeZone: string): OffsetInterval[] {
  let current: OffsetInterval = { from, until, offset: offsetAt(from, timeZone) }
  const intervals = [current]
  for (let at = from; at < until; at += week) {
    const next = Math.min(at + week, until)
    const offset = offsetAt(next, timeZone)
    if (offset === current.offset) continue
    current.until = changeBetween(Math.max(at, current.from), next, timeZone)
    current = { from: current.until, until, offset }
    intervals.push(current)
  }
  return intervals
}
