import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BookRequest } from '@/domain/appointment'
import type { BookingAddress } from '@/domain/bookingAddress'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'

/** What was booked last. Its receipt is due until it was shown. */
export interface Booked {
  request: BookRequest
  appointmentId: string
  isShown: boolean
}

/** What of a booking its address cannot say. */
export interface BookingState {
  /** The salon whose page was opened last; null before. */
  salonId: string | null
  /** That salon's own day when it was opened; days are offered from here on. */
  today: IsoDate
  notes: string
  /** Whether the slot that the address names was free when it was chosen or come to. */
  slotSeen: { startsAt: Instant; isFree: boolean } | null
  booked: Booked | null
  /** The answers of a booking that an earlier release left half made, until its page was opened. */
  left: BookingAddress | null
}

export const initialBooking: BookingState = {
  salonId: null,
  today: '',
  notes: '',
  slotSeen: null,
  booked: null,
  left: null,
}

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: initialBooking,
  reducers: {
    bookingOpened: (state, { payload }: PayloadAction<{ salonId: string; today: IsoDate }>) =>
      state.salonId === payload.salonId
        ? { ...state, ...payload, left: state.today === '' ? state.left : null }
        : { ...initialBooking, ...payload },
    /** Chosen from those that are free, or looked up when an address named it. */
    slotSeen: (state, { payload }: PayloadAction<{ startsAt: Instant; isFree: boolean }>) => {
      state.slotSeen = payload
    },
    notesWritten: (state, { payload }: PayloadAction<string>) => {
      state.notes = payload
    },
    bookingSucceeded: (state, { payload }: PayloadAction<Omit<Booked, 'isShown'>>) => {
      // Another salon's page has been opened meanwhile.
      if (payload.request.salonId !== state.salonId) return
      state.booked = { ...payload, isShown: false }
      state.notes = ''
    },
    receiptShown: ({ booked }, { payload: appointmentId }: PayloadAction<string>) => {
      if (booked?.appointmentId === appointmentId) booked.isShown = true
    },
  },
  selectors: {
    selectBooking: state => state,
    selectToday: state => state.today,
    selectNotes: state => state.notes,
  },
})

export const { bookingOpened, slotSeen, notesWritten, bookingSucceeded, receiptShown } = bookingSlice.actions
export const { selectBooking, selectToday, selectNotes } = bookingSlice.selectors
