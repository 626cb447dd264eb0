import type { BookingAddress } from '@/domain/bookingAddress'
import type { BookRequest } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { requestIn, type Submission } from '@/store/submission'
import { bookingAt, type Booking, type WithSlot } from './bookingAt'
import { bookRequestOf, isSameBooking } from './bookRequest'
import type { BookingState } from './bookingSlice'

/** What the page of a booking shows. */
export type Shown =
  | Booking
  /** Whether the slot of the address is free is being looked up. */
  | (WithSlot & { step: 'checking' })
  /** It is booked: on to the receipt. */
  | { step: 'leaving'; appointmentId: string }

export const isQuestion = (shown: Shown): shown is Booking =>
  shown.step !== 'checking' && shown.step !== 'leaving'

/** The question to ask now: by the address, and by what has become of the booking. */
export function shownAt(
  salon: Salon,
  address: BookingAddress,
  { today, slotSeen, booked }: BookingState,
  submission: Submission<BookRequest>,
): Shown {
  if (submission.step === 'submitting' && submission.request.salonId === salon.id) {
    // What was sent cannot be taken back by a step of the browser's history.
    const { serviceIds = [], staffId, startsAt } = submission.request
    return bookingAt(salon, { serviceIds, staffId, startsAt }, today)
  }
  if (booked?.request.salonId === salon.id && !booked.isShown) {
    return { step: 'leaving', appointmentId: booked.appointmentId }
  }
  const booking = bookingAt(salon, address, today)
  if (booking.step !== 'confirm') return booking

  const request = bookRequestOf(salon, booking, '')
  if (booked && isSameBooking(booked.request, request)) {
    return { step: 'leaving', appointmentId: booked.appointmentId }
  }
  const sent = requestIn(submission)
  // Of what was sent the server has told, or will tell.
  if (sent && isSameBooking(sent, request)) return booking
  if (slotSeen?.startsAt !== request.startsAt) return { ...booking, step: 'checking' }
  return slotSeen.isFree ? booking : bookingAt(salon, { ...address, step: 'time' }, today)
}
