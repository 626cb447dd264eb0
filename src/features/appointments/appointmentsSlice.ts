import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppointmentStatus } from '@/domain/appointment'
import type { OfferedSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import {
  afterFailure,
  backToTimes,
  send,
  startMoving,
  withDay,
  withSlot,
  type MoveOutcome,
  type Moving,
} from './moving'

export const appointmentTabs = ['upcoming', 'past'] as const
export type AppointmentTab = (typeof appointmentTabs)[number]

export const agendaRanges = ['today', 'tomorrow', 'week', 'month', 'past'] as const
/** Which days of the salon's agenda are shown. */
export type AgendaRange = (typeof agendaRanges)[number]

export type StatusFilter = AppointmentStatus | 'all'

/** `too_late`: nearer than the salon lets its clients cancel. */
export type EndingFailure = 'unanswered' | 'refused' | 'too_late' | 'paid_at_salon'

/** Calling an appointment off; only the owner declines, and only one that waits. */
export interface Ending {
  kind: 'ending'
  verb: 'cancel' | 'decline'
  appointmentId: string
  step: 'asking' | 'sending' | EndingFailure
}

type Ended = 'cancelled' | 'declined'

/** What is being done with an appointment; `idle` tells what was done last. */
export type Task = { kind: 'idle'; done: Ended | `${Ended}_refunded` | 'moved' | null } | Ending | Moving

export interface AppointmentsState {
  /** When the lists were looked at: what lies before is past. Null until then. */
  lookedAt: Instant | null
  tab: AppointmentTab
  /** How often more of a long list was asked for. */
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
    moreAskedFor: state => {
      state.moreTimes += 1
    },
    rangeChosen: (state, { payload }: PayloadAction<AgendaRange>) => {
      state.range = payload
    },
    statusChosen: (state, { payload }: PayloadAction<StatusFilter>) => {
      state.status = payload
    },
    endingAskedFor: (state, { payload }: PayloadAction<Pick<Ending, 'verb' | 'appointmentId'>>) => {
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
    delayAskedFor: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.task = startMoving(appointmentId)
    },
    newDayChosen: (state, { payload }: PayloadAction<IsoDate>) => {
      if (state.task.kind === 'moving') state.task = withDay(state.task, payload)
    },
    newSlotChosen: (state, { payload }: PayloadAction<{ date: IsoDate; slot: OfferedSlot }>) => {
      if (state.task.kind === 'moving') state.task = withSlot(state.task, payload.date, payload.slot)
    },
    timesReopened: state => {
      if (state.task.kind === 'moving') state.task = backToTimes(state.task)
    },
    moveConfirmed: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
      if (state.task.kind === 'moving') state.task = send(state.task, payload.idempotencyKey)
    },
    moveFailed: (state, { payload }: PayloadAction<MoveOutcome>) => {
      if (state.task.kind === 'moving') state.task = afterFailure(state.task, payload)
    },
    appointmentMoved: state => {
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
  moreAskedFor,
  rangeChosen,
  statusChosen,
  endingAskedFor,
  endingConfirmed,
  endingFailed,
  appointmentEnded,
  delayAskedFor,
  newDayChosen,
  newSlotChosen,
  timesReopened,
  moveConfirmed,
  moveFailed,
  appointmentMoved,
  taskDropped,
} = appointmentsSlice.actions
export const { selectLookedAt, selectTab, selectMoreTimes, selectRange, selectStatus, selectTask } =
  appointmentsSlice.selectors
