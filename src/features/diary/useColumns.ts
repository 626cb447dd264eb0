import { useMemo } from 'react'
import type { Appointment } from '@/domain/appointment'
import type { Chair } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { columnOf, type Column } from './diaryColumns'
import { diaryHours, type DiaryHours } from './diaryHours'
import type { OpenDay } from './openTimes'

interface ColumnsOptions {
  timeZone: string
  days: readonly OpenDay[]
  /** One column each; null stands for all of them in one. */
  chairs: readonly (Chair | null)[]
  appointments: readonly Appointment[]
  now: Instant
}

/** The columns of the calendar, a day after the other; the same ones until what they show changes. */
export function useColumns({ timeZone, days, chairs, appointments, now }: ColumnsOptions): {
  hours: DiaryHours
  columns: Column[]
} {
  return useMemo(() => {
    const hours = diaryHours(days, appointments, timeZone)
    const columns = days.flatMap(day =>
      chairs.map(chair => columnOf({ timeZone, day, chair, hours, appointments, now })),
    )
    return { hours, columns }
  }, [timeZone, days, chairs, appointments, now])
}
