import { breakRanges, openingHours, type DaySchedule, type WallRange } from '@/domain/schedule'

const without = ({ from, until }: WallRange, pause: WallRange): WallRange[] =>
  [
    { from, until: Math.min(until, pause.from) },
    { from: Math.max(from, pause.until), until },
  ].filter(range => range.from < range.until)

/** When a section is open on such a day: its hours without its breaks, in order. */
export function openRanges(day: DaySchedule): WallRange[] {
  const hours = openingHours(day)
  return breakRanges(day).reduce<WallRange[]>(
    (open, pause) => open.flatMap(range => without(range, pause)),
    hours ? [hours] : [],
  )
}

/** Ranges in order, those that touch or overlap made one. */
export function joinRanges(ranges: readonly WallRange[]): WallRange[] {
  const joined: WallRange[] = []
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until)
    else joined.push({ ...range })
  }
  return joined
}
