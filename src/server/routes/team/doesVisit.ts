import { doesServices } from '@/domain/staffServices'
import { ownRange, type MemberRequest } from '@/domain/team'
import { weekdayOf, type IsoDate } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import type { VisitDetails } from '../../db/appointments'

/** Whether a person who works so can take a visit: all its services, within their own hours of its date. */
export function doesVisit({ serviceIds, hours }: MemberRequest, visit: VisitDetails, date: IsoDate): boolean {
  if (
    !doesServices(
      { serviceIds },
      visit.services.map(({ serviceId }) => serviceId),
    )
  )
    return false
  if (!hours) return true
  const day = hours[weekdayOf(date)]
  const range = day && ownRange(day)
  if (!range) return false
  const { minutes: start } = wallOf(visit.starts_at, visit.time_zone ?? 'UTC')
  return start >= range.from && start + visit.minutes <= range.until
}
