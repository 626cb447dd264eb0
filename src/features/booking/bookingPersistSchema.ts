import type { PersistSchema } from '@/store/persistSchema'
import { initialBooking, type BookingState } from './bookingSlice'

/** What of a booking outlives a reload, besides its address. */
type PersistedBooking = Pick<BookingState, 'salonId' | 'notes' | 'booked' | 'left'> & {
  guestName?: string | null | undefined
}

export const bookingPersistSchema: PersistSchema<BookingState, PersistedBooking> = {
  persist: ({ salonId, notes, guestName, booked, left }) => ({ salonId, notes, guestName, booked, left }),
  schema: async () => (await import('./persistedBookingSchema')).persistedBookingSchema,
  rehydrate: ({ guestName = null, ...part }) => ({ ...initialBooking, ...part, guestName }),
}
