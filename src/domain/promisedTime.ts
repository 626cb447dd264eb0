import { instantOf, wallOf, type Instant } from './zonedTime'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** What the zone's clock shows at an instant, like "2026-12-01T18:00". */
export function promisedTimeOf(instant: Instant, timeZone: string): string {
  const { date, minutes } = wallOf(instant, timeZone)
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/**
 * The instant at which the zone's clock shows the time. Of the two instants of a repeated time it is the first, unless
 * the promise was for the second.
 */
export function promisedInstantOf(time: string, timeZone: string, promised: Instant): Instant {
  const [date = '', clock = ''] = time.split('T')
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const second = instantOf(date, minutes, timeZone, 'second')
  return second === promised ? second : instantOf(date, minutes, timeZone)
}
