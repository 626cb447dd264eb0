import { randomUUID } from 'node:crypto'
import { breakRanges, openingHours } from '@/domain/schedule'
import { toDaySchedule } from '@/domain/scheduleRequests'
import type { Season } from '@/domain/season'
import type { SeasonRequest } from '@/domain/seasonRequests'
import type { IsoDate } from '@/domain/weekday'
import type { Db } from './openDatabase'
import type { SeasonRow } from './schema/salons'
import { toOwnWeeks, toStaffHours } from './staffHours'
import { toWeek } from './weeks'

/** The seasons of a salon that have not ended before the date, in order, with the hours of its staff. */
export async function listSeasons(db: Db, salonId: string, from: IsoDate): Promise<Season[]> {
  const found = await listSeasonsOf(db, [salonId], from)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('season_staff_hours')
    .innerJoin('staff', 'staff.id', 'season_staff_hours.staff_id')
    .selectAll('season_staff_hours')
    .where('season_id', 'in', ids)
    .where('staff.removed_at', 'is', null)
    .orderBy('staff.position')
    .orderBy('staff.id')
    .execute()
  return found.map(({ salonId: _salonId, ...season }) => {
    const weeks = toOwnWeeks(rows.filter(({ season_id }) => season_id === season.id))
    return { ...season, staffHours: [...weeks].map(([staffId, hours]) => ({ staffId, hours })) }
  })
}

/** Of several salons, begun by the last date at the latest, without the hours of their staff. */
export async function listSeasonsOf(
  db: Db,
  salonIds: readonly string[],
  from: IsoDate,
  last?: IsoDate,
): Promise<(Season & { salonId: string })[]> {
  if (salonIds.length === 0) return []
  const rows = await db
    .selectFrom('seasons')
    .selectAll()
    .where('salon_id', 'in', salonIds)
    .where('ends_on', '>=', from)
    .$if(last !== undefined, query => query.where('starts_on', '<=', last ?? from))
    .orderBy('starts_on')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const hours = await db.selectFrom('season_hours').selectAll().where('season_id', 'in', ids).execute()
  const breaks = await db
    .selectFrom('season_breaks')
    .selectAll()
    .where('season_id', 'in', ids)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ id, salon_id, name, name_ar, starts_on, ends_on }) => {
    const isOwn = (row: { season_id: string }) => row.season_id === id
    return {
      id,
      salonId: salon_id,
      name,
      nameAr: name_ar,
      startsOn: starts_on,
      endsOn: ends_on,
      week: toWeek(hours.filter(isOwn), breaks.filter(isOwn)),
    }
  })
}

/** The staff must work in the salon. */
export async function insertSeason(
  db: Db,
  id: string,
  salonId: string,
  request: SeasonRequest,
): Promise<void> {
  await db
    .insertInto('seasons')
    .values({ id, salon_id: salonId, ...seasonColumns(request) })
    .execute()
  await saveHours(db, id, request)
}

export async function updateSeason(db: Db, id: string, request: SeasonRequest): Promise<void> {
  await db.updateTable('seasons').set(seasonColumns(request)).where('id', '=', id).execute()
  await saveHours(db, id, request)
}

const seasonColumns = ({
  name,
  nameAr,
  startsOn,
  endsOn,
}: SeasonRequest): Omit<SeasonRow, 'id' | 'salon_id'> => ({
  name,
  name_ar: nameAr,
  starts_on: startsOn,
  ends_on: endsOn,
})

async function saveHours(db: Db, season_id: string, { days, staffHours }: SeasonRequest): Promise<void> {
  await db.deleteFrom('season_hours').where('season_id', '=', season_id).execute()
  await db.deleteFrom('season_breaks').where('season_id', '=', season_id).execute()
  await db.deleteFrom('season_staff_hours').where('season_id', '=', season_id).execute()
  for (const { day: weekday, ...request } of days) {
    const day = toDaySchedule(request)
    const open = openingHours(day)
    if (!open) continue
    await db
      .insertInto('season_hours')
      .values({ season_id, weekday, opens_at: open.from, closes_at: open.until })
      .execute()
    const breaks = breakRanges(day).map(({ from, until }) => ({
      id: randomUUID(),
      season_id,
      weekday,
      starts_at: from,
      ends_at: until,
    }))
    if (breaks.length > 0) await db.insertInto('season_breaks').values(breaks).execute()
  }
  for (const { staffId, hours } of staffHours) {
    const rows = toStaffHours(staffId, hours).map(row => ({ season_id, ...row }))
    await db.insertInto('season_staff_hours').values(rows).execute()
  }
}
