import type { BookingAddress } from '@/domain/bookingAddress'
import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Booking, WithServices, WithStaff } from './bookingAt'
import { serviceIdsOf } from './offer'

/** The answers in a URL, without the step. The next question follows from the answers. */
export type Answers = Omit<BookingAddress, 'step'>

/** The answers that the current question builds on, as URL fields. */
export function answersOf(booking: Booking): Answers {
  if (booking.step === 'service') {
    return { serviceIds: [], sectionId: booking.sectionId, staffId: booking.staffId }
  }
  const serviceIds = serviceIdsOf(booking.chosen)
  switch (booking.step) {
    case 'more':
      return { serviceIds, ...booking.later }
    case 'staff':
      return { serviceIds }
    case 'time':
      return { serviceIds, staffId: booking.staffId, date: booking.date }
    case 'confirm':
      return { serviceIds, staffId: booking.staffId, date: booking.date, startsAt: booking.slot.startsAt }
  }
}

// An answer clears the later answers: another service may be done by other staff at other hours.

/** A staff member who was chosen first stays. */
export const serviceChosen = (serviceId: string, staffId?: string): Answers => ({
  serviceIds: [serviceId],
  ...(staffId !== undefined && { staffId }),
})

/** The chosen staff member stays; `bookingAt` asks again if they do not do the new service. */
export const serviceAdded = (
  { chosen, later }: Extract<Booking, { step: 'more' }>,
  serviceId: string,
): Answers => ({ serviceIds: [...serviceIdsOf(chosen), serviceId], staffId: later.staffId })

/** Fewer services are shorter and done by at least the same staff, so the other answers stay valid. */
export const serviceRemoved = (booking: Booking, serviceId: string): Answers => {
  const answers = answersOf(booking)
  return { ...answers, serviceIds: answers.serviceIds.filter(id => id !== serviceId) }
}

export const staffChosen = ({ chosen }: WithServices, staffId: string | null): Answers => ({
  serviceIds: serviceIdsOf(chosen),
  staffId,
})

export const dayChosen = ({ chosen, staffId }: WithStaff, date: IsoDate): Answers => ({
  serviceIds: serviceIdsOf(chosen),
  staffId,
  date,
})

export const slotChosen = (
  booking: WithStaff,
  { date, slot }: { date: IsoDate; slot: FreeSlot },
): Answers => ({
  ...dayChosen(booking, date),
  startsAt: slot.startsAt,
  // Where it makes a difference, the slot is of one staff member.
  ...(slot.staffId !== undefined && { staffId: slot.staffId }),
})

const sectionIdOf = (booking: Booking): string | undefined =>
  booking.step === 'service' ? booking.sectionId : booking.chosen[0].section.id

export type ReopenedStep = 'service' | 'staff' | 'time'

/** Returns to an earlier question with the answers that come before it. */
export function reopened(booking: Booking, step: ReopenedStep): BookingAddress {
  const { serviceIds, staffId, date } = answersOf(booking)
  if (step === 'service') return { step, serviceIds: [], sectionId: sectionIdOf(booking) }
  return step === 'staff' ? { step, serviceIds } : { step, serviceIds, staffId, date }
}

/** The menu for one more service. The answers stay if the client adds nothing. */
export const menuOpened = (booking: Booking): BookingAddress => ({ ...answersOf(booking), step: 'more' })

/** The previous question, for a booking with no earlier question in the browser's history. */
export function questionBefore(booking: Booking): BookingAddress {
  switch (booking.step) {
    case 'confirm':
      return reopened(booking, 'time')
    case 'time':
      return reopened(booking, booking.asksStaff ? 'staff' : 'service')
    case 'more':
      return answersOf(booking)
    default:
      return reopened(booking, 'service')
  }
}
