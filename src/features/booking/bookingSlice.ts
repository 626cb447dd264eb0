import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BookRequest } from '@/domain/appointment'
import type { BookingAddress } from '@/domain/bookingAddress'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { ApiError } from '@/store/ApiError'

interface Sent {
  /** What is asked for; the same one is sent again with the same key. */
  request: BookRequest
  idempotencyKey: string
}

/** The booking on its way to the server, and how that ended. */
export type BookingSubmission =
  | { step: 'idle' }
  | ({ step: 'submitting' } & Sent)
  /** `unanswered`: nobody knows whether it arrived. */
  | ({ step: 'refused' | 'unanswered'; problem: ApiError } & Sent)

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
  submission: BookingSubmission
  booked: Booked | null
  /** The answers of a booking that an earlier release left half made, until its page was opened. */
  left: BookingAddress | null
}

export const initialBooking: BookingState = {
  salonId: null,
  today: '',
  notes: '',
  slotSeen: null,
  submission: { step: 'idle' },
  booked: null,
  left: null,
}

interface Answered {
  /** Of the try that it answers. */
  idempotencyKey: string
}

const awaited = ({ submission }: BookingState, { idempotencyKey }: Answered) =>
  submission.step === 'submitting' && submission.idempotencyKey === idempotencyKey ? submission : undefined

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
    bookingSubmitted: (state, { payload }: PayloadAction<Sent>) => {
      if (state.submission.step !== 'submitting') state.submission = { step: 'submitting', ...payload }
    },
    bookingRefused: (state, { payload }: PayloadAction<Answered & { problem: ApiError }>) => {
      const sent = awaited(state, payload)
      if (sent) state.submission = { ...sent, step: 'refused', problem: payload.problem }
    },
    bookingUnanswered: (state, { payload }: PayloadAction<Answered & { problem: ApiError }>) => {
      const sent = awaited(state, payload)
      if (sent) state.submission = { ...sent, step: 'unanswered', problem: payload.problem }
    },
    bookingSucceeded: (state, { payload }: PayloadAction<Answered & { appointmentId: string }>) => {
      const sent = awaited(state, payload)
      if (!sent) return
      state.submission = { step: 'idle' }
      state.booked = { request: sent.request, appointmentId: payload.appointmentId, isShown: false }
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
    selectSubmission: state => state.submission,
  },
})

export const {
  bookingOpened,
  slotSeen,
  notesWritten,
  bookingSubmitted,
  bookingRefused,
  bookingUnanswered,
  bookingSucceeded,
  receiptShown,
} = bookingSlice.actions
export const { selectBooking, selectToday, selectNotes, selectSubmission } = bookingSlice.selectors
