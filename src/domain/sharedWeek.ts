import { breakRanges, closedDay, openingHours, type DaySchedule, type WeekSchedule } from './schedule'
import type { Some } from './appointmentServices'
import { formatHour } from './wallTime'
import { weekdays } from './weekday'

/**
 * The hours of an appointment with services of several sections: within the hours of each section and outside all their
 * breaks. This is stricter than each service within its own section's hours, and so holds for any order of the
 * services.
 */
export function sharedWeek(weeks: Some<WeekSchedule>): WeekSchedule {
  const [first = weeks[0], ...others] = new Set(weeks)
  return others.reduce(
    (shared, week) =>
      Object.fromEntries(weekdays.map(day => [day, sharedDay(shared[day], week[day])])) as WeekSchedule,
    first,
  )
}

function sharedDay(one: DaySchedule, other: DaySchedule): DaySchedule {
  const [ours, theirs] = [openingHours(one), openingHours(other)]
  if (!ours || !theirs) return closedDay
  const from = Math.max(ours.from, theirs.from)
  const until = Math.min(ours.until, theirs.until)
  if (until <= from) return closedDay
  return {
    isClosed: false,
    startHour: formatHour(from),
    endHour: formatHour(until),
    breaks: [...breakRanges(one), ...breakRanges(other)]
      .filter(pause => pause.from < until && pause.until > from)
      .map(pause => ({
        startHour: formatHour(Math.max(pause.from, from)),
        endHour: formatHour(Math.min(pause.until, until)),
      })),
  }
}
