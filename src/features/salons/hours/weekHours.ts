import type { Salon, Section } from '@/domain/salon'
import type { LocalInterval, WeekSchedule } from '@/domain/schedule'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { addDays, weekdayOf, weekdays, type IsoDate, type Weekday } from '@/domain/weekday'

export interface DayHours {
  date: IsoDate
  weekday: Weekday
  /** Empty when closed. */
  ranges: LocalInterval[]
  /** The salon is off that day, whatever its week says. */
  isDayOff: boolean
}

/** Days in a row with the same hours; the first is the last when there is only one. */
export interface DayRun {
  first: DayHours
  last: DayHours
}

interface HoursGroup {
  /** The sections that keep these hours. */
  sections: Section[]
  runs: DayRun[]
}

const sameHours = (one: DayHours, other: DayHours) =>
  one.isDayOff === other.isDayOff && JSON.stringify(one.ranges) === JSON.stringify(other.ranges)

function runsOf(days: readonly DayHours[], today: IsoDate): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.first.date !== today && sameHours(run.last, day)) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

const rangesOf = (week: WeekSchedule) => weekdays.map(day => joinRanges(openRanges(week[day])))

/**
 * The hours of the seven days from `today` on, once for all sections that share them. Today stands alone, what
 * follows is drawn together where it is the same day after day.
 */
export function weekHours(
  { sections, daysOff }: Pick<Salon, 'sections' | 'daysOff'>,
  today: IsoDate,
): HoursGroup[] {
  const groups = new Map<string, Section[]>()
  for (const section of sections) {
    const key = JSON.stringify(rangesOf(section.week))
    groups.set(key, [...(groups.get(key) ?? []), section])
  }
  const dates = weekdays.map((_, ahead) => addDays(today, ahead))
  return [...groups.values()].map(sharing => {
    const days = dates.map(date => {
      const weekday = weekdayOf(date)
      const isDayOff = daysOff.some(dayOff => dayOff.date === date)
      const open = sharing[0] ? joinRanges(openRanges(sharing[0].week[weekday])) : []
      return { date, weekday, isDayOff, ranges: isDayOff ? [] : open }
    })
    return { sections: sharing, runs: runsOf(days, today) }
  })
}
