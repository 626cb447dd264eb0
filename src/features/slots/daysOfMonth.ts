import { addDays, daysBetween, type IsoDate } from '@/domain/weekday'

const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`

/** The days to ask for in the month of a date: its own, from `first` on. */
export function daysOfMonth(date: IsoDate, first: IsoDate): { from: IsoDate; days: number } {
  const begin = firstOfMonth(date)
  const from = begin > first ? begin : first
  const next = firstOfMonth(addDays(firstOfMonth(date > first ? date : first), 31))
  return { from, days: daysBetween(from, next) }
}
