import type { BreakHours, DaySchedule, DayScheduleRequest } from '@/domain/schedule'
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

/** What is saved: the chosen day first, then those that get the same. */
export const requestsOf = (
  day: Weekday,
  { isClosed, startHour, endHour, breaks, alsoOn }: DayDraft,
): DayScheduleRequest[] =>
  [day, ...alsoOn].map(one =>
    isClosed
      ? { day: one, isClosed, startHour: null, endHour: null, breaks: [] }
      : { day: one, isClosed, startHour, endHour, breaks },
  )
