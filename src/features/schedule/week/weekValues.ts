import { array, mixed } from 'yup'
import { rule } from '@/domain/rules'
import { dayScheduleSchema, type WeekRequest } from '@/domain/scheduleRequests'
import type { UsualWeek } from '@/domain/usualWeek'
import { weekdays, type Weekday } from '@/domain/weekday'

export interface WeekValues {
  isClosed: false
  openDays: Weekday[]
  startHour: string
  endHour: string
}

/** The same hours on each open day, under the rules of a single day. */
export const weekValuesSchema = dayScheduleSchema.omit(['day', 'breaks']).shape({
  openDays: array(mixed<Weekday>().required()).min(1, rule('day_required')),
})

export const weekValues = ({ openDays, startHour, endHour }: UsualWeek): WeekValues => ({
  isClosed: false,
  openDays: [...openDays],
  startHour,
  endHour,
})

export const weekRequestOf = ({ openDays, startHour, endHour }: WeekValues): WeekRequest => ({
  days: weekdays
    .filter(day => openDays.includes(day))
    .map(day => ({ day, isClosed: false, startHour, endHour, breaks: [] })),
})
