import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppointmentStatus } from '@/domain/appointment'
import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import {
  afterFailure,
  backToTimes,
  send,
  startRescheduling,
  withDay,
  withSlot,
  type RescheduleResult,
  type Rescheduling,
} from './reschedule/rescheduling'

export const appointmentTabs = ['upcoming', 'past'] as const
export type AppointmentTab = (typeof appointmentTabs)[number]

export const agendaRanges = ['today', 'tomorrow', 'week', 'month', 'past'] as const
export type AgendaRange = (typeof agendaRanges)[number]

export type StatusFilter = AppointmentStatus | 'all'

/** `too_late`: the salon's cancellation notice has begun. */
export type EndingFailure = 'unanswered' | 'refused' | 'too_late' | 'paid_at_salon'

/** Cancels or declines an appointment. Only the owner declines, and only a pending appointment. */
export interface Ending {
  kind: 'ending'
  verb: 'cancel' | 'decline'
  appointmentId: string
  step: 'asking' | 'sending' | EndingFailure
}

type Ended = 'cancelled' | 'declined'

export type Task =
  { kind: 'idle'; done: Ended | `${Ended}_refunded` | 'moved' | null } | Ending | Rescheduling

export interface AppointmentsState {
  /** When the user opened the lists. Earlier appointments are past. Null before that. */
  lookedAt: Instant | null
  tab: AppointmentTab
  /** How often the user asked for more of a long list. */
  moreTimes: number
  range: AgendaRange
  status: StatusFilter
  task: Task
}

export const initialAppointments: AppointmentsState = {
  lookedAt: null,
  tab: 'upcoming',
  moreTimes: 0,
  range: 'week',
  status: 'all',
  task: { kind: 'idle', done: null },
}

const isSending = (task: Task) => task.kind !== 'idle' && task.step === 'sending'

export const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState: initialAppointments,
  reducers: {
    appointmentsLookedAt: (state, { payload }: PayloadAction<Instant>) => {
      state.lookedAt = payload
    },
    tabChosen: (state, { payload }: PayloadAction<AppointmentTab>) => {
      state.tab = payload
      state.moreTimes = 0
    },
    moreRequested: state => {
      state.moreTimes += 1
    },
    rangeChosen: (state, { payload }: PayloadAction<AgendaRange>) => {
      state.range = payload
    },
    statusChosen: (state, { payload }: PayloadAction<StatusFilter>) => {
      state.status = payload
    },
    endingRequested: (state, { payload }: PayloadAction<Pick<Ending, 'verb' | 'appointmentId'>>) => {
      state.task = { kind: 'ending', step: 'asking', ...payload }
    },
    endingConfirmed: ({ task }) => {
      if (task.kind === 'ending') task.step = 'sending'
    },
    endingFailed: ({ task }, { payload }: PayloadAction<EndingFailure>) => {
      if (task.kind === 'ending' && task.step === 'sending') task.step = payload
    },
    appointmentEnded: (state, { payload }: PayloadAction<{ isRefunded: boolean } | undefined>) => {
      const { task } = state
      if (task.kind !== 'ending' || task.step !== 'sending') return
      const ended = task.verb === 'decline' ? 'declined' : 'cancelled'
      state.task = { kind: 'idle', done: payload?.isRefunded ? `${ended}_refunded` : ended }
    },
    rescheduleRequested: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.task = startRescheduling(appointmentId)
    },
    newDayChosen: (state, { payload }: PayloadAction<IsoDate>) => {
      if (state.task.kind === 'rescheduling') state.task = withDay(state.task, payload)
    },
    newSlotChosen: (state, { payload }: PayloadAction<{ date: IsoDate; slot: FreeSlot }>) => {
      if (state.task.kind === 'rescheduling') state.task = withSlot(state.task, payload.date, payload.slot)
    },
    timesReopened: state => {
      if (state.task.kind === 'rescheduling') state.task = backToTimes(state.task)
    },
    rescheduleConfirmed: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
      if (state.task.kind === 'rescheduling') state.task = send(state.task, payload.idempotencyKey)
    },
    rescheduleFailed: (state, { payload }: PayloadAction<RescheduleResult>) => {
      if (state.task.kind === 'rescheduling') state.task = afterFailure(state.task, payload)
    },
    appointmentRescheduled: state => {
      if (isSending(state.task)) state.task = { kind: 'idle', done: 'moved' }
    },
    taskDropped: state => {
      if (!isSending(state.task)) state.task = { kind: 'idle', done: null }
    },
  },
  selectors: {
    selectLookedAt: state => state.lookedAt,
    selectTab: state => state.tab,
    selectMoreTimes: state => state.moreTimes,
    selectRange: state => state.range,
    selectStatus: state => state.status,
    selectTask: state => state.task,
  },
})

export const {
  appointmentsLookedAt,
  tabChosen,
  moreRequested,
  rangeChosen,
  statusChosen,
  endingRequested,
  endingConfirmed,
  endingFailed,
  appointmentEnded,
  rescheduleRequested,
  newDayChosen,
  newSlotChosen,
  timesReopened,
  rescheduleConfirmed,
  rescheduleFailed,
  appointmentRescheduled,
  taskDropped,
} = appointmentsSlice.actions
export const { selectLookedAt, selectTab, selectMoreTimes, selectRange, selectStatus, selectTask } =
  appointmentsSlice.selectors
