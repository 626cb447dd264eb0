import type { BookingAddress } from '@/domain/bookingAddress'
import type { BookRequest } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { requestIn, type Submission } from '@/store/submission'
import { bookingAt, type Booking, type WithSlot } from './bookingAt'
import { bookRequestOf, isSameBooking } from './bookRequest'
import type { BookingState } from './bookingSlice'

export type Shown =
  | Booking
  /** The lookup whether the slot in the URL is free is running. */
  | (WithSlot & { step: 'checking' })
  /** The appointment is booked; the page leads to the receipt. */
  | { step: 'leaving'; appointmentId: string }

export const isQuestion = (shown: Shown): shown is Booking =>
  shown.step !== 'checking' && shown.step !== 'leaving'

/** The question to ask now, from the URL and the state of the booking. */
export function shownAt(
  salon: Salon,
  address: BookingAddress,
  { today, slotSeen, booked }: BookingState,
  submission: Submission<BookRequest>,
): Shown {
  if (submission.step === 'submitting' && submission.request.salonId === salon.id) {
    // A step in the browser's history cannot take back a request that was sent.
    const { serviceIds = [], staffId, startsAt } = submission.request
    return bookingAt(salon, { serviceIds, staffId, startsAt }, today)
  }
  if (booked?.request.salonId === salon.id && !booked.isShown) {
    return { step: 'leaving', appointmentId: booked.appointmentId }
  }
  const booking = bookingAt(salon, address, today)
  if (booking.step !== 'confirm') return booking

  const request = bookRequestOf(salon, booking, { notes: '' })
  // Looked up since the last booking: of the same time, it is for somebody else.
  const isSeen = slotSeen?.startsAt === request.startsAt
  if (booked && isSameBooking(booked.request, request) && !isSeen) {
    return { step: 'leaving', appointmentId: booked.appointmentId }
  }
  const sent = requestIn(submission)
  // The slot of a sent request needs no lookup: the server's answer decides.
  if (sent && isSameBooking(sent, request)) return booking
  if (!isSeen) return { ...booking, step: 'checking' }
  return slotSeen.isFree ? booking : bookingAt(salon, { ...address, step: 'time' }, today)
}
