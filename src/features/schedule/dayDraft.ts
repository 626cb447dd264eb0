import { mergeEdits, type Versioned } from '@/domain/edit'
import type { BreakHours, DaySchedule, WeekSchedule } from '@/domain/schedule'
import type { DayScheduleRequest } from '@/domain/scheduleRequests'
import type { Weekday } from '@/domain/weekday'

/** A day in the form. An hour that is not chosen yet is an empty string. */
export interface DayDraft {
  isClosed: boolean
  startHour: string
  endHour: string
  breaks: BreakHours[]
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

export type SavedDay = DaySchedule & { day: Weekday }

const hoursOf = ({ isClosed, startHour, endHour, breaks }: DayDraft): DaySchedule =>
  isClosed
    ? { isClosed, startHour: null, endHour: null, breaks: [] }
    : { isClosed, startHour, endHour, breaks }

/** The requests to save: the chosen day first, then the copies. Each has the version that the owner saw. */
export const requestsOf = (
  day: Weekday,
  draft: DayDraft,
  seen: WeekSchedule,
): Versioned<DayScheduleRequest>[] =>
  [day, ...draft.alsoOn].map(one => ({ day: one, ...hoursOf(draft), etag: seen[one].etag }))

/** The parts of a day that merge separately. */
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

/** Merges the form's day with what somebody else has saved meanwhile, and lists the conflicting parts. */
export function mergeDay(
  seen: DaySchedule,
  draft: DayDraft,
  theirs: DaySchedule,
): { draft: DayDraft; conflicting: DayPart[] } {
  const mine = hoursOf(draft)
  // A closed day has no breaks, so the whole day conflicts.
  if (mine.isClosed !== theirs.isClosed) return { draft, conflicting: wholeDay }
  const { merged, conflicting } = mergeEdits(partsOf(seen), partsOf(mine), partsOf(theirs))
  return {
    draft: { ...draftOf({ ...merged.opening, breaks: merged.breaks }), alsoOn: draft.alsoOn },
    conflicting,
  }
}
