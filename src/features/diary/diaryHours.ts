import type { Appointment } from '@/domain/appointment'
import { memoized } from '@/domain/memoized'
import { endOfDay, type WallMinutes } from '@/domain/wallTime'
import { workEndOf } from '@/domain/workUnits'
import { wallOf, type Instant } from '@/domain/zonedTime'
import type { OpenDay } from './openTimes'
import { quarterLength } from './rows'

/** The range of the calendar in whole hours, in the salon's time zone. */
export interface DiaryHours {
  from: WallMinutes
  until: WallMinutes
}

const usual: DiaryHours = { from: 9 * 60, until: 18 * 60 }
const hour = 60
const leastShown = quarterLength / 60_000

/** From the earliest opening to the latest closing of the days, extended by appointments outside these hours. */
export function diaryHours(
  days: readonly OpenDay[],
  appointments: readonly Appointment[],
  timeZone: string,
): DiaryHours {
  // Memoised: hundreds of appointments begin at the same few times.
  const minutesOf = memoized((instant: Instant) => wallOf(instant, timeZone).minutes)
  const open = days.flatMap(({ openOf }) => [...openOf.values()].flat())
  const booked = appointments.flatMap(({ startsAt, endsAt, workUnits, nightOf }) => {
    if (startsAt === undefined || endsAt === undefined) return []
    const from = minutesOf(startsAt) + (nightOf ? endOfDay : 0)
    const length = (workEndOf({ startsAt, endsAt, workUnits }) - startsAt) / 60_000
    const until = from + Math.max(length, leastShown)
    return [{ from, until: nightOf ? until : Math.min(until, endOfDay) }]
  })
  const all = [...open, ...booked]
  if (all.length === 0) return usual
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / hour) * hour,
    until: Math.ceil(Math.max(...all.map(({ until }) => until)) / hour) * hour,
  }
}
