import { sql, type RawBuilder } from 'kysely'
import { freeIntervals, isAnyTime, type FreeTime } from '@/domain/freeTime'
import { unitsPerDigit } from '@/domain/slotTimeline'
import { unitFrom, unitOf, type Unit } from '@/domain/units'
import { daysBetween } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'

/** When a slot may begin, in units of the books since 1970, for the salons of some time zones. */
interface ZonedTime {
  zones: string[]
  from: Unit
  until: Unit
  /** The day of the search is one of so many, from today on. */
  days: number
}

export interface AskedTime {
  /** Each salon's service is the one of its "from" price. */
  isOfFrom: boolean
  free: FreeTime
  now: Unit
  /** None where the asked day is over or cannot be booked yet. */
  times: ZonedTime[]
}

/** Reads a time that a search asks for on the clocks of all salons. */
export async function readFreeTime(
  db: Db,
  free: FreeTime,
  { now, isOfFrom }: { now: Instant; isOfFrom: boolean },
): Promise<AskedTime> {
  const rows = await db.selectFrom('salons').select('time_zone').distinct().execute()
  const times = new Map<string, ZonedTime>()
  for (const { time_zone } of rows) {
    const intervals = freeIntervals(free, time_zone, now)
    const [first] = intervals
    const last = intervals.at(-1)
    if (!first || !last) continue
    const days = daysBetween(todayIn(time_zone, now), todayIn(time_zone, first.from)) + 1
    const time = { from: unitFrom(first.from), until: unitFrom(last.until), days }
    const key = Object.values(time).join(' ')
    const same = times.get(key) ?? { ...time, zones: [] }
    same.zones.push(time_zone)
    times.set(key, same)
  }
  return { isOfFrom, free, now: unitOf(now), times: [...times.values()] }
}

const inZones = ({ zones }: ZonedTime) => sql`salons.time_zone in (${sql.join(zones)})`

/** The column that has the first slot after the present, where it is in the asked part of its day. */
const nextColumn = ({ isOfFrom }: AskedTime, { evening }: FreeTime) =>
  sql.ref(`${isOfFrom ? 'salons' : 'slot_summaries'}.${evening ? 'next_evening' : 'next_start'}`)

/** Whether it cannot be answered from the salons' rows alone. */
export const needsSummaries = (asked: AskedTime): boolean =>
  !asked.isOfFrom || asked.times.some(time => !beginsNow(asked, time))

/** Whether the interval begins at the present, so that the next slot of all tells whether there is one in it. */
const beginsNow = ({ free, now }: AskedTime, { from }: ZonedTime) => free.day === undefined || from <= now + 1

const digitsOf = ({ from, until }: ZonedTime) => sql`substr(
  slot_summaries.digits,
  (${sql.lit(from)} - slot_summaries.from_unit) / ${sql.lit(unitsPerDigit)} + 1,
  ${sql.lit(Math.ceil((until - from) / unitsPerDigit))})`

const isWithinHorizon = ({ days }: ZonedTime) => sql`slot_summaries.horizon_days >= ${sql.lit(days)}`

/** Whether the first slot that can be booked now is in this part of the day or after it. */
const beginsTooSoon = ({ now }: AskedTime, { from }: ZonedTime) =>
  sql`slot_summaries.lead_units >= ${sql.lit(from - now)}`

/** Whether the salon has a free slot at the asked time. */
export function hasFreeSlot(asked: AskedTime): RawBuilder<boolean> {
  const { free, times } = asked
  if (times.length === 0) return sql<boolean>`1 = 0`
  const each = times.map(time => {
    const isFree = beginsNow(asked, time)
      ? sql`${nextColumn(asked, free.day === undefined ? free : {})} < ${sql.lit(time.until)}`
      : sql`${isWithinHorizon(time)} and case
          when ${beginsTooSoon(asked, time)} then ${nextColumn(asked, {})} < ${sql.lit(time.until)}
          else ltrim(${digitsOf(time)}, '0') <> ''
        end`
    return sql`(${inZones(time)} and ${isFree})`
  })
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

const never = 2 ** 31 - 1

/** A number by which salons sort by their first slot at the asked time; those without one are last. */
export function firstSlotAt(asked: AskedTime): RawBuilder<number> {
  const { free, times } = asked
  if (free.day === undefined || times.length === 0)
    return sql`coalesce(${nextColumn(asked, isAnyTime(free) ? {} : free)}, ${sql.lit(never)})`
  const each = times.map(time => {
    if (beginsNow(asked, time)) return sql`when ${inZones(time)} then ${nextColumn(asked, {})}`
    const rest = sql`ltrim(${digitsOf(time)}, '0')`
    return sql`when ${inZones(time)} and not ${isWithinHorizon(time)} then null
      when ${inZones(time)} and ${beginsTooSoon(asked, time)} then ${nextColumn(asked, {})}
      when ${inZones(time)} and ${rest} <> '' then ${sql.lit(time.from)}
      + ${sql.lit(unitsPerDigit)} * (length(${digitsOf(time)}) - length(${rest}))
      + case
          when substr(${rest}, 1, 1) in ('8', '9', 'a', 'b', 'c', 'd', 'e', 'f') then 0
          when substr(${rest}, 1, 1) in ('4', '5', '6', '7') then 1
          when substr(${rest}, 1, 1) in ('2', '3') then 2
          else 3
        end`
  })
  return sql`coalesce(case ${sql.join(each, sql` `)} end, ${sql.lit(never)})`
}
