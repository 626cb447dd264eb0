import { ValidationError } from 'yup'
import { timeOffSchema, type TimeOff, type TimeOffRequest } from '@/domain/timeOff'
import { endOfDay } from '@/domain/wallTime'
import { wallOf, type Instant } from '@/domain/zonedTime'

/** Times are minutes after midnight, as strings. */
export interface TimeOffForm {
  repeats: 'once' | 'weekly'
  isAllDay: boolean
  startsOn: string
  startsAt: string
  endsOn: string
  endsAt: string
  reason: string
}

const usualMinutes = 60

export function newTimeOff(startsAt: Instant, timeZone: string, isAllDay = false): TimeOffForm {
  const { date, minutes } = wallOf(startsAt, timeZone)
  return {
    repeats: 'once',
    isAllDay,
    startsOn: date,
    startsAt: String(minutes),
    endsOn: date,
    endsAt: String(Math.min(minutes + usualMinutes, endOfDay)),
    reason: '',
  }
}

export const formOf = (timeOff: TimeOff): TimeOffForm => ({
  repeats: timeOff.isWeekly ? 'weekly' : 'once',
  isAllDay: timeOff.startsAt === 0 && timeOff.endsAt === endOfDay,
  startsOn: timeOff.startsOn,
  startsAt: String(timeOff.startsAt),
  endsOn: timeOff.endsOn ?? '',
  endsAt: String(timeOff.endsAt),
  reason: timeOff.reason,
})

export const requestOf = (form: TimeOffForm): TimeOffRequest => ({
  isWeekly: form.repeats === 'weekly',
  startsOn: form.startsOn,
  startsAt: form.isAllDay ? 0 : Number(form.startsAt),
  endsOn: form.endsOn || null,
  endsAt: form.isAllDay ? endOfDay : Number(form.endsAt),
  reason: form.reason.trim(),
})

/** The faults of the form by field. */
export function faultsOf(form: TimeOffForm): Record<string, string> {
  try {
    timeOffSchema.validateSync(requestOf(form), { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}
