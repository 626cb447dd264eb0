import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FreeSlot } from '@/domain/salon'
import type { Some } from '@/domain/appointmentServices'
import type { IsoDate } from '@/domain/weekday'
import {
  addService,
  leaveMenu,
  openMenu,
  removeService,
  wanted,
  withServices,
  type AddedService,
  type ChosenService,
} from './addingService'
import { isPlaceChange, revisit } from './askedQuestion'
import {
  dayOf,
  staffOf,
  servicesOf,
  slotOf,
  startedOf,
  type Booking,
  type Refusal,
  type Started,
  type StartedBooking,
} from './bookingState'

interface Opened {
  salonId: string
  appointment: string
  today: IsoDate
  /** The services that the address asks for, when the salon offers them. */
  asked: { serviceIds: Some<string>; asksStaff: boolean; sectionId: string } | null
}

interface ChosenSlot {
  date: IsoDate
  slot: FreeSlot
}

interface OfRequest {
  idempotencyKey: string
}

interface Accepted extends OfRequest {
  appointmentId: string
  status: string
  /** Who was given, where anyone was asked for. */
  staffId: string | null
}

export type ReopenedStep = 'service' | 'person' | 'time'

export const initialBooking: Booking = { step: 'not_started' }

function begin({ salonId, appointment, today, asked }: Opened): Booking {
  const started: Started = { salonId, appointment, today, sectionId: asked?.sectionId ?? null, notes: '' }
  if (!asked) return { ...started, step: 'choosing_service' }
  const { serviceIds, asksStaff } = asked
  return withServices({ ...started, serviceIds, asksStaff })
}

/** A booking is taken up again at its step, unless the person came for something else. */
function resume(state: StartedBooking, opened: Opened): Booking {
  const { appointment, today, asked } = opened
  const isOver = state.step === 'booked' && (state.appointment !== appointment || state.today !== today)
  const chosen = 'serviceIds' in state ? state.serviceIds : []
  const wantsOther =
    state.appointment !== appointment && asked !== null && String(asked.serviceIds) !== String(chosen)
  if (isOver || wantsOther) return begin(opened)
  if (state.step === 'booked') return state
  if ('date' in state && state.date < today)
    return { ...staffOf(state), appointment, today, step: 'choosing_day' }
  if (state.step === 'sending') return { ...state, appointment, today, step: 'unanswered' }
  return { ...state, appointment, today }
}

function stepBack(state: Booking): Booking {
  switch (state.step) {
    case 'confirming':
    case 'unanswered':
    case 'slot_lost':
      return { ...dayOf(state), step: 'choosing_time' }
    case 'choosing_time':
    case 'choosing_day':
      return state.asksStaff
        ? { ...servicesOf(state), step: 'choosing_staff' }
        : { ...startedOf(state), step: 'choosing_service' }
    case 'adding_service':
      return leaveMenu(state, state.person)
    case 'choosing_staff':
      return { ...startedOf(state), step: 'choosing_service' }
    default:
      return state
  }
}

function reopen(state: Booking, step: ReopenedStep): Booking {
  if (state.step === 'not_started' || state.step === 'sending' || state.step === 'booked') return state
  if (step === 'service') return { ...startedOf(state), step: 'choosing_service' }
  if (step === 'person' && 'serviceIds' in state) return { ...servicesOf(state), step: 'choosing_staff' }
  if (step === 'time' && 'date' in state) return { ...dayOf(state), step: 'choosing_time' }
  return state
}

function startOver({ salonId, appointment, today, sectionId }: Started): Booking {
  return { salonId, appointment, today, sectionId, notes: '', step: 'choosing_service' }
}

