import { businessToday } from '@/domain/businessDate'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { BookingRules } from '../db/bookingRules'

/** The present date of a salon: until its night ends, the date on which the night began. */
export const todayOf = ({ services, seasons, daysOff, timeZone }: BookingRules, now: Instant): IsoDate =>
  businessToday(
    {
      weeks: [...services.values()].map(({ week }) => week),
      seasons,
      isDayOff: date => daysOff.has(date),
      timeZone,
    },
    now,
  )
