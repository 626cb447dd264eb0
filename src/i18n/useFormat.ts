import { useTranslation } from 'react-i18next'
import { formatMoney, type Money } from '@/domain/money'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import type { IsoDate, Weekday } from '@/domain/weekday'
import { weekdays } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { Named } from '@/domain/salon'
import { localeOf, readLanguage, type Language } from './languages'

/** 1970-01-05 was a Monday, the first of our week. */
const mondayUtc = Date.UTC(1970, 0, 5)
const day = 24 * 60 * 60 * 1000

export type DateStyle = 'short' | 'long' | 'weekday' | 'dayOfMonth' | 'month' | 'monthOfYear'

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthOfYear: { month: 'short' },
}

const mapStyles = (make: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat) =>
  Object.fromEntries(Object.entries(dateStyles).map(([style, options]) => [style, make(options)])) as Record<
    DateStyle,
    Intl.DateTimeFormat
  >

function createFormat(language: Language) {
  const locale = localeOf(language)
  const timeFormat = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
  const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const numberFormat = new Intl.NumberFormat(locale)
  const dateFormats = mapStyles(options => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return {
    language,
    locale,
    number: (value: number) => numberFormat.format(value),
    money: (money: Money) => formatMoney(money, locale),
    /** A wall-clock time: minutes after midnight, or the wire's "9:00 AM". A text that is no time is shown as it is. */
    time: (time: WallMinutes | string) => {
      const minutes = typeof time === 'number' ? time : parseHour(time)
      return minutes === undefined ? String(time) : timeFormat.format(minutes * 60_000)
    },
    /** A calendar date, without a zone: it is the same day wherever it is read. */
    date: (date: IsoDate, style: DateStyle = 'long') => {
      const midnight = Date.parse(`${date}T00:00:00Z`)
      if (Number.isNaN(midnight)) return date
      return dateFormats[style].format(midnight)
    },
    /** An instant as day-month-year in the given zone. */
    dayMonthYear: (instant: Instant, timeZone: string) =>
      new Intl.DateTimeFormat(localeOf(language).replace('en-US', 'en-GB'), {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone,
      })
        .format(instant)
        // Arabic sets its dates with marks for right-to-left, which tear day and month apart.
        .replace(/\p{Cf}/gu, '')
        .replaceAll('/', '-'),
    weekday: (name: Weekday) => weekdayFormat.format(mondayUtc + weekdays.indexOf(name) * day),
    /** The name in the reader's language where the shop gave one. */
    name: ({ name, nameAr }: Named) => (language === 'ar' && nameAr ? nameAr : name),
    list: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  }
}

export type Format = ReturnType<typeof createFormat>

/** One for each language: a list of hundreds of cards shares it, for Intl's formats are dear to make. */
const formats = new Map<Language, Format>()

function formatOf(language: Language): Format {
  const format = formats.get(language) ?? createFormat(language)
  formats.set(language, format)
  return format
}

/** Numbers, dates, times, money and names as the reader's language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatOf(readLanguage(i18n.language))
}
