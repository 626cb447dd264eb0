import type { Salon, Section } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import { dayOn, seasonOn, type Season } from '@/domain/season'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { addDays, weekdayOf, weekdays, type IsoDate, type Weekday } from '@/domain/weekday'

export interface DayHours {
  date: IsoDate
  weekday: Weekday
  /** Empty when closed. */
  ranges: LocalInterval[]
  /** The whole salon has a day off, whatever the week schedule says. */
  isDayOff: boolean
  /** Whose hours these are. */
  season?: Season
}

/** Consecutive days with the same hours. `first` equals `last` for a single day. */
export interface DayRun {
  first: DayHours
  last: DayHours
}

interface HoursGroup {
  /** The sections with these hours. */
  sections: Section[]
  runs: DayRun[]
}

const sameHours = (one: DayHours, other: DayHours) =>
  one.isDayOff === other.isDayOff &&
  one.season === other.season &&
  JSON.stringify(one.ranges) === JSON.stringify(other.ranges)

function runsOf(days: readonly DayHours[], today: IsoDate): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.first.date !== today && sameHours(run.last, day)) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

/**
 * The hours of the seven days from `today` on, grouped by sections with the same hours. Today is separate; later
 * consecutive days with the same hours are merged.
 */
export function weekHours(
  { sections, daysOff, seasons }: Pick<Salon, 'sections' | 'daysOff' | 'seasons'>,
  today: IsoDate,
): HoursGroup[] {
  const dates = weekdays.map((_, ahead) => addDays(today, ahead))
  const groups = new Map<string, HoursGroup>()
  for (const section of sections) {
    const days = dates.map((date): DayHours => {
      const isDayOff = daysOff.some(dayOff => dayOff.date === date)
      const season = seasonOn(seasons, date)
      const ranges = isDayOff ? [] : joinRanges(openRanges(dayOn(section.week, seasons, date)))
      return { date, weekday: weekdayOf(date), isDayOff, ranges, ...(season && { season }) }
    })
    const key = JSON.stringify(days.map(({ ranges }) => ranges))
    const group = groups.get(key)
    if (group) group.sections.push(section)
    else groups.set(key, { sections: [section], runs: runsOf(days, today) })
  }
  return [...groups.values()]
}
