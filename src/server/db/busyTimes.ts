import { maxServiceMinutes } from '@/domain/money'
import type { BusyInterval } from '@/domain/units'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'

export interface StaffBusy extends BusyInterval {
  staffId: string
}

export interface BusyAppointment extends StaffBusy {
  id: string
}

/** An appointment that began longer ago than this is over: none is longer. */
export const longestMilliseconds = maxServiceMinutes * 60_000

/** The salon's active appointments that overlap the interval, without the one that is being rescheduled. */
export async function findBusyTimes(
  db: Db,
  salonId: string,
  from: Instant,
  until: Instant,
  exceptId?: string,
): Promise<BusyAppointment[]> {
  let live = db
    .selectFrom('appointments')
    .select(['id', 'staff_id', 'starts_at', 'ends_at'])
    .where('salon_id', '=', salonId)
    .where('starts_at', '>', from - longestMilliseconds)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .where('status', 'in', ['pending', 'confirmed'])
  if (exceptId !== undefined) live = live.where('id', '!=', exceptId)
  const rows = await live.execute()
  return rows.map(toBusy)
}

interface BusyRow {
  id: string
  staff_id: string
  starts_at: Instant
  ends_at: Instant
}

export const toBusy = ({ id, staff_id, starts_at, ends_at }: BusyRow): BusyAppointment => ({
  id,
  staffId: staff_id,
  startsAt: starts_at,
  endsAt: ends_at,
})
