import { isSome, appointmentProblem, type Some } from '@/domain/appointmentServices'
import type { BookableService, BookingRules } from '../db/bookingRules'
import { badInput, notFound } from '../kernel/ApiFailure'
import { staffFor } from './availability'

/** How a request names the services of a visit: a list, or one alone. */
export interface NamedServices {
  serviceId?: string | undefined
  serviceIds?: readonly string[] | undefined
}

export const namesOf = ({ serviceId, serviceIds = [] }: NamedServices): readonly string[] =>
  serviceIds.length > 0 || !serviceId ? serviceIds : [serviceId]

/** The named services of the salon in their order; undefined when one of them is not there. */
export function servicesOf(rules: BookingRules, ids: readonly string[]): Some<BookableService> | undefined {
  const services = ids.flatMap(id => rules.services.get(id) ?? [])
  return services.length === ids.length && isSome(services) ? services : undefined
}

/**
 * The services of a new visit. A list that cannot be one visit is 400 at `serviceIds`: unknown, too many or repeated
 * services, different currencies, or nobody who does them all. One unknown service alone is 404, like an unknown salon.
 */
export function requireAppointment(rules: BookingRules, named: NamedServices): Some<BookableService> {
  const services = servicesOf(rules, namesOf(named))
  if (!services) throw named.serviceIds?.length ? badInput({ serviceIds: 'service_unknown' }) : notFound()
  const problem =
    appointmentProblem(services) ?? (hasStaffFor(rules, services) ? undefined : 'services_apart')
  if (problem) throw badInput({ serviceIds: problem })
  return services
}

/** One service alone may have nobody at the moment: that is a day without times, and no fault of the request. */
const hasStaffFor = (rules: BookingRules, services: Some<BookableService>): boolean =>
  services.length === 1 || staffFor(rules, services, null).length > 0
