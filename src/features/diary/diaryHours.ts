import type { Appointment } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { endOfDay, type WallMinutes } from '@/domain/wallTime'
import type { IsoDate } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import { openRanges } from './openTimes'

/** Whole hours on the salon's clock that the calendar reaches over. */
export interface DiaryHours {
  from: WallMinutes
  until: WallMinutes
}

const usual: DiaryHours = { from: 9 * 60, until: 18 * 60 }
const hour = 60

/** From the earliest opening to the latest closing of the days, wider where a booking lies outside of it. */
export function diaryHours(
  salon: Salon,
  dates: readonly IsoDate[],
  appointments: readonly Appointment[],
): DiaryHours {
  const open = salon.chairs.flatMap(chair => dates.flatMap(date => openRanges(salon, chair, date)))
  const booked = appointments.flatMap(({ startsAt, endsAt }) => {
    if (startsAt === undefined || endsAt === undefined) return []
    const from = wallOf(startsAt, salon.timeZone).minutes
    return [{ from, until: Math.min(from + (endsAt - startsAt) / 60_000, endOfDay) }]
  })
  const all = [...open, ...booked]
  if (all.length === 0) return usual
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / hour) * hour,
    until: Math.ceil(Math.max(...all.map(({ until }) => until)) / hour) * hour,
  }
}
