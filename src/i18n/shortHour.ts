import { memoized } from '@/domain/memoized'

const formatOf = memoized(
  (locale: string) => new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' }),
)

/** A full hour of the day (0–23), in a short form. */
export const shortHour = (hour: number, locale: string): string => formatOf(locale).format(hour * 60 * 60_000)
