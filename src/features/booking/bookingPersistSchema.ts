import type { PersistSchema } from '@/store/persistSchema'
import { initialBooking, type BookingState } from './bookingSlice'

/** What of a booking outlives a reload, besides its address. */
type PersistedBooking = Pick<BookingState, 'salonId' | 'notes' | 'booked' | 'left'>

export const bookingPersistSchema: PersistSchema<BookingState, PersistedBooking> = {
  persist: ({ salonId, notes, booked, left }) => ({ salonId, notes, booked, left }),
  schema: async () => (await import('./persistedBookingSchema')).persistedBookingSchema,
  rehydrate: part => ({ ...initialBooking, ...part }),
}
