import { isSome, appointmentProblem, type Some } from '@/domain/appointmentServices'
import type { BookableService } from '../db/bookableServices'
import type { BookingRules } from '../db/bookingRules'
import { badInput, notFound } from '../kernel/ApiFailure'
import { staffFor } from './availability'

/** How a request names the services of an appointment: a list, or a single one. */
export interface NamedServices {
  serviceId?: string | undefined
  serviceIds?: readonly string[] | undefined
}

export const namesOf = ({ serviceId, serviceIds = [] }: NamedServices): readonly string[] =>
  serviceIds.length > 0 || !serviceId ? serviceIds : [serviceId]

/** The named services of the salon, in that order; undefined when one of them does not exist. */
export function servicesOf(rules: BookingRules, ids: readonly string[]): Some<BookableService> | undefined {
  const services = ids.flatMap(id => rules.services.get(id) ?? [])
  return services.length === ids.length && isSome(services) ? services : undefined
}

/**
 * The services of a new appointment. 400 at `serviceIds` for a list that cannot be one appointment: unknown, too many
 * or repeated services, different currencies, or no staff member for all. A single unknown service is 404.
 */
export function requireAppointment(rules: BookingRules, named: NamedServices): Some<BookableService> {
  const services = servicesOf(rules, namesOf(named))
  if (!services) throw named.serviceIds?.length ? badInput({ serviceIds: 'service_unknown' }) : notFound()
  const problem =
    appointmentProblem(services) ?? (hasStaffFor(rules, services) ? undefined : 'services_apart')
  if (problem) throw badInput({ serviceIds: problem })
  return services
}

/** A single service may have no staff at the moment: the day then has no slots, but the request is valid. */
const hasStaffFor = (rules: BookingRules, services: Some<BookableService>): boolean =>
  services.length === 1 || staffFor(rules, services, null).length > 0
