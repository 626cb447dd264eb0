import type { BookRequest } from '@/domain/appointment'
import type { BookingAddress } from '@/domain/bookingAddress'
import { networkError } from '@/store/ApiError'
import type { PersistSchema } from '@/store/persistSchema'
import { initialBooking, type Booked, type BookingState } from './bookingSlice'

/** What of a booking outlives a reload, besides its address. */
export interface PersistedBooking {
  salonId: string | null
  notes: string
  /** What was sent and is not answered. */
  sent: { request: BookRequest; idempotencyKey: string } | null
  booked: Booked | null
  left: BookingAddress | null
}

export const bookingPersistSchema: PersistSchema<BookingState, PersistedBooking> = {
  persist: ({ salonId, notes, submission, booked, left }) => ({
    salonId,
    notes,
    sent:
      submission.step === 'submitting' || submission.step === 'unanswered'
        ? { request: submission.request, idempotencyKey: submission.idempotencyKey }
        : null,
    booked,
    left,
  }),
  schema: async () => (await import('./persistedBookingSchema')).persistedBookingSchema,
  /** After a reload nobody waits for the answer any more: the same is sent again with the same key. */
  rehydrate: ({ sent, ...part }) => ({
    ...initialBooking,
    ...part,
    submission: sent ? { step: 'unanswered', problem: networkError, ...sent } : initialBooking.submission,
  }),
}
