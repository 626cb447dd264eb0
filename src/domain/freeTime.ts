import { eveningStartsAt } from './freeTimePolicy'
import { mostHorizonDays } from './bookingWindowPolicy'
import { lastDateOf } from './horizonPolicy'
import { addDays, isIsoDate, type IsoDate } from './weekday'
import { dayBounds, instantOf, todayIn, type Instant, type Interval } from './zonedTime'

/** `today`, `tomorrow` or a date. */
export type FreeDay = IsoDate

export const namedDays = ['today', 'tomorrow'] as const

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

export const isFreeDay = (text: string): boolean => namedDays.some(day => day === text) || isIsoDate(text)

/** When a slot should begin, on the salon's clock. Without any part: whenever a client may book. */
export interface FreeTime {
  day?: FreeDay | undefined
  /** From this hour of the day on, 0 to 23. */
  fromHour?: number | undefined
  evening?: boolean | undefined
}

export const isAnyTime = ({ day, evening }: FreeTime): boolean => day === undefined && !evening

const dateOf = (day: FreeDay, today: IsoDate): IsoDate => {
  if (day === 'today') return today
  return day === 'tomorrow' ? addDays(today, 1) : day
}

/** When a slot may begin: none of it has begun at `now`, and none of it is after the last date that clients may book. */
export function freeIntervals(
  free: FreeTime,
  timeZone: string,
  now: Instant,
  lastDate = lastDateOf(mostHorizonDays, timeZone, now),
): Interval[] {
  const today = todayIn(timeZone, now)
  const afterNow = now + 1
  if (isAnyTime(free)) return [{ from: afterNow, until: dayBounds(lastDate, timeZone).until }]
  const minutes = Math.max((free.fromHour ?? 0) * 60, free.evening ? eveningStartsAt : 0)
  const on = (date: IsoDate): Interval => ({
    from: Math.max(
      minutes === 0 ? dayBounds(date, timeZone).from : instantOf(date, minutes, timeZone),
      afterNow,
    ),
    until: dayBounds(date, timeZone).until,
  })
  const dates: IsoDate[] = []
  if (free.day === undefined)
    for (let date = today; date <= lastDate; date = addDays(date, 1)) dates.push(date)
  else dates.push(dateOf(free.day, today))
  return dates
    .filter(date => date >= today && date <= lastDate)
    .map(on)
    .filter(({ from, until }) => from < until)
}
