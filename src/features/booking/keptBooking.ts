import type { BookRequest } from '@/domain/appointment'
import type { BookingAddress } from '@/domain/bookingAddress'
import { networkError } from '@/store/ApiError'
import { initialBooking, type Booked, type BookingState } from './bookingSlice'

/** What of a booking outlives a reload, besides its address. */
export interface KeptBooking {
  salonId: string | null
  notes: string
  /** What was sent and is not answered. */
  sent: { request: BookRequest; idempotencyKey: string } | null
  booked: Booked | null
  left: BookingAddress | null
}

export const keepBooking = ({ salonId, notes, submission, booked, left }: BookingState): KeptBooking => ({
  salonId,
  notes,
  sent:
    submission.step === 'submitting' || submission.step === 'unanswered'
      ? { request: submission.request, idempotencyKey: submission.idempotencyKey }
      : null,
  booked,
  left,
})

/** After a reload nobody waits for the answer any more: the same is sent again with the same key. */
export const loadBooking = ({ sent, ...kept }: KeptBooking): BookingState => ({
  ...initialBooking,
  ...kept,
  submission: sent ? { step: 'unanswered', problem: networkError, ...sent } : initialBooking.submission,
})
