import type { Rule } from '@/domain/rules'
import {
  breakRange,
  hoursRange,
  overlappingNights,
  type BreakHours,
  type LocalInterval,
  type WeekSchedule,
} from '@/domain/schedule'
import type { Weekday } from '@/domain/weekday'
import type { DayDraft } from './dayDraft'

export interface HoursFaults {
  startHour?: Rule
  endHour?: Rule
}

export interface DraftFaults extends HoursFaults {
  /** One entry per break, in the same order. */
  breaks: HoursFaults[]
}

const hoursFaults = ({ startHour, endHour }: BreakHours): HoursFaults => ({
  ...(!startHour && { startHour: 'start_required' }),
  ...(!endHour && { endHour: 'end_required' }),
  ...(startHour && endHour && !hoursRange(startHour, endHour) && { endHour: 'end_before_start' }),
})

function breakFaults(pause: BreakHours, open: LocalInterval | undefined): HoursFaults {
  const range = open && breakRange(open, pause)
  if (!range) return hoursFaults(pause)
  return range.from >= open.from && range.until <= open.until ? {} : { endHour: 'break_outside_hours' }
}

/** The faults of a day before it is sent, by the same rules as the server's. */
export function draftFaults(draft: DayDraft): DraftFaults {
  if (draft.isClosed) return { breaks: [] }
  const open = hoursRange(draft.startHour, draft.endHour)
  return { ...hoursFaults(draft), breaks: draft.breaks.map(pause => breakFaults(pause, open)) }
}

/** As `draftFaults`, beside the other days of the week: at the end of a night, or at the start of the day after one. */
export function editingFaults({ day, draft, seen }: DayInWeek): DraftFaults {
  const faults = draftFaults(draft)
  if (draft.isClosed || hasFaults(faults)) return faults
  const saved = [day, ...draft.alsoOn]
  const week = { ...seen, ...Object.fromEntries(saved.map(one => [one, draft])) }
  const known = overlappingNights(seen)
  const nights = overlappingNights(week).filter(night => !known.includes(night) || saved.includes(night))
  if (nights.length === 0) return faults
  const isOwnNight = nights.some(night => saved.includes(night))
  return { ...faults, [isOwnNight ? 'endHour' : 'startHour']: 'nights_overlap' }
}

interface DayInWeek {
  day: Weekday
  draft: DayDraft
  seen: WeekSchedule
}

const isFaulty = ({ startHour, endHour }: HoursFaults) => startHour !== undefined || endHour !== undefined

export const hasFaults = (faults: DraftFaults): boolean => isFaulty(faults) || faults.breaks.some(isFaulty)
