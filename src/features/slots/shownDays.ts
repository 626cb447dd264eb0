import { daysShownAtOnce, mostHorizonDays } from '@/domain/bookingWindowPolicy'
import type { DayAvailability } from '@/domain/salon'
import { addDays, daysBetween, type IsoDate } from '@/domain/weekday'

/** The days to ask for around a date: those that are shown at once, and the one after them. */
export function daysAround(
  first: IsoDate,
  date: IsoDate | null | undefined,
): { from: IsoDate; days: number } {
  const ahead = date ? daysBetween(first, date) : 0
  const skipped = ahead > 0 && ahead < mostHorizonDays ? Math.floor(ahead / daysShownAtOnce) : 0
  return { from: addDays(first, skipped * daysShownAtOnce), days: daysShownAtOnce + 1 }
}

interface ShownDays {
  days: readonly DayAvailability[]
  /** The last day before those, when there is one to offer. */
  before: IsoDate | undefined
  /** The first day after those, when clients can book it. */
  after: IsoDate | undefined
  /** The last day that clients can book, when it is one of those. */
  last: IsoDate | undefined
}

/** What is shown of an answer to `daysAround`: no days that cannot be booked yet. */
export function shownDays(first: IsoDate, answered: readonly DayAvailability[]): ShownDays {
  const bookable = answered.filter(({ empty }) => empty !== 'too_far')
  const days = bookable.slice(0, daysShownAtOnce)
  const from = answered[0]?.date ?? first
  return {
    days,
    before: from > first ? addDays(from, -1) : undefined,
    after: bookable[daysShownAtOnce]?.date,
    last: bookable.length < answered.length ? days.at(-1)?.date : undefined,
  }
}
