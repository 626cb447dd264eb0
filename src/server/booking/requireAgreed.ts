import type { ChangedService } from '@/domain/appointment'
import {
  appointmentTotals,
  isWorseThan,
  type AppointmentTotals,
  type Some,
} from '@/domain/appointmentServices'
import type { BookableService } from '../db/bookableServices'
import { ApiFailure } from '../kernel/ApiFailure'
import type { Wanted } from './availability'

/**
 * Leaves only the staff with whom the services are not worse than the totals that were shown. 409 with both totals when
 * they are worse with all of them.
 */
export function requireAgreed(
  wanted: Wanted,
  services: Some<BookableService>,
  agreed: AppointmentTotals | undefined,
): Wanted {
  if (!agreed) return wanted
  const usual = appointmentTotals(services)
  const all = wanted.staff.map(({ terms: { cost, minutes } }) => ({ ...usual, cost, minutes }))
  const staff = wanted.staff.filter((_, index) => !isWorseThan(agreed, all[index] ?? usual))
  const [now = usual] = all.sort((one, other) => one.cost - other.cost)
  if (staff.length > 0 || !isWorseThan(agreed, now)) return { ...wanted, staff }
  const data: ChangedService = { agreed, now }
  throw new ApiFailure('service_changed', 'The price or the length has changed. Please look at it again.', {
    data,
  })
}
