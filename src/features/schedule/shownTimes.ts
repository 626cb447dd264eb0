import type { Section } from '@/domain/salon'
import type { DayOff, WeekSchedule } from '@/domain/schedule'
import type { Weekday } from '@/domain/weekday'
import type { Change } from './change'
import type { Task } from './scheduleSlice'

/** What a day off goes by until it is saved. */
export const newDayOffId = 'new'

/** The change that is on its way; while the owner is asked about it, it stands on the screen too. */
const changeOnItsWay = (task: Task): Change | undefined =>
  task.step === 'checking' || task.step === 'asking' || task.step === 'saving' ? task.change : undefined

/** A section's week as it will stand when what is on its way has arrived, and which days of it are. */
export function shownWeek({ id, week }: Section, task: Task): { week: WeekSchedule; saving: Weekday[] } {
  const change = changeOnItsWay(task)
  if (change?.kind !== 'hours' || change.sectionId !== id) return { week, saving: [] }
  const days = change.hours.map(({ day, base: _base, ...hours }) => [day, hours] as const)
  return { week: { ...week, ...Object.fromEntries(days) }, saving: days.map(([day]) => day) }
}

/** The days off, with one that is on its way in its place. */
export function shownDaysOff(daysOff: readonly DayOff[], task: Task): readonly DayOff[] {
  const change = changeOnItsWay(task)
  if (change?.kind !== 'dayOff') return daysOff
  const { date, reason } = change
  if (daysOff.some(saved => saved.date === date)) return daysOff
  return [...daysOff, { id: newDayOffId, date, reason }].sort((one, other) =>
    one.date.localeCompare(other.date),
  )
}
