import type { WallMinutes } from '@/domain/wallTime'

/** Formats times without AM and PM, beside a scale of hours that says them. */
export function shortTimes(locale: string): (time: WallMinutes) => string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
  return time =>
    format
      .formatToParts(time * 60_000)
      .filter(({ type }) => type !== 'dayPeriod')
      .map(({ value }) => value)
      .join('')
      .trim()
}
