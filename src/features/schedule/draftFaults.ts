import type { Rule } from '@/domain/rules'
import { hoursRange, type BreakHours, type LocalInterval } from '@/domain/schedule'
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
  const range = hoursRange(pause.startHour, pause.endHour)
  if (!range || !open) return hoursFaults(pause)
  return range.from >= open.from && range.until <= open.until ? {} : { endHour: 'break_outside_hours' }
}

/** The faults of a day before it is sent, by the same rules as the server's. */
export function draftFaults(draft: DayDraft): DraftFaults {
  if (draft.isClosed) return { breaks: [] }
  const open = hoursRange(draft.startHour, draft.endHour)
  return { ...hoursFaults(draft), breaks: draft.breaks.map(pause => breakFaults(pause, open)) }
}

const isFaulty = ({ startHour, endHour }: HoursFaults) => startHour !== undefined || endHour !== undefined

export const hasFaults = (faults: DraftFaults): boolean => isFaulty(faults) || faults.breaks.some(isFaulty)
