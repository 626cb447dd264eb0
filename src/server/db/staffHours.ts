import { ownRange, type OwnWeek } from '@/domain/ownWeek'
import { formatHour } from '@/domain/wallTime'
import { weekdays } from '@/domain/weekday'
import type { Db } from './openDatabase'
import type { StaffHoursRow } from './schema/salons'

export async function ownWeeksOf(db: Db, staffIds: readonly string[]): Promise<ReadonlyMap<string, OwnWeek>> {
  if (staffIds.length === 0) return new Map()
  return toOwnWeeks(
    await db.selectFrom('staff_hours').selectAll().where('staff_id', 'in', staffIds).execute(),
  )
}

/** By staff id. A staff member without a row has no week of their own. */
export function toOwnWeeks(rows: readonly StaffHoursRow[]): ReadonlyMap<string, OwnWeek> {
  const weeks = new Map<string, OwnWeek>()
  for (const { staff_id, weekday, starts_at, ends_at } of rows) {
    const week = weeks.get(staff_id) ?? freeWeek()
    week[weekday as keyof OwnWeek] =
      starts_at === null || ends_at === null
        ? null
        : { startHour: formatHour(starts_at), endHour: formatHour(ends_at) }
    weeks.set(staff_id, week)
  }
  return weeks
}

/** Replaces a staff member's own week; with null the section's hours apply. */
export async function saveOwnWeek(db: Db, staffId: string, week: OwnWeek | null): Promise<void> {
  await db.deleteFrom('staff_hours').where('staff_id', '=', staffId).execute()
  if (!week) return
  await db.insertInto('staff_hours').values(toStaffHours(staffId, week)).execute()
}

export const toStaffHours = (staffId: string, week: OwnWeek): StaffHoursRow[] =>
  weekdays.map(weekday => {
    const day = week[weekday]
    const range = day && ownRange(day)
    return { staff_id: staffId, weekday, starts_at: range?.from ?? null, ends_at: range?.until ?? null }
  })

const freeWeek = (): OwnWeek => Object.fromEntries(weekdays.map(day => [day, null])) as OwnWeek
