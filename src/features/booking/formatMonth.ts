import { memoized } from '@/domain/memoized'
import type { IsoDate } from '@/domain/weekday'

const formatIn = (parts: Intl.DateTimeFormatOptions) =>
  memoized((locale: string) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }))

const monthIn = formatIn({ month: 'long', year: 'numeric' })
const dayAndMonthIn = formatIn({ day: 'numeric', month: 'short' })

const midnight = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)

/** The month of a date with its year, as the locale writes it. */
export const formatMonth = (date: IsoDate, locale: string): string => monthIn(locale).format(midnight(date))

export const formatDayAndMonth = (date: IsoDate, locale: string): string =>
  dayAndMonthIn(locale).format(midnight(date))
