import { useMemo } from 'react'
import type { Appointment } from '@/domain/appointment'
import type { StaffMember } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
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
  const { changes } = useRights()
  return useMemo(() => {
    const hours = diaryHours(days, appointments, timeZone)
    const columns = days.flatMap(day =>
      staff.map(staffMember => {
        const column = columnOf({ timeZone, day, staffMember, hours, appointments, now })
        // Free time of others is nothing to press for whoever cannot book for them.
        return changes({ staffId: staffMember?.id }) ? column : { ...column, gaps: [] }
      }),
    )
    return { hours, columns }
  }, [timeZone, days, staff, appointments, now, changes])
}
