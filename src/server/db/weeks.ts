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
    .where('is_closed', '=', 0)
    .execute()
  const breaks = await db
    .selectFrom('breaks')
    .selectAll()
    .where('section_id', 'in', sectionIds)
    .where('weekday', 'in', days)
    .orderBy('starts_at')
    .execute()
  const isOf = (id: string) => (row: { section_id: string }) => row.section_id === id
  return new Map(sectionIds.map(id => [id, toWeek(hours.filter(isOf(id)), breaks.filter(isOf(id)))] as const))
}

/** From the days that are open, with their breaks in order. */
export function toWeek(
  hours: readonly Omit<OpeningHoursRow, 'section_id' | 'is_closed'>[],
  breaks: readonly Omit<BreakRow, 'id' | 'section_id'>[],
): WeekSchedule {
  const week = closedWeek()
  for (const { weekday, opens_at, closes_at } of hours) {
    if (opens_at === null || closes_at === null) continue
    week[weekday as Weekday] = {
      isClosed: false,
      startHour: formatHour(opens_at),
      endHour: formatHour(closes_at),
      breaks: breaks
        .filter(pause => pause.weekday === weekday)
        .map(({ starts_at, ends_at }) => ({
          startHour: formatHour(starts_at),
          endHour: formatHour(ends_at),
        })),
    }
  }
  return week
}
