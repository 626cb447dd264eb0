import { instantOfUnit, unitFrom, unitOf, type Unit } from './units'
import type { Instant, Interval } from './zonedTime'

/** The slots of some days in a row. */
export interface SlotTimeline {
  from: Unit
  /** A hexadecimal digit for each four units; its bits are the units at which a slot begins, the first in the highest. */
  digits: string
}

export const unitsPerDigit = 4

export function writeTimeline(
  starts: readonly Instant[],
  { from, until }: { from: Unit; until: Unit },
): SlotTimeline {
  const digits = new Array<number>(Math.ceil((until - from) / unitsPerDigit)).fill(0)
  for (const start of starts) {
    const at = unitOf(start) - from
    const digit = Math.floor(at / unitsPerDigit)
    digits[digit] = (digits[digit] ?? 0) | (8 >> (at % unitsPerDigit))
  }
  return { from, digits: digits.map(bits => bits.toString(16)).join('') }
}

/** The first slot within the interval. */
export function firstSlotIn({ from, digits }: SlotTimeline, interval: Interval): Instant | undefined {
  const last = Math.min(unitFrom(interval.until), from + digits.length * unitsPerDigit)
  let unit = Math.max(unitFrom(interval.from), from)
  while (unit < last) {
    const at = unit - from
    const bits = parseInt(digits.charAt(Math.floor(at / unitsPerDigit)), 16)
    const within = at % unitsPerDigit
    if (bits === 0) unit += unitsPerDigit - within
    else if (bits & (8 >> within)) return instantOfUnit(unit)
    else unit += 1
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
