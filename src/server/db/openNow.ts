import { sql, type RawBuilder } from 'kysely'
import { latestNightEnd } from '@/domain/nightPolicy'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'
import { endOfDay, type WallMinutes } from '@/domain/wallTime'
import { wallOf, type Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'

/** The date and time shared by several time zones at one instant. */
interface Clock {
  date: IsoDate
  minutes: WallMinutes
  zones: string[]
}

export async function listClocks(db: Db, now: Instant): Promise<Clock[]> {
  const rows = await db.selectFrom('salons').select('time_zone').distinct().execute()
  const clocks = new Map<string, Clock>()
  for (const { time_zone } of rows) {
    const wall = wallOf(now, time_zone)
    const key = `${wall.date} ${String(wall.minutes)}`
    const clock = clocks.get(key) ?? { ...wall, zones: [] }
    clock.zones.push(time_zone)
    clocks.set(key, clock)
  }
  return [...clocks.values()]
}

/** The SQL form of `isOpenAt` in domain/, for all salons at once and including days off and seasons. */
export function isOpenNow(clocks: readonly Clock[]): RawBuilder<boolean> {
  if (clocks.length === 0) return sql<boolean>`1 = 0`
  const times = clocks.flatMap(({ date, minutes, zones }) => [
    { date, minutes, zones },
    ...(minutes < latestNightEnd ? [{ date: addDays(date, -1), minutes: minutes + endOfDay, zones }] : []),
  ])
  return sql<boolean>`(${sql.join(times.map(isOpenBy), sql` or `)})`
}

const isOfDate = (date: IsoDate) => sql`seasons.starts_on <= ${date} and ${date} <= seasons.ends_on`

const isOpenBy = ({ date, minutes, zones }: Clock) => sql`(
  salons.time_zone in (${sql.join(zones)})
  and case
    when salons.id in (select seasons.salon_id from seasons where ${isOfDate(date)}) then exists (
      select 1 from seasons
      join season_hours on season_hours.season_id = seasons.id
      join sections on sections.salon_id = seasons.salon_id
      where seasons.salon_id = salons.id and ${isOfDate(date)}
        and season_hours.weekday = ${weekdayOf(date)}
        and season_hours.opens_at <= ${minutes} and ${minutes} < season_hours.closes_at
        and not exists (
          select 1 from season_breaks
          where season_breaks.season_id = seasons.id
            and season_breaks.weekday = ${weekdayOf(date)}
            and season_breaks.starts_at <= ${minutes} and ${minutes} < season_breaks.ends_at
        )
    )
    else exists (
      select 1 from sections join opening_hours on opening_hours.section_id = sections.id
      where sections.salon_id = salons.id
        and opening_hours.weekday = ${weekdayOf(date)}
        and opening_hours.is_closed = 0
        and opening_hours.opens_at <= ${minutes} and ${minutes} < opening_hours.closes_at
        and not exists (
          select 1 from breaks
          where breaks.section_id = sections.id
            and breaks.weekday = ${weekdayOf(date)}
            and breaks.starts_at <= ${minutes} and ${minutes} < breaks.ends_at
        )
    )
  end
  and salons.id not in (select days_off.salon_id from days_off where days_off.date = ${date})
)`
