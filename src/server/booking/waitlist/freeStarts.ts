import type { Instant } from '@/domain/zonedTime'
import type { BookableService } from '../../db/bookableServices'
import type { BookingRules } from '../../db/bookingRules'
import type { Db } from '../../db/openDatabase'
import type { WaitRow } from '../../db/schema/appointments'
import { freeDays, toWanted } from '../availability'
import { windowFor } from '../bookableWindow'

export interface FreeStarts {
  service: BookableService
  /** The longest that the service and its clean-up keep a staff member. */
  minutes: number
  starts: readonly Instant[]
  timeZone: string
}

/** All free starts of the day for a wait; undefined when the service no longer exists. */
export async function freeStarts(
  db: Db,
  rules: BookingRules,
  { service_id, staff_id, date }: WaitRow,
  now: Instant,
): Promise<FreeStarts | undefined> {
  const service = rules.services.get(service_id)
  if (!service) return undefined
  const wanted = toWanted(rules, [service], staff_id, windowFor('client', rules, [service], now))
  const [day] = await freeDays(db, wanted, date, 1, now)
  return {
    service,
    minutes:
      Math.max(...[service, ...service.staffTerms.values()].map(one => one.minutes)) + service.cleanUpMinutes,
    starts: day?.slots.map(({ startsAt }) => startsAt) ?? [],
    timeZone: rules.timeZone,
  }
}
