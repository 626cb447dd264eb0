import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BookRequest } from '@/domain/appointment'
import type { BookingAddress } from '@/domain/bookingAddress'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'

/** The last booked appointment. The receipt is due until `isShown`. */
export interface Booked {
  request: BookRequest
  appointmentId: string
  isShown: boolean
}

/** The part of a booking that is not in its URL. */
export interface BookingState {
  /** The salon whose page was opened last. Null before the first. */
  salonId: string | null
  /** Today in that salon's time zone when it was opened, the first day offered. */
  today: IsoDate
  notes: string
  /** Whom the client books for, as far as typed. Null where it is the client. */
  guestName: string | null
  /** Whether the slot in the URL was free when the client chose it or opened the URL. */
  slotSeen: { startsAt: Instant; isFree: boolean } | null
  booked: Booked | null
  /** The answers of a booking that an earlier release left unfinished, until its page is opened. */
  left: BookingAddress | null
}

export const initialBooking: BookingState = {
  salonId: null,
  today: '',
  notes: '',
  guestName: null,
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
    /** The slot was chosen from the free slots, or looked up because a URL named it. */
    slotSeen: (state, { payload }: PayloadAction<{ startsAt: Instant; isFree: boolean }>) => {
      state.slotSeen = payload
    },
    notesWritten: (state, { payload }: PayloadAction<string>) => {
      state.notes = payload
    },
    guestNamed: (state, { payload }: PayloadAction<string | null>) => {
      state.guestName = payload
    },
    bookingSucceeded: (state, { payload }: PayloadAction<Omit<Booked, 'isShown'>>) => {
      // Another salon's page has been opened meanwhile.
      if (payload.request.salonId !== state.salonId) return
      state.booked = { ...payload, isShown: false }
      state.notes = ''
      state.guestName = null
      state.slotSeen = null
    },
    receiptShown: ({ booked }, { payload: appointmentId }: PayloadAction<string>) => {
      if (booked?.appointmentId === appointmentId) booked.isShown = true
    },
  },
  selectors: {
    selectBooking: state => state,
    selectToday: state => state.today,
    selectNotes: state => state.notes,
    /** The state of an earlier release has none. */
    selectGuestName: state => state.guestName ?? null,
  },
})

export const { bookingOpened, slotSeen, notesWritten, guestNamed, bookingSucceeded, receiptShown } =
  bookingSlice.actions
export const { selectBooking, selectToday, selectNotes, selectGuestName } = bookingSlice.selectors
