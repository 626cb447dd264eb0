import type { IsoDate } from '@/domain/weekday'

const format = (date: IsoDate, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))

/** The month of a date with its year, as the locale writes it. */
export const formatMonth = (date: IsoDate, locale: string): string =>
  format(date, locale, { month: 'long', year: 'numeric' })

export const formatDayAndMonth = (date: IsoDate, locale: string): string =>
  format(date, locale, { day: 'numeric', month: 'short' })
