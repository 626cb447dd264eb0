import { useTranslation } from 'react-i18next'
import { memoized } from '@/domain/memoized'
import { formatMoney, type Money } from '@/domain/money'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import type { IsoDate, Weekday } from '@/domain/weekday'
import { weekdays } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { Named } from '@/domain/salon'
import { localeOf, nameIn, readLanguage, type Language } from '@/domain/languages'

/** 1970-01-05 was a Monday, the first of our week. */
const mondayUtc = Date.UTC(1970, 0, 5)
const day = 24 * 60 * 60 * 1000

type DateStyle = 'short' | 'long' | 'weekday' | 'dayOfMonth' | 'month' | 'monthOfYear' | 'dayAndMonth'

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthOfYear: { month: 'short' },
  dayAndMonth: { day: 'numeric', month: 'short' },
}

/** Intl's formats are dear to make: each is made when it is first asked for. */
function createFormat(language: Language) {
  const locale = localeOf(language)
  const inUtc = (options: Intl.DateTimeFormatOptions) => () =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const timeFormat = memoized(inUtc({ hour: 'numeric', minute: '2-digit', hour12: true }))
  const hourFormat = memoized(inUtc({ hour: 'numeric', hour12: true }))
  const weekdayFormat = memoized(inUtc({ weekday: 'long' }))
  const dateFormat = memoized((style: DateStyle) => inUtc(dateStyles[style])())
  const numberFormat = memoized(() => new Intl.NumberFormat(locale))
  const listFormat = memoized(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const dayMonthYearFormat = memoized(
    (timeZone: string) =>
      new Intl.DateTimeFormat(locale.replace('en-US', 'en-GB'), {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone,
      }),
  )
  return {
    language,
    locale,
    number: (value: number) => numberFormat().format(value),
    money: (money: Money) => formatMoney(money, locale),
    /** A wall-clock time: minutes after midnight, or the wire's "9:00 AM". A text that is no time is shown as it is. */
    time: (time: WallMinutes | string) => {
      const minutes = typeof time === 'number' ? time : parseHour(time)
      return minutes === undefined ? String(time) : timeFormat().format(minutes * 60_000)
    },
    /** A full hour of the day, from 0, where room is scarce. */
    hour: (hour: number) => hourFormat().format(hour * 60 * 60_000),
    /** A calendar date, without a zone: it is the same day wherever it is read. */
    date: (date: IsoDate, style: DateStyle = 'long') => {
      const midnight = Date.parse(`${date}T00:00:00Z`)
      if (Number.isNaN(midnight)) return date
      return dateFormat(style).format(midnight)
    },
    /** A date's day of the week where room is scarce: Arabic has no short names, but they can do without their article. */
    shortWeekday: (date: IsoDate) => {
      const midnight = Date.parse(`${date}T00:00:00Z`)
      return dateFormat('weekday').format(midnight).replace(/^ال/, '')
    },
    /** An instant as day-month-year in the given zone. */
    dayMonthYear: (instant: Instant, timeZone: string) =>
      dayMonthYearFormat(timeZone)
        .format(instant)
        // Arabic sets its dates with marks for right-to-left, which tear day and month apart.
        .replace(/\p{Cf}/gu, '')
        .replaceAll('/', '-'),
    weekday: (name: Weekday) => weekdayFormat().format(mondayUtc + weekdays.indexOf(name) * day),
    /** The name in the reader's language where the shop gave one. */
    name: ({ name, nameAr }: Named) => nameIn(language, name, nameAr),
    list: (items: readonly string[]) => listFormat().format(items),
  }
}

export type Format = ReturnType<typeof createFormat>

/** One for each language, which hundreds of cards share. */
const formatOf = memoized(createFormat)

/** Numbers, dates, times, money and names as the reader's language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatOf(readLanguage(i18n.language))
}
