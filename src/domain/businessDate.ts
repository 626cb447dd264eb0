import { latestNightEnd } from './nightPolicy'
import { openingHours, type LocalInterval, type WeekSchedule } from './schedule'
import type { Salon } from './salon'
import { dayOn, type Season } from './season'
import { endOfDay } from './wallTime'
import { addDays, type IsoDate } from './weekday'
import { instantOf, intervalsOf, wallOf, type Instant, type Interval } from './zonedTime'

/** Whether hours go on after midnight. */
export const isNight = (hours: LocalInterval | undefined): boolean =>
  hours !== undefined && hours.until > endOfDay

/** The dates whose hours can hold an instant, in order: its own, and until the latest end of nights the one before. */
export function datesHolding(instant: Instant, timeZone: string): [IsoDate, ...IsoDate[]] {
  const { date, minutes } = wallOf(instant, timeZone)
  return minutes < latestNightEnd ? [addDays(date, -1), date] : [date]
}

/** From the midnight of a date to the latest end of the night that begins on it. */
export const businessBounds = (date: IsoDate, timeZone: string): Interval => ({
  from: instantOf(date, 0, timeZone),
  until: instantOf(date, endOfDay + latestNightEnd, timeZone),
})

/**
 * The date to whose business an instant belongs, of an appointment or of its payment. `nightOf` is the date that the
 * appointment was booked on where the hours of that date went on after midnight; a later change of hours leaves it.
 */
export function businessDateOf(instant: Instant, timeZone: string, nightOf: IsoDate | null): IsoDate {
  const [first, ...others] = datesHolding(instant, timeZone)
  return first === nightOf ? first : (others[0] ?? first)
}

export interface OpenWeeks {
  weeks: readonly WeekSchedule[]
  seasons: readonly Season[] | undefined
  isDayOff: (date: IsoDate) => boolean
  timeZone: string
}

/** The present date of a salon: until its night ends, the date on which the night began. */
export function businessToday({ weeks, seasons, isDayOff, timeZone }: OpenWeeks, now: Instant): IsoDate {
  const [first, ...others] = datesHolding(now, timeZone)
  const isRunning = weeks.some(week => {
    const hours = openingHours(dayOn(week, seasons, first))
    return (
      hours !== undefined &&
      intervalsOf(first, hours, timeZone).some(({ from, until }) => from <= now && now < until)
    )
  })
  return isRunning && !isDayOff(first) ? first : (others[0] ?? first)
}

export type OpenSalon = Pick<Salon, 'sections' | 'seasons' | 'daysOff' | 'timeZone'>

export const businessTodayOf = ({ sections, seasons, daysOff, timeZone }: OpenSalon, now: Instant): IsoDate =>
  businessToday(
    {
      weeks: sections.map(({ week }) => week),
      seasons,
      isDayOff: on => daysOff.some(({ date }) => date === on),
      timeZone,
    },
    now,
  )
