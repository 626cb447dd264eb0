import type { Currency } from '@/domain/money'
import type { Overview } from '@/domain/overview'
import { addDays } from '@/domain/weekday'
import type { Format } from '@/i18n/useFormat'
import type { Bar } from './BarChart'

/** One bar for each day of the stretch, also for those without takings. */
export function dayBars({ from, to, days }: Overview, currency: Currency, format: Format): Bar[] {
  const amounts = new Map(days.filter(day => day.currency === currency).map(day => [day.date, day.amount]))
  const bars: Bar[] = []
  const isWeek = to < addDays(from, 7)
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const value = amounts.get(date) ?? 0
    bars.push({
      id: date,
      label: format.date(date),
      shortLabel: format.date(date, isWeek ? 'weekday' : 'dayOfMonth'),
      value,
      text: format.money({ amount: value, currency }),
    })
  }
  return bars
}

/** One bar for each hour between the first and the last with visits. */
export function hourBars({ hours }: Overview, format: Format): Bar[] {
  const [first, last] = [hours[0]?.hour, hours.at(-1)?.hour]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index
    const visits = hours.find(one => one.hour === hour)?.visits ?? 0
    const label = format.time(hour * 60)
    return { id: String(hour), label, shortLabel: label, value: visits, text: format.number(visits) }
  })
}
