import { mergeEdits, type Versioned } from '@/domain/edit'
import type { BreakHours, DaySchedule, WeekSchedule } from '@/domain/schedule'
import type { DayScheduleRequest } from '@/domain/scheduleRequests'
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

const hoursOf = ({ isClosed, startHour, endHour, breaks }: DayDraft): DaySchedule =>
  isClosed
    ? { isClosed, startHour: null, endHour: null, breaks: [] }
    : { isClosed, startHour, endHour, breaks }

/** What is saved: the chosen day first, then those that get the same; each with the version that the owner saw of it. */
export const requestsOf = (
  day: Weekday,
  draft: DayDraft,
  seen: WeekSchedule,
): Versioned<DayScheduleRequest>[] =>
  [day, ...draft.alsoOn].map(one => ({ day: one, ...hoursOf(draft), etag: seen[one].etag }))

/** What of a day can be changed apart. */
export type DayPart = 'opening' | 'breaks'
export const wholeDay: DayPart[] = ['opening', 'breaks']

const partsOf = ({ isClosed, startHour, endHour, breaks }: DaySchedule) => ({
  opening: { isClosed, startHour, endHour },
  breaks,
})

export const withParts = (draft: DayDraft, day: DaySchedule, parts: readonly DayPart[]): DayDraft => {
  const { alsoOn: _alsoOn, breaks, ...opening } = draftOf(day)
  return {
    ...draft,
    ...(parts.includes('opening') && opening),
    ...(parts.includes('breaks') && { breaks }),
  }
}

/** The form's day with what another person has made of it meanwhile, and in what the two do not agree. */
export function mergeDay(
  seen: DaySchedule,
  draft: DayDraft,
  theirs: DaySchedule,
): { draft: DayDraft; conflicting: DayPart[] } {
  const mine = hoursOf(draft)
  // What a closed day had of breaks goes with its hours.
  if (mine.isClosed !== theirs.isClosed) return { draft, conflicting: wholeDay }
  const { merged, conflicting } = mergeEdits(partsOf(seen), partsOf(mine), partsOf(theirs))
  return {
    draft: { ...draftOf({ ...merged.opening, breaks: merged.breaks }), alsoOn: draft.alsoOn },
    conflicting,
  }
}
