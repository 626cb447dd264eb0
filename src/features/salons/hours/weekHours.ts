import type { Salon, Section } from '@/domain/salon'
import type { LocalInterval, WeekSchedule } from '@/domain/schedule'
import { joinRanges, openRanges } from '@/domain/wallRanges'
import { addDays, weekdayOf, weekdays, type IsoDate, type Weekday } from '@/domain/weekday'

export interface DayHours {
  date: IsoDate
  weekday: Weekday
  /** Empty when closed. */
  ranges: LocalInterval[]
  /** The whole salon has a day off, whatever the week schedule says. */
  isDayOff: boolean
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
 * The hours of the seven days from `today` on, grouped by sections with the same hours. Today is separate; later
 * consecutive days with the same hours are merged.
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
