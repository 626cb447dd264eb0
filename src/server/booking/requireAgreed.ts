import type { ChangedService } from '@/domain/appointment'
import {
  appointmentTotals,
  isWorseThan,
  type AppointmentTotals,
  type Some,
} from '@/domain/appointmentServices'
import type { BookableService } from '../db/bookingRules'
import { ApiFailure } from '../kernel/ApiFailure'

/** 409 with both totals when the services have become worse than the totals that were shown. */
export function requireAgreed(services: Some<BookableService>, agreed: AppointmentTotals | undefined): void {
  const now = appointmentTotals(services)
  if (!agreed || !isWorseThan(agreed, now)) return
  const data: ChangedService = { agreed, now }
  throw new ApiFailure('service_changed', 'The price or the length has changed. Please look at it again.', {
    data,
  })
}
