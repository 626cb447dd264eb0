import { closedWeek, type WeekSchedule } from '@/domain/schedule'
import { formatHour } from '@/domain/wallTime'
import { weekdays, type Weekday } from '@/domain/weekday'
import type { Db } from './openDatabase'
import type { BreakRow, OpeningHoursRow } from './schema/salons'

export async function weeksOf(
  db: Db,
  sectionIds: readonly string[],
  days: readonly Weekday[] = weekdays,
): Promise<ReadonlyMap<string, WeekSchedule>> {
  if (sectionIds.length === 0) return new Map()
  const hours = await db
    .selectFrom('opening_hours')
    .selectAll()
    .where('section_id', 'in', sectionIds)
    .where('weekday', 'in', days)
    .execute()
  const breaks = await db
    .selectFrom('breaks')
    .selectAll()
    .where('section_id', 'in', sectionIds)
    .where('weekday', 'in', days)
    .orderBy('starts_at')
    .execute()
  return new Map(sectionIds.map(id => [id, toWeek(id, hours, breaks)]))
}

function toWeek(
  sectionId: string,
  hours: readonly OpeningHoursRow[],
  breaks: readonly BreakRow[],
): WeekSchedule {
  const week = closedWeek()
  for (const { section_id, weekday, is_closed, opens_at, closes_at } of hours) {
    if (section_id !== sectionId || is_closed === 1 || opens_at === null || closes_at === null) continue
    week[weekday as Weekday] = {
      isClosed: false,
      startHour: formatHour(opens_at),
      endHour: formatHour(closes_at),
      breaks: breaks
        .filter(pause => pause.section_id === sectionId && pause.weekday === weekday)
        .map(({ starts_at, ends_at }) => ({
          startHour: formatHour(starts_at),
          endHour: formatHour(ends_at),
        })),
    }
  }
  return week
}
