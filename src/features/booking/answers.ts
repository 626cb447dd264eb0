import type { BookingAddress } from '@/domain/bookingAddress'
import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Booking, WithServices, WithStaff } from './bookingAt'
import { serviceIdsOf } from './offer'

/** The answers of an address, without the step: which question comes next follows from them. */
export type Answers = Omit<BookingAddress, 'step'>

/** The answers that the question builds on, as an address says them. */
export function answersOf(booking: Booking): Answers {
  if (booking.step === 'service') return { serviceIds: [], sectionId: booking.sectionId }
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

// An answer forgets what was decided after its question: another service may be done by other people at other hours.

export const serviceChosen = (serviceId: string): Answers => ({ serviceIds: [serviceId] })

/** Whoever was chosen stays, if they do the new service too. */
export const serviceAdded = (
  { chosen, later }: Extract<Booking, { step: 'more' }>,
  serviceId: string,
): Answers => ({ serviceIds: [...serviceIdsOf(chosen), serviceId], staffId: later.staffId })

/** What is left is shorter and done by at least the same people, so the other answers hold. */
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
): Answers => ({ ...dayChosen(booking, date), startsAt: slot.startsAt })

const sectionIdOf = (booking: Booking): string | undefined =>
  booking.step === 'service' ? booking.sectionId : booking.chosen[0].section.id

export type ReopenedStep = 'service' | 'staff' | 'time'

/** An earlier question again, with the answers that come before it. */
export function reopened(booking: Booking, step: ReopenedStep): BookingAddress {
  const { serviceIds, staffId, date } = answersOf(booking)
  if (step === 'service') return { step, serviceIds: [], sectionId: sectionIdOf(booking) }
  return step === 'staff' ? { step, serviceIds } : { step, serviceIds, staffId, date }
}

/** The menu for one more service; the answers stay for whoever adds nothing. */
export const menuOpened = (booking: Booking): BookingAddress => ({ ...answersOf(booking), step: 'more' })

/** The question before, for whoever has none of this booking behind them in the browser's history. */
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
