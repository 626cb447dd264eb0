import type { Edit } from '@/domain/edit'
import type { BreakHours, DaySchedule, DayScheduleRequest, WeekSchedule } from '@/domain/schedule'
import type { Weekday } from '@/domain/weekday'

/** A day as it is filled in; an hour that is not chosen yet is an empty text. */
export interface DayDraft {
  isClosed: boolean
  startHour: string
  endHour: string
  breaks: BreakHours[]
  /** Other days that shall get the same. */
  alsoOn: Weekday[]
}

export const emptyDraft: DayDraft = { isClosed: false, startHour: '', endHour: '', breaks: [], alsoOn: [] }

export const draftOf = ({ isClosed, startHour, endHour, breaks }: DaySchedule): DayDraft => ({
  isClosed,
  startHour: startHour ?? '',
  endHour: endHour ?? '',
  breaks,
  alsoOn: [],
})

/** A day of the week as it is saved. */
export type SavedDay = DaySchedule & { day: Weekday }

/** What is saved: the chosen day first, then those that get the same; each with what the owner saw of it in the week. */
export const requestsOf = (
  day: Weekday,
  { isClosed, startHour, endHour, breaks, alsoOn }: DayDraft,
  seen: WeekSchedule,
): Edit<DayScheduleRequest>[] =>
  [day, ...alsoOn].map(one => {
    const base: SavedDay = { day: one, ...seen[one] }
    return isClosed
      ? { day: one, isClosed, startHour: null, endHour: null, breaks: [], base }
      : { day: one, isClosed, startHour, endHour, breaks, base }
  })
