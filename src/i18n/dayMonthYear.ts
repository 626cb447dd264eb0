import { memoized } from '@/domain/memoized'
import { utcMidnight, type IsoDate } from '@/domain/weekday'

const formatOf = memoized(
  (locale: string) =>
    new Intl.DateTimeFormat(locale.replace('en-US', 'en-GB'), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** A date as day-month-year in digits. */
export const dayMonthYear = (date: IsoDate, locale: string): string =>
  formatOf(locale)
    .format(utcMidnight(date))
    // Arabic dates contain right-to-left marks, which would separate day and month.
    .replace(/\p{Cf}/gu, '')
    .replaceAll('/', '-')
