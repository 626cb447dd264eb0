import { datesHolding } from './businessDate'
import { breakRanges, openingHours, type WeekSchedule } from './schedule'
import { dayOn, type Season } from './season'
import { intervalsOf, type Instant } from './zonedTime'

/**
 * True while the salon's clock is within the opening hours of one of the weeks, or of a season on its dates, outside
 * that week's breaks. After midnight these can be the hours of the day before.
 */
export function isOpenAt(
  weeks: readonly WeekSchedule[],
  timeZone: string,
  now: Instant,
  seasons: readonly Season[] = [],
): boolean {
  return datesHolding(now, timeZone).some(date => {
    const holdsNow = (range: { from: number; until: number }): boolean =>
      intervalsOf(date, range, timeZone).some(({ from, until }) => from <= now && now < until)
    return weeks.some(week => {
      const day = dayOn(week, seasons, date)
      const hours = openingHours(day)
      return hours !== undefined && holdsNow(hours) && !breakRanges(day).some(holdsNow)
    })
  })
}
