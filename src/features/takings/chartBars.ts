import type { Currency } from '@/domain/money'
import type { Overview } from '@/domain/overview'
import { addDays, type IsoDate } from '@/domain/weekday'
import { shortHour } from '@/i18n/shortHour'
import type { Format } from '@/i18n/useFormat'
import type { Bar } from './BarChart'

/** Longer intervals are shown by month: more bars than this are hard to read. */
const mostDays = 92

export const stepOf = ({ from, to }: Overview): 'day' | 'month' =>
  to < addDays(from, mostDays) ? 'day' : 'month'

/** One bar for each day of the interval, or for each month of a long one. Periods without takings get a bar too. */
export const takingsBars = (overview: Overview, currency: Currency, format: Format): Bar[] =>
  stepOf(overview) === 'day' ? dayBars(overview, currency, format) : monthBars(overview, currency, format)

function dayBars({ from, to, days }: Overview, currency: Currency, format: Format): Bar[] {
  const amounts = new Map(days.filter(day => day.currency === currency).map(day => [day.date, day.amount]))
  const bars: Bar[] = []
  const isWeek = to < addDays(from, 7)
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const value = amounts.get(date) ?? 0
    bars.push({
      id: date,
      label: format.date(date),
      shortLabel: isWeek ? shortWeekday(date, format) : format.date(date, 'dayOfMonth'),
      value,
      text: format.money({ amount: value, currency }),
    })
  }
  return bars
}

function monthBars({ from, to, days }: Overview, currency: Currency, format: Format): Bar[] {
  const paid = days.filter(day => day.currency === currency)
  const months: IsoDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (months.every(month => monthOf(month) !== monthOf(date))) months.push(date)
  }
  return months.map(date => {
    const own = paid.filter(day => monthOf(day.date) === monthOf(date))
    const value = own.reduce((sum, { amount }) => sum + amount, 0)
    return {
      id: monthOf(date),
      label: format.date(date, 'month'),
      shortLabel: format.date(date, 'monthOfYear'),
      value,
      text: format.money({ amount: value, currency }),
    }
  })
}

/** Arabic has no short names, so the article is dropped. */
const shortWeekday = (date: IsoDate, format: Format): string =>
  format.date(date, 'weekday').replace(/^ال/, '')

const monthOf = (date: IsoDate): string => date.slice(0, 7)

/** One bar for each hour from the first to the last that has appointments. */
export function hourBars({ hours }: Overview, format: Format): Bar[] {
  const [first, last] = [hours[0]?.hour, hours.at(-1)?.hour]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index
    const appointments = hours.find(one => one.hour === hour)?.appointments ?? 0
    const label = format.time(hour * 60)
    return {
      id: String(hour),
      label,
      shortLabel: shortHour(hour, format.locale),
      value: appointments,
      text: format.number(appointments),
    }
  })
}
