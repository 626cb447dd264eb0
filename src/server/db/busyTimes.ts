import { maxServiceMinutes } from '@/domain/money'
import { mostCleanUpMinutes } from '@/domain/serviceGapsPolicy'
import type { BusyInterval } from '@/domain/units'
import { busyParts, workEndOf } from '@/domain/workUnits'
import type { Instant, Interval } from '@/domain/zonedTime'
import { toWorked, type WorkedRow } from './claims'
import type { Db } from './openDatabase'

/** From the start of an appointment to the end of its clean-up. */
export interface StaffBusy extends BusyInterval {
  staffId: string
  /** Without its pauses. */
  parts: readonly BusyInterval[]
}

export interface BusyAppointment extends StaffBusy {
  id: string
}

export const longestCleanUp = mostCleanUpMinutes * 60_000
/** An appointment that began longer ago than this is over, with its clean-up: none is longer. */
export const longestMilliseconds = maxServiceMinutes * 60_000 + longestCleanUp

/** What is read for an interval: a clean-up may reach into it, and one of its last appointment beyond it. */
export const readFor = ({ from, until }: Interval) => ({
  beganAfter: from - longestMilliseconds,
  beginsBefore: until + longestCleanUp,
  endsAfter: from - longestCleanUp,
})

/** The salon's active appointments in and beside the interval, without the one that is being rescheduled. */
export async function findBusyTimes(
  db: Db,
  salonId: string,
  from: Instant,
  until: Instant,
  exceptId?: string,
): Promise<BusyAppointment[]> {
  const { beganAfter, beginsBefore, endsAfter } = readFor({ from, until })
  let live = db
    .selectFrom('appointments')
    .select(['id', 'staff_id', 'starts_at', 'ends_at', 'work_units'])
    .where('salon_id', '=', salonId)
    .where('starts_at', '>', beganAfter)
    .where('starts_at', '<', beginsBefore)
    .where('ends_at', '>', endsAfter)
    .where('status', 'in', ['pending', 'confirmed'])
  if (exceptId !== undefined) live = live.where('id', '!=', exceptId)
  const rows = await live.execute()
  return rows.map(toBusy)
}

interface BusyRow extends WorkedRow {
  id: string
  staff_id: string
}

export function toBusy({ id, staff_id, ...row }: BusyRow): BusyAppointment {
  const worked = toWorked(row)
  return {
    id,
    staffId: staff_id,
    startsAt: worked.startsAt,
    endsAt: workEndOf(worked),
    parts: busyParts(worked),
  }
}
