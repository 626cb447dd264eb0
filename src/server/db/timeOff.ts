import type { TimeOff, TimeOffRequest } from '@/domain/timeOff'
import type { IsoDate } from '@/domain/weekday'
import { countRows } from './countRows'
import type { Db } from './openDatabase'

const toCome = (db: Db, from: IsoDate) =>
  db
    .selectFrom('time_off')
    .where(is => is.or([is('time_off.ends_on', 'is', null), is('time_off.ends_on', '>=', from)]))

/** The time off of the salon's staff that has not ended before the date. */
export async function listTimeOff(db: Db, salonId: string, from: IsoDate): Promise<TimeOff[]> {
  const rows = await toCome(db, from)
    .innerJoin('staff', 'staff.id', 'time_off.staff_id')
    .selectAll('time_off')
    .where('staff.salon_id', '=', salonId)
    .where('staff.removed_at', 'is', null)
    .orderBy('time_off.starts_on')
    .orderBy('time_off.starts_at')
    .orderBy('time_off.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    staffId: row.staff_id,
    isWeekly: row.is_weekly === 1,
    startsOn: row.starts_on,
    startsAt: row.starts_at,
    endsOn: row.ends_on,
    endsAt: row.ends_at,
    reason: row.reason,
  }))
}

export const countTimeOff = (db: Db, staffId: string, from: IsoDate): Promise<number> =>
  countRows(toCome(db, from).where('staff_id', '=', staffId))

export const timeOffColumns = ({ isWeekly, startsOn, startsAt, endsOn, endsAt, reason }: TimeOffRequest) => ({
  is_weekly: isWeekly ? 1 : 0,
  starts_on: startsOn,
  starts_at: startsAt,
  ends_on: endsOn,
  ends_at: endsAt,
  reason,
})
