import type { Rule } from '@/domain/rules'
import type { StaffMember, Salon, Section, Service } from '@/domain/salon'
import { doesServices } from '@/domain/staffServices'
import {
  maxServicesPerAppointment,
  appointmentProblem,
  appointmentTotals,
  type Some,
  type AppointmentPart,
  type AppointmentTotals,
} from '@/domain/appointmentServices'

export interface Offer {
  section: Section
  service: Service
}

function findServiceInSection({ sections }: Pick<Salon, 'sections'>, serviceId: string): Offer | null {
  for (const section of sections) {
    const service = section.services.find(({ id }) => id === serviceId)
    if (service) return { section, service }
  }
  return null
}

export const serviceIdsOf = ([first, ...others]: Some<Offer>): Some<string> => [
  first.service.id,
  ...others.map(({ service }) => service.id),
]

/** Who does all of the services: whoever names them, and whoever names none. */
export const staffFor = ({ staff }: Pick<Salon, 'staff'>, ids: readonly string[]): StaffMember[] =>
  staff.filter(staffMember => doesServices(staffMember, ids))

/** Where one staff member alone does all of the services, there is nobody to choose from. */
export const asksStaffFor = (salon: Pick<Salon, 'staff'>, serviceIds: readonly string[]): boolean =>
  staffFor(salon, serviceIds).length > 1

const partOf = ({ service: { id, cost, currency, time } }: Offer): AppointmentPart => ({
  id,
  cost,
  currency,
  minutes: time,
})

export const totalsOf = ([first, ...others]: Some<Offer>): AppointmentTotals =>
  appointmentTotals([partOf(first), ...others.map(partOf)])

/** Why a further service cannot be done in the same visit; undefined when it can. */
function joinProblem(salon: Salon, chosen: Some<Offer>, further: Offer): Rule | undefined {
  const [first, ...others] = [...chosen, further].map(partOf)
  const ids = [...chosen, further].map(({ service }) => service.id)
  const problem = first && appointmentProblem([first, ...others])
  return problem ?? (staffFor(salon, ids).length === 0 ? 'services_apart' : undefined)
}

export interface FurtherServices {
  sections: Section[]
  /** Why the services that are left out are. */
  problems: Rule[]
}

/** What can be added to a visit, by section. */
export function furtherServices(salon: Salon, chosen: Some<Offer>): FurtherServices {
  const problems = new Set<Rule>()
  const canJoin = (offer: Offer): boolean => {
    if (chosen.some(({ service }) => service.id === offer.service.id)) return false
    const problem = joinProblem(salon, chosen, offer)
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

/** There is room for one more, and something to fill it with or a reason why not. */
export const mayGrow = ({ sections }: Pick<Salon, 'sections'>, chosen: Some<Offer>): boolean =>
  chosen.length < maxServicesPerAppointment &&
  sections.some(({ services }) => services.some(({ id }) => chosen.every(({ service }) => service.id !== id)))

/** Of the services asked for, in their order, those that the salon offers and that fit into one visit. */
export function findAppointmentWithServices(salon: Salon, serviceIds: readonly string[]): Some<Offer> | null {
  let appointment: Some<Offer> | null = null
  for (const id of serviceIds) {
    const offer = findServiceInSection(salon, id)
    if (!offer) continue
    if (!appointment) appointment = [offer]
    else if (!joinProblem(salon, appointment, offer)) appointment = [...appointment, offer]
  }
  return appointment
}
