import { breakRanges, openingHours, type DaySchedule, type LocalInterval } from './schedule'

/** The same minutes in the fewest ranges, in order. Ranges that touch or overlap are joined. */
export function joinRanges(ranges: readonly LocalInterval[]): LocalInterval[] {
  const joined: LocalInterval[] = []
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else joined.push({ ...range })
  }
  return joined
}

/** The parts of a range that remain without the taken ranges, in order. */
export function without(range: LocalInterval, taken: readonly LocalInterval[]): LocalInterval[] {
  const left: LocalInterval[] = []
  let { from } = range
  for (const hole of joinRanges(taken)) {
    if (hole.from > from) left.push({ from, until: Math.min(hole.from, range.until) })
    from = Math.max(from, hole.until)
  }
  if (from < range.until) left.push({ from, until: range.until })
  return left.filter(({ from: start, until }) => start < until)
}

/** The opening hours of a day without its breaks. */
export function openRanges(day: DaySchedule): LocalInterval[] {
  const hours = openingHours(day)
  return hours ? without(hours, breakRanges(day)) : []
}
