import type { Overview, Takings } from '@/domain/overview'
import type { QuarterTakings } from '../../db/takings'

/** What the quarters add up to by currency, by day and by hour; each currency by itself. */
export function sumUp(quarters: readonly QuarterTakings[]): Pick<Overview, 'takings' | 'days' | 'hours'> {
  const takings = new Map<string, Takings>()
  const days = new Map<string, Overview['days'][number]>()
  const hours = new Map<number, Overview['hours'][number]>()
  for (const { date, minutes, currency, visits, paid, unpaid, expected } of quarters) {
    const sum = takings.get(currency) ?? { currency, paid: 0, unpaid: 0, expected: 0 }
    takings.set(currency, {
      currency,
      paid: sum.paid + paid,
      unpaid: sum.unpaid + unpaid,
      expected: sum.expected + expected,
    })
    const dayKey = `${date} ${currency}`
    const day = days.get(dayKey) ?? { date, currency, amount: 0 }
    days.set(dayKey, { ...day, amount: day.amount + paid })
    const hour = Math.floor(minutes / 60)
    if (visits > 0) hours.set(hour, { hour, visits: (hours.get(hour)?.visits ?? 0) + visits })
  }
  return {
    takings: [...takings.values()].sort((one, other) => one.currency.localeCompare(other.currency)),
    days: [...days.values()].filter(({ amount }) => amount !== 0),
    hours: [...hours.values()].sort((one, other) => one.hour - other.hour),
  }
}
