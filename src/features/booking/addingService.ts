import { isSome } from '@/domain/appointmentServices'
import { servicesOf, type Booking, type Started, type WithServices } from './bookingState'

export interface ChosenService {
  serviceId: string
  asksStaff: boolean
}

export interface AddedService extends ChosenService {
  /** The people who do all of the visit's services now. */
  staffIds: readonly string[]
}

type Adding = Extract<Booking, { step: 'adding_service' }>

/** On to whoever does the services, or to the days where there is nobody to choose from. */
export const withServices = (from: WithServices): Booking =>
  from.asksStaff
    ? { ...servicesOf(from), step: 'choosing_staff' }
    : { ...servicesOf(from), step: 'choosing_day', staffId: null }

/** From the menu back to the question that is open: who, or when. */
export const leaveMenu = (from: WithServices, person: Adding['person']): Booking =>
  person ? { ...servicesOf(from), ...person, step: 'choosing_day' } : withServices(from)

export function openMenu(state: Booking): Booking {
  switch (state.step) {
    case 'choosing_staff':
      return { ...servicesOf(state), step: 'adding_service', person: null }
    case 'choosing_day':
    case 'choosing_time':
    case 'confirming':
    case 'slot_lost':
      return { ...servicesOf(state), step: 'adding_service', person: { staffId: state.staffId } }
    default:
      return state
  }
}

export function addService(state: Adding, { serviceId, asksStaff, staffIds }: AddedService): Booking {
  if (state.serviceIds.includes(serviceId)) return state
  const { person } = state
  const doesAll = person && (person.staffId === null || staffIds.includes(person.staffId))
  return leaveMenu(
    { ...wanted(state, serviceId), serviceIds: [...state.serviceIds, serviceId], asksStaff },
    doesAll ? person : null,
  )
}

/** A service that was taken out before may be chosen all the same. */
export function wanted<State extends Started>(state: State, serviceId: string): State {
  const { removedIds } = state
  return removedIds ? { ...state, removedIds: removedIds.filter(id => id !== serviceId) } : state
}

/** What is left is shorter and done by at least the same people, so whom and when were chosen holds. */
export function removeService(state: Booking, { serviceId, asksStaff }: ChosenService): Booking {
  if (!('serviceIds' in state) || isSent(state)) return state
  const serviceIds = state.serviceIds.filter(id => id !== serviceId)
  if (!isSome(serviceIds)) return state
  const left = { ...state, serviceIds, asksStaff, removedIds: [...(state.removedIds ?? []), serviceId] }
  return left.step === 'confirming' ? { ...left, refusal: null } : left
}

const isSent = ({ step }: Booking) => step === 'sending' || step === 'unanswered' || step === 'booked'
