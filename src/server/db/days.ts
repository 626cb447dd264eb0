import { businessDateOf } from '@/domain/businessDate'
import { addDays, daysBetween, type IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'

const first: IsoDate = '1970-01-01'

/** The days from 1970 to a date. */
export const dayOf = (date: IsoDate): number => daysBetween(first, date)

export const dateOfDay = (day: number): IsoDate => addDays(first, day)

export const nightDay = (nightOf: IsoDate | null): number | null => (nightOf === null ? null : dayOf(nightOf))

interface InNight {
  starts_at: Instant
  night_day: number | null
}

/** The date to whose business an appointment's start, or its payment at `instant`, belongs. */
export const businessDateIn = (
  { starts_at, night_day }: InNight,
  timeZone: string,
  instant: Instant = starts_at,
): IsoDate => businessDateOf(instant, timeZone, night_day === null ? null : dateOfDay(night_day))
