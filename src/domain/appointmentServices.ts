import { maxServiceMinutes, type Currency } from './money'
import type { Rule } from './rules'
import type { Named } from './salon'

export type Some<Item> = readonly [Item, ...Item[]]

/** One staff member does an appointment's services back to back. More than this is more than a day's errand. */
export const maxServicesPerAppointment = 4
/** The services together last no longer than one service may. */
export const maxAppointmentMinutes = maxServiceMinutes

export interface AppointmentPart {
  id: string
  cost: number
  currency: Currency
  minutes: number
}

export interface AppointmentTotals {
  minutes: number
  cost: number
  currency: Currency
}

/** A service as booked. Later changes of its name or price do not affect it. */
export interface BookedService extends Named {
  serviceId: string
  sectionName: string
  sectionNameAr: string | null
  /** In the unit that is kept of the appointment's currency. */
  price: number
  minutes: number
}

export const isSome = <Item>(items: readonly Item[]): items is Some<Item> => items.length > 0

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Minutes and cost of an appointment: the sums over its services, which must share one currency. */
export const appointmentTotals = (parts: Some<AppointmentPart>): AppointmentTotals => ({
  minutes: sumOf(parts.map(({ minutes }) => minutes)),
  cost: sumOf(parts.map(({ cost }) => cost)),
  currency: parts[0].currency,
})

/** The rule that the services break as one appointment; undefined when they fit. Currencies are never added. */
export function appointmentProblem(parts: Some<AppointmentPart>): Rule | undefined {
  if (parts.length > maxServicesPerAppointment) return 'services_too_many'
  if (new Set(parts.map(({ id }) => id)).size < parts.length) return 'service_repeated'
  if (new Set(parts.map(({ currency }) => currency)).size > 1) return 'currencies_mixed'
  return appointmentTotals(parts).minutes > maxAppointmentMinutes ? 'appointment_too_long' : undefined
}

/** The service ids of an appointment in order; empty from a foreign host. */
export const serviceIdsOf = ({
  services,
  serviceId,
}: {
  services?: readonly BookedService[]
  serviceId?: string
}): readonly string[] =>
  services?.map(service => service.serviceId) ?? (serviceId === undefined ? [] : [serviceId])

/** Whether the services cost more or take longer than agreed. Amounts in two currencies do not compare. */
export const isWorseThan = (agreed: AppointmentTotals, now: AppointmentTotals): boolean =>
  now.currency !== agreed.currency || now.cost > agreed.cost || now.minutes > agreed.minutes

const joint = ' + '

/**
 * Joins several names with a sign that needs no language. In Arabic, a name without an Arabic form stays as it is;
 * null when no name has an Arabic form.
 */
export const joinNames = (names: readonly Named[]): Named => ({
  name: names.map(({ name }) => name).join(joint),
  nameAr: names.some(({ nameAr }) => nameAr)
    ? names.map(({ name, nameAr }) => nameAr || name).join(joint)
    : null,
})
