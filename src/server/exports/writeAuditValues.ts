import type { AuditValues } from '@/domain/audit'
import { intervalsIn } from '@/domain/auditValues'
import { nameIn, type Language } from '@/domain/languages'
import type { Currency } from '@/domain/money'
import type { Named } from '@/domain/salon'
import { typedAmount } from '@/domain/typedAmount'
import { weekdays } from '@/domain/weekday'
import { auditAnswerWords, auditCodeWords, auditLabelWords } from './auditValueWords'
import { clock, dateAndClock } from './table'

interface Reader {
  language: Language
  timeZone: string
  names: Readonly<Record<string, Named>>
}

/** "With: Omar; When: 2027-02-06 09:00", in the reader's language; the salon's own names and amounts as they are. */
export function writeAuditValues(values: AuditValues | null, { language, timeZone, names }: Reader): string {
  const answers = auditAnswerWords[language]
  const nameOf = (id: string) => {
    const named = names[id]
    return named ? nameIn(language, named.name, named.nameAr) : id
  }
  const weekdayOf = (day: string) => {
    const index = weekdays.findIndex(one => one === day)
    // 1970-01-05 was a Monday.
    const monday = Date.UTC(1970, 0, 5 + index)
    return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(monday)
  }
  const labelOf = (name: string) => {
    const [first = '', day, staffId] = name.split(':')
    const label = auditLabelWords[language][first] ?? first
    if (day === undefined) return label
    if (first !== 'hours') return `${label}, ${nameOf(staffId ?? '')}`
    return staffId === undefined ? weekdayOf(day) : `${weekdayOf(day)}, ${nameOf(staffId)}`
  }
  const timeOf = (minutes: number) => clock({ minutes })
  const hoursOf = (value: string) =>
    intervalsIn(value)
      .map(({ from, until }) => `${timeOf(from)}-${timeOf(until)}`)
      .join(' ') || answers.closed
  const priceOf = (value: string) => {
    const [amount = '', currency = ''] = value.split(' ')
    return `${typedAmount({ amount: Number(amount), currency: currency as Currency })} ${currency}`
  }
  const wordsOf = (name: string, value: AuditValues[string]): string => {
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? answers.yes : answers.no
    if (name === 'startsAt') return dateAndClock(Number(value), timeZone)
    if (name === 'fromTime' || name === 'untilTime') return timeOf(Number(value))
    if (name.startsWith('hours:')) return hoursOf(String(value))
    if (name === 'price' || name.startsWith('price:')) return priceOf(String(value))
    const isCode = ['status', 'paid', 'startFit', 'rights', 'details'].includes(name)
    const wordOf = (part: string) => (isCode ? (auditCodeWords[language][part] ?? part) : nameOf(part))
    return String(value)
      .split(' ')
      .map(wordOf)
      .join(isCode ? ', ' : ' ')
  }
  return Object.entries(values ?? {})
    .map(([name, value]) => `${labelOf(name)}: ${wordsOf(name, value)}`)
    .join('; ')
}