const awaits = (state: Booking, { idempotencyKey }: OfRequest) =>
  (state.step === 'sending' || state.step === 'unanswered') && state.idempotencyKey === idempotencyKey
    ? state
    : undefined

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: (): Booking => initialBooking,
  reducers: {
    bookingOpened: (state, { payload }: PayloadAction<Opened>): Booking =>
      state.step === 'not_started' || state.salonId !== payload.salonId
        ? begin(payload)
        : resume(state, payload),
    bookingStartedOver: (state): Booking => (state.step === 'booked' ? startOver(state) : state),
    sectionChosen: (state, { payload }: PayloadAction<string>) => {
      if (state.step === 'choosing_service') state.sectionId = payload
    },
    serviceChosen: (state, { payload }: PayloadAction<ChosenService>): Booking =>
      state.step === 'choosing_service'
        ? withServices({
            ...wanted(state, payload.serviceId),
            serviceIds: [payload.serviceId],
            asksStaff: payload.asksStaff,
          })
        : state,
    anotherServiceRequested: openMenu,
    serviceAdded: (state, { payload }: PayloadAction<AddedService>): Booking =>
      state.step === 'adding_service' ? addService(state, payload) : state,
    serviceRemoved: (state, { payload }: PayloadAction<ChosenService>): Booking =>
      removeService(state, payload),
    /** Null stands for anyone. */
    staffChosen: (state, { payload }: PayloadAction<string | null>): Booking =>
      state.step === 'choosing_staff'
        ? { ...servicesOf(state), step: 'choosing_day', staffId: payload }
        : state,
    dayChosen: (state, { payload }: PayloadAction<IsoDate>): Booking =>
      state.step === 'choosing_day' || state.step === 'choosing_time'
        ? { ...staffOf(state), step: 'choosing_time', date: payload }
        : state,
    /** Names its day: the first free one is shown before anybody chose a day, and a slot nearby may lie on another. */
    slotChosen: (state, { payload }: PayloadAction<ChosenSlot>): Booking =>
      state.step === 'choosing_day' || state.step === 'choosing_time' || state.step === 'slot_lost'
        ? { ...staffOf(state), ...payload, step: 'confirming', refusal: null }
        : state,
    notesWritten: (state, { payload }: PayloadAction<string>) => {
      if (state.step === 'confirming' || state.step === 'slot_lost') state.notes = payload
    },
    steppedBack: stepBack,
    stepReopened: (state, { payload }: PayloadAction<ReopenedStep>): Booking => reopen(state, payload),
    bookingConfirmed: (state, { payload }: PayloadAction<OfRequest>): Booking =>
      state.step === 'confirming' || state.step === 'unanswered'
        ? { ...slotOf(state), ...payload, step: 'sending' }
        : state,
    bookingAccepted: (state, { payload }: PayloadAction<Accepted>): Booking => {
      const sent = awaits(state, payload)
      const { appointmentId, status, staffId } = payload
      return sent ? { ...slotOf(sent), step: 'booked', appointmentId, status, staffId } : state
    },
    slotFoundTaken: (state, { payload }: PayloadAction<OfRequest & { nearest: FreeSlot[] }>): Booking => {
      const sent = awaits(state, payload)
      return sent ? { ...slotOf(sent), step: 'slot_lost', nearest: payload.nearest } : state
    },
    answerMissed: (state, { payload }: PayloadAction<OfRequest>): Booking => {
      const sent = awaits(state, payload)
      return sent ? { ...sent, step: 'unanswered' } : state
    },
    bookingRefused: (state, { payload }: PayloadAction<OfRequest & { refusal: Refusal }>): Booking => {
      const sent = awaits(state, payload)
      return sent ? { ...slotOf(sent), step: 'confirming', refusal: payload.refusal } : state
    },
  },
  // Back and Forward of the browser open the question of the place that they come to.
  extraReducers: builder => builder.addMatcher(isPlaceChange, revisit),
  selectors: { selectBooking: state => state },
})

export const {
  bookingOpened,
  bookingStartedOver,
  sectionChosen,
  serviceChosen,
  anotherServiceRequested,
  serviceAdded,
  serviceRemoved,
  staffChosen,
  dayChosen,
  slotChosen,
  notesWritten,
  steppedBack,
  stepReopened,
  bookingConfirmed,
  bookingAccepted,
  slotFoundTaken,
  answerMissed,
  bookingRefused,
} = bookingSlice.actions
export const { selectBooking } = bookingSlice.selectors
