import { randomUUID } from 'node:crypto'
import { breakRanges, openingHours, type DaySchedule } from '@/domain/schedule'
import type { Weekday } from '@/domain/weekday'
import type { Db } from './openDatabase'

export async function saveDay(db: Db, sectionId: string, weekday: Weekday, day: DaySchedule): Promise<void> {
  await db
    .deleteFrom('opening_hours')
    .where('section_id', '=', sectionId)
    .where('weekday', '=', weekday)
    .execute()
  await db.deleteFrom('breaks').where('section_id', '=', sectionId).where('weekday', '=', weekday).execute()
  const open = openingHours(day)
  await db
    .insertInto('opening_hours')
    .values({
      section_id: sectionId,
      weekday,
      is_closed: open ? 0 : 1,
      opens_at: open?.from ?? null,
      closes_at: open?.until ?? null,
    })
    .execute()
  const pauses = open ? breakRanges(day) : []
  if (pauses.length === 0) return
  await db
    .insertInto('breaks')
    .values(
      pauses.map(({ from, until }) => ({
        id: randomUUID(),
        section_id: sectionId,
        weekday,
        starts_at: from,
        ends_at: until,
      })),
    )
    .execute()
}
