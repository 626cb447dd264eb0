import { useMemo } from 'react'
import type { Appointment } from '@/domain/appointment'
import type { StaffMember } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { columnOf, type Column } from './diaryColumns'
import { diaryHours, type DiaryHours } from './diaryHours'
import type { OpenDay } from './openTimes'

interface ColumnsOptions {
  timeZone: string
  days: readonly OpenDay[]
  /** One column for each entry. Null means all staff in one column. */
  staff: readonly (StaffMember | null)[]
  appointments: readonly Appointment[]
  now: Instant
}

/** The columns of the calendar, day by day. The same objects until their content changes. */
export function useColumns({ timeZone, days, staff, appointments, now }: ColumnsOptions): {
  hours: DiaryHours
  columns: Column[]
} {
  return useMemo(() => {
    const hours = diaryHours(days, appointments, timeZone)
    const columns = days.flatMap(day =>
      staff.map(staffMember => columnOf({ timeZone, day, staffMember, hours, appointments, now })),
    )
    return { hours, columns }
  }, [timeZone, days, staff, appointments, now])
}
