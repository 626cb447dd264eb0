import { appointmentTotals, type Some } from '@/domain/appointmentServices'
import { workUnitsOf, type WorkUnits } from '@/domain/workUnits'
import type { BookableService } from '../db/bookableServices'

/** What an appointment takes of the client and of its staff member. */
export interface Terms {
  cost: number
  minutes: number
  workUnits: WorkUnits | null
}

const serviceWith = (service: BookableService, staffId: string): BookableService => ({
  ...service,
  ...service.staffTerms.get(staffId),
})

/** The services as the staff member does them. */
export const servicesWith = (
  [first, ...others]: Some<BookableService>,
  staffId: string,
): Some<BookableService> => [
  serviceWith(first, staffId),
  ...others.map(service => serviceWith(service, staffId)),
]

export const termsOf = (services: Some<BookableService>): Terms => {
  const { cost, minutes } = appointmentTotals(services)
  return { cost, minutes, workUnits: workUnitsOf(services) }
}
