import { changeBetween, offsetAt, type OffsetStretch } from './zoneOffsets'
import type { Stretch } from './zonedTime'

/** Shorter than any zone keeps to one offset. */
const week = 7 * 24 * 60 * 60 * 1000

/** The stretches of one offset each that make up a stretch of any length. */
export function offsetsBetween({ from, until }: Stretch, timeZone: string): OffsetStretch[] {
  let current: OffsetStretch = { from, until, offset: offsetAt(from, timeZone) }
  const stretches = [current]
  for (let at = from; at < until; at += week) {
    const next = Math.min(at + week, until)
    const offset = offsetAt(next, timeZone)
    if (offset === current.offset) continue
    current.until = changeBetween(Math.max(at, current.from), next, timeZone)
    current = { from: current.until, until, offset }
    stretches.push(current)
  }
  return stretches
}
