import { use } from 'react'
import { memoized } from '@/domain/memoized'
import { formatMoney, type Money } from '@/domain/money'
import { parseHour, type WallMinutes } from '@/domain/wallTime'
import { utcMidnight, weekdays, type IsoDate, type Weekday } from '@/domain/weekday'
import type { Named } from '@/domain/salon'
import { localeOf, nameIn, type Language } from '@/domain/languages'
import { CorrectedZones } from './CorrectedZones'
import { PresentYear } from './PresentYear'
import { useLanguage } from './useLanguage'

/** 1970-01-05 was a Monday, the first day of our week. */
const mondayUtc = Date.UTC(1970, 0, 5)
const day = 24 * 60 * 60 * 1000

type DateStyle =
  | 'short'
  | 'long'
  | 'full'
  | 'weekday'
  | 'dayOfMonth'
  | 'month'
  | 'monthOfYear'
  | 'dayAndMonth'
  | 'weekdayAndDate'

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthOfYear: { month: 'short' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  weekdayAndDate: { weekday: 'short', day: 'numeric', month: 'short' },
}

/** Intl formatters are expensive to create, so each is created on first use. */
function createFormat(language: Language, presentYear: number | null) {
  const locale = localeOf(language)
  const inUtc = (options: Intl.DateTimeFormatOptions) => () =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const timeFormat = memoized(inUtc({ hour: 'numeric', minute: '2-digit', hour12: true }))
  const weekdayFormat = memoized(inUtc({ weekday: 'long' }))
  const dateFormat = memoized((style: DateStyle) => inUtc(dateStyles[style])())
  const numberFormat = memoized(() => new Intl.NumberFormat(locale))
  const listFormat = memoized(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  return {
    language,
    locale,
    number: (value: number) => numberFormat().format(value),
    money: (money: Money) => formatMoney(money, locale),
    /**
     * A wall-clock time: minutes after midnight, or the wire's "9:00 AM". Other text is returned unchanged. One that
     * the clock shows twice has its offset.
     */
    time: (time: WallMinutes | string, offset?: string) => {
      const minutes = typeof time === 'number' ? time : parseHour(time)
      const text = minutes === undefined ? String(time) : timeFormat().format(minutes * 60_000)
      return offset === undefined ? text : `${text} ${offset}`
    },
    /** A calendar date has no time zone: it is the same day everywhere. A long one of another year has its year. */
    date: (date: IsoDate, style: DateStyle = 'long') => {
      const midnight = utcMidnight(date)
      if (Number.isNaN(midnight)) return date
      const isOfOtherYear = presentYear !== null && new Date(midnight).getUTCFullYear() !== presentYear
      return dateFormat(style === 'long' && isOfOtherYear ? 'full' : style).format(midnight)
    },
    weekday: (name: Weekday) => weekdayFormat().format(mondayUtc + weekdays.indexOf(name) * day),
    /** The name in the reader's language, if the salon gave one. */
    name: ({ name, nameAr }: Named) => nameIn(language, name, nameAr),
    list: (items: readonly string[]) => listFormat().format(items),
  }
}

export type Format = ReturnType<typeof createFormat>

/** One instance per language and year, shared by hundreds of cards. */
const formatOf = memoized((language: Language) =>
  memoized((presentYear: number | null) => createFormat(language, presentYear)),
)

export function useFormat(): Format {
  use(CorrectedZones)
  return formatOf(useLanguage())(use(PresentYear))
}
