import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OfferedSlot } from '@/domain/salon'
import type { Some } from '@/domain/visit'
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
  personOf,
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
  visit: string
  today: IsoDate
  /** The services that the address asks for, when the salon offers them. */
  asked: { serviceIds: Some<string>; asksPerson: boolean; sectionId: string } | null
}

interface ChosenSlot {
  date: IsoDate
  slot: OfferedSlot
}

interface OfRequest {
  idempotencyKey: string
}

interface Accepted extends OfRequest {
  appointmentId: string
  status: string
  /** Who was given, where anyone was asked for. */
  chairId: string | null
}

export type ReopenedStep = 'service' | 'person' | 'time'

export const initialBooking: Booking = { step: 'not_started' }

function begin({ salonId, visit, today, asked }: Opened): Booking {
  const started: Started = { salonId, visit, today, sectionId: asked?.sectionId ?? null, notes: '' }
  if (!asked) return { ...started, step: 'choosing_service' }
  const { serviceIds, asksPerson } = asked
  return withServices({ ...started, serviceIds, asksPerson })
}

/** A booking is taken up again at its step, unless the person came for something else. */
function resume(state: StartedBooking, opened: Opened): Booking {
  const { visit, today, asked } = opened
  const isOver = state.step === 'booked' && (state.visit !== visit || state.today !== today)
  const chosen = 'serviceIds' in state ? state.serviceIds : []
  const wantsOther = state.visit !== visit && asked !== null && String(asked.serviceIds) !== String(chosen)
  if (isOver || wantsOther) return begin(opened)
  if (state.step === 'booked') return state
  if ('date' in state && state.date < today) return { ...personOf(state), visit, today, step: 'choosing_day' }
  if (state.step === 'sending') return { ...state, visit, today, step: 'unanswered' }
  return { ...state, visit, today }
}

function stepBack(state: Booking): Booking {
  switch (state.step) {
    case 'confirming':
    case 'unanswered':
    case 'slot_lost':
      return { ...dayOf(state), step: 'choosing_time' }
    case 'choosing_time':
    case 'choosing_day':
      return state.asksPerson
        ? { ...servicesOf(state), step: 'choosing_person' }
        : { ...startedOf(state), step: 'choosing_service' }
    case 'adding_service':
      return leaveMenu(state, state.person)
    case 'choosing_person':
      return { ...startedOf(state), step: 'choosing_service' }
    default:
      return state
  }
}

function reopen(state: Booking, step: ReopenedStep): Booking {
  if (state.step === 'not_started' || state.step === 'sending' || state.step === 'booked') return state
  if (step === 'service') return { ...startedOf(state), step: 'choosing_service' }
  if (step === 'person' && 'serviceIds' in state) return { ...servicesOf(state), step: 'choosing_person' }
  if (step === 'time' && 'date' in state) return { ...dayOf(state), step: 'choosing_time' }
  return state
}

function startOver({ salonId, visit, today, sectionId }: Started): Booking {
  return { salonId, visit, today, sectionId, notes: '', step: 'choosing_service' }
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
            asksPerson: payload.asksPerson,
          })
        : state,
    anotherServiceAskedFor: openMenu,
    serviceAdded: (state, { payload }: PayloadAction<AddedService>): Booking =>
      state.step === 'adding_service' ? addService(state, payload) : state,
    serviceRemoved: (state, { payload }: PayloadAction<ChosenService>): Booking =>
      removeService(state, payload),
    /** Null stands for anyone. */
    personChosen: (state, { payload }: PayloadAction<string | null>): Booking =>
      state.step === 'choosing_person'
        ? { ...servicesOf(state), step: 'choosing_day', chairId: payload }
        : state,
    dayChosen: (state, { payload }: PayloadAction<IsoDate>): Booking =>
      state.step === 'choosing_day' || state.step === 'choosing_time'
        ? { ...personOf(state), step: 'choosing_time', date: payload }
        : state,
    /** Names its day: the first free one is shown before anybody chose a day, and a slot nearby may lie on another. */
    slotChosen: (state, { payload }: PayloadAction<ChosenSlot>): Booking =>
      state.step === 'choosing_day' || state.step === 'choosing_time' || state.step === 'slot_lost'
        ? { ...personOf(state), ...payload, step: 'confirming', refusal: null }
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
      const { appointmentId, status, chairId } = payload
      return sent ? { ...slotOf(sent), step: 'booked', appointmentId, status, chairId } : state
    },
    slotFoundTaken: (state, { payload }: PayloadAction<OfRequest & { nearest: OfferedSlot[] }>): Booking => {
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
  anotherServiceAskedFor,
  serviceAdded,
  serviceRemoved,
  personChosen,
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
