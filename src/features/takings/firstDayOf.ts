import { addDays, type IsoDate } from '@/domain/weekday'
import type { TakingsRange } from './takingsSlice'

const days = { week: 7, month: 30, quarter: 90 }

/** First day of a range that ends today. A year is the current month and the eleven whole months before it. */
export function firstDayOf(range: TakingsRange, today: IsoDate): IsoDate {
  if (range !== 'year') return addDays(today, 1 - days[range])
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
}
