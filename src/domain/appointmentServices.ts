import { maxServiceMinutes, type Currency } from './money'
import type { Rule } from './rules'
import type { Named } from './salon'

/** A list of at least one, in its order. */
export type Some<Item> = readonly [Item, ...Item[]]

/** One visit is several services back to back with one person; more than this is more than a day's errand. */
export const maxServicesPerAppointment = 4
/** Together they last no longer than one service may. */
export const maxAppointmentMinutes = maxServiceMinutes

/** What of a service decides with which others it can be booked. */
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

/** A service of a visit as it was when booked: later changes of names and prices do not reach it. */
export interface BookedService extends Named {
  serviceId: string
  sectionName: string
  sectionNameAr: string | null
  /** Whole units of the appointment's currency. */
  price: number
  minutes: number
}

export const isSome = <Item>(items: readonly Item[]): items is Some<Item> => items.length > 0

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Length and price of a visit: its services' minutes and costs, added up. They must be of one currency. */
export const appointmentTotals = (parts: Some<AppointmentPart>): AppointmentTotals => ({
  minutes: sumOf(parts.map(({ minutes }) => minutes)),
  cost: sumOf(parts.map(({ cost }) => cost)),
  currency: parts[0].currency,
})

/** Why the services cannot be one visit; undefined when they can. Different currencies are never added. */
export function appointmentProblem(parts: Some<AppointmentPart>): Rule | undefined {
  if (parts.length > maxServicesPerAppointment) return 'services_too_many'
  if (new Set(parts.map(({ id }) => id)).size < parts.length) return 'service_repeated'
  if (new Set(parts.map(({ currency }) => currency)).size > 1) return 'currencies_mixed'
  return appointmentTotals(parts).minutes > maxAppointmentMinutes ? 'appointment_too_long' : undefined
}

/** The services that an appointment names, in order; a foreign host names none. */
export const serviceIdsOf = ({
  services,
  serviceId,
}: {
  services?: readonly BookedService[]
  serviceId?: string
}): readonly string[] =>
  services?.map(service => service.serviceId) ?? (serviceId === undefined ? [] : [serviceId])

const joint = ' + '

/**
 * Several names as one, joined by a sign that needs no language. In Arabic what has no Arabic name keeps its own; null
 * when none has one.
 */
export const joinNames = (names: readonly Named[]): Named => ({
  name: names.map(({ name }) => name).join(joint),
  nameAr: names.some(({ nameAr }) => nameAr)
    ? names.map(({ name, nameAr }) => nameAr || name).join(joint)
    : null,
})
