import { useMemo } from 'react'
import type { ShownDays } from '@/api/diaryApi'
import type { Appointment } from '@/domain/appointment'
import type { Chair, Salon } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { columnOf, type Column } from './diaryColumns'
import { diaryHours, type DiaryHours } from './diaryHours'

interface ColumnsOptions {
  salon: Salon
  shown: ShownDays
  /** One column each; null stands for all of them in one. */
  chairs: readonly (Chair | null)[]
  appointments: readonly Appointment[]
  now: Instant
}

/** The columns of the calendar, a day after the other; the same ones until what they show changes. */
export function useColumns({ salon, shown, chairs, appointments, now }: ColumnsOptions): {
  hours: DiaryHours
  columns: Column[]
} {
  const { from, to } = shown
  return useMemo(() => {
    const dates = [from]
    for (let date = from; date < to; dates.push(date)) date = addDays(date, 1)
    const hours = diaryHours(salon, dates, appointments)
    const columns = dates.flatMap(date =>
      chairs.map(chair => columnOf({ salon, date, chair, hours, appointments, now })),
    )
    return { hours, columns }
  }, [salon, from, to, chairs, appointments, now])
}
