import { sharedWindow, windowOf } from '@/domain/bookingWindow'
import type { BookingWindow } from '@/domain/bookingWindowPolicy'
import type { Rule } from '@/domain/rules'
import type { StaffMember, Salon, Section, Service } from '@/domain/salon'
import { serviceWith, spreadOf, type Spread } from '@/domain/staffTerms'
import { doesServices } from '@/domain/staffServices'
import {
  maxServicesPerAppointment,
  appointmentProblem,
  appointmentTotals,
  type Some,
  type AppointmentPart,
  type AppointmentTotals,
} from '@/domain/appointmentServices'

export interface ChosenService {
  section: Section
  service: Service
}

function findServiceInSection(
  { sections }: Pick<Salon, 'sections'>,
  serviceId: string,
): ChosenService | null {
  for (const section of sections) {
    const service = section.services.find(({ id }) => id === serviceId)
    if (service) return { section, service }
  }
  return null
}

export const serviceIdsOf = ([first, ...others]: Some<ChosenService>): Some<string> => [
  first.service.id,
  ...others.map(({ service }) => service.id),
]

/** The staff who do all of the services: those who list them, and those who list none. */
export const staffFor = ({ staff }: Pick<Salon, 'staff'>, ids: readonly string[]): StaffMember[] =>
  staff.filter(staffMember => doesServices(staffMember, ids))

/** The sections with the services of one staff member, or of all staff. */
export const sectionsWith = ({ sections, staff }: Salon, staffId: string | undefined): Section[] => {
  const chosen = staff.find(({ id }) => id === staffId)
  return sections
    .map(section => ({
      ...section,
      services: section.services.filter(({ id }) => !chosen || doesServices(chosen, [id])),
    }))
    .filter(({ services }) => services.length > 0)
}

export const asksStaffFor = (salon: Pick<Salon, 'staff'>, serviceIds: readonly string[]): boolean =>
  staffFor(salon, serviceIds).length > 1

export const windowOfServices = (salon: Salon, services: readonly ChosenService[]): BookingWindow =>
  sharedWindow(services.map(({ service }) => windowOf(salon, service)))

const partOf = ({ service: { id, cost, currency, time } }: ChosenService): AppointmentPart => ({
  id,
  cost,
  currency,
  minutes: time,
})

const withStaff = ({ section, service }: ChosenService, staffId: string): ChosenService => ({
  section,
  service: serviceWith(service, staffId),
})

/** The services as a staff member does them; of anybody, as whoever costs least. */
export function chosenWith(
  salon: Pick<Salon, 'staff'>,
  [first, ...others]: Some<ChosenService>,
  staffId: string | null | undefined,
): Some<ChosenService> {
  const each = staffFor(salon, serviceIdsOf([first, ...others]))
    .filter(({ id }) => !staffId || id === staffId)
    .map(({ id }): Some<ChosenService> => [withStaff(first, id), ...others.map(one => withStaff(one, id))])
  const costOf = (chosen: Some<ChosenService>) => totalsOf(chosen).cost
  return each.sort((one, other) => costOf(one) - costOf(other))[0] ?? [first, ...others]
}

/** What the services take with a staff member, or with any of those who do them all. */
export const spreadWith = (
  salon: Pick<Salon, 'staff'>,
  chosen: Some<ChosenService>,
  staffId: string | null | undefined,
): Spread =>
  spreadOf(
    chosen.map(({ service }) => service),
    salon.staff.filter(({ id }) => !staffId || id === staffId),
  )

export const totalsOf = ([first, ...others]: Some<ChosenService>): AppointmentTotals =>
  appointmentTotals([partOf(first), ...others.map(partOf)])

/** Why a further service cannot join the same appointment. Undefined when it can. */
function joinProblem(salon: Salon, chosen: Some<ChosenService>, further: ChosenService): Rule | undefined {
  const [first, ...others] = [...chosen, further].map(partOf)
  const ids = [...chosen, further].map(({ service }) => service.id)
  const problem = first && appointmentProblem([first, ...others])
  return problem ?? (staffFor(salon, ids).length === 0 ? 'services_apart' : undefined)
}

export interface FurtherServices {
  sections: Section[]
  /** The reasons for the services that are left out. */
  problems: Rule[]
}

export function furtherServices(salon: Salon, chosen: Some<ChosenService>): FurtherServices {
  const problems = new Set<Rule>()
  const canJoin = (further: ChosenService): boolean => {
    if (chosen.some(({ service }) => service.id === further.service.id)) return false
    const problem = joinProblem(salon, chosen, further)
    if (problem) problems.add(problem)
    return !problem
  }
  const sections = salon.sections
    .map(section => ({
      ...section,
      services: section.services.filter(service => canJoin({ section, service })),
    }))
    .filter(({ services }) => services.length > 0)
  return { sections, problems: [...problems] }
}

/** True if there is room for one more service and the salon has another service, even one that cannot join. */
export const mayGrow = ({ sections }: Pick<Salon, 'sections'>, chosen: Some<ChosenService>): boolean =>
  chosen.length < maxServicesPerAppointment &&
  sections.some(({ services }) => services.some(({ id }) => chosen.every(({ service }) => service.id !== id)))

/** The requested services, in order, that the salon offers and that fit into one appointment. */
export function findAppointmentWithServices(
  salon: Salon,
  serviceIds: readonly string[],
): Some<ChosenService> | null {
  let appointment: Some<ChosenService> | null = null
  for (const id of serviceIds) {
    const further = findServiceInSection(salon, id)
    if (!further) continue
    if (!appointment) appointment = [further]
    else if (!joinProblem(salon, appointment, further)) appointment = [...appointment, further]
  }
  return appointment
}
