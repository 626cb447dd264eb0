import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { AppointmentStatus } from '@/domain/appointment'
import type { Confirmation } from '@/domain/confirmation'
import type { FreeSlot } from '@/domain/salon'
import type { ResultMark } from '@/domain/markPolicy'
import type { AppointmentMark } from '@/domain/takeBackPolicy'
import type { takenBack } from '@/domain/takenBack'
import type { IsoDate } from '@/domain/weekday'
import {
  markSubmission,
  rescheduleSubmission,
  takeBackSubmission,
  type EndingSent,
  type TakeBackSent,
} from './appointmentSubmissions'
import { notConfirmed } from './notConfirmed'
import {
  backToTimes,
  startRescheduling,
  withDay,
  withSlot,
  type Rescheduling,
} from './reschedule/rescheduling'

export const appointmentTabs = ['upcoming', 'past'] as const
export type AppointmentTab = (typeof appointmentTabs)[number]

export const agendaRanges = ['today', 'tomorrow', 'week', 'month', 'past'] as const
export type AgendaRange = (typeof agendaRanges)[number]

export type StatusFilter = AppointmentStatus | 'all'

/** Asks whether to cancel or decline. Only the owner declines, and only a pending appointment. */
export type Ending = { kind: 'ending' } & Pick<EndingSent, 'verb' | 'appointmentId'>

type Ended = 'cancelled' | 'declined'

interface Idle {
  kind: 'idle'
  done:
    | Ended
    | `${Ended}_refunded`
    | 'moved'
    | `marked_${ResultMark}`
    | (typeof takenBack)[AppointmentMark]
    | null
  /** How to take back what was done. */
  undo?: TakeBackSent
  /** Set when requests were confirmed at once. */
  confirmations?: Confirmation[]
}

/** All waiting requests are confirmed at once. With `confirmations` the server has answered, and not all are confirmed. */
export interface ConfirmingAll {
  kind: 'confirmingAll'
  confirmations?: Confirmation[]
}

export type Task = Idle | Ending | Rescheduling | ConfirmingAll

interface EndedAppointment {
  appointmentId: string
  isRefunded: boolean
  undo?: TakeBackSent | undefined
}

export interface AppointmentsState {
  tab: AppointmentTab
  /** How often the user asked for more of a long list. */
  moreTimes: number
  range: AgendaRange
  status: StatusFilter
  /** A client's name or phone number, or a part of it. */
  search: string
  /** Whether those of today that are over and marked are listed too. */
  showsSettled: boolean
  task: Task
}

const idle: Task = { kind: 'idle', done: null }

export const initialAppointments: AppointmentsState = {
  tab: 'upcoming',
  moreTimes: 0,
  range: 'week',
  status: 'all',
  search: '',
  showsSettled: false,
  task: idle,
}

export const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState: initialAppointments,
  reducers: {
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
    /** The list shows what the home's figure counts. */
    waitingRequested: state => {
      state.range = 'week'
      state.status = 'pending'
      state.search = ''
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.search = payload
    },
    settledShown: state => {
      state.showsSettled = true
    },
    endingRequested: (state, { payload }: PayloadAction<Omit<Ending, 'kind'>>) => {
      state.task = { kind: 'ending', ...payload }
    },
    appointmentEnded: (state, { payload }: PayloadAction<EndedAppointment>) => {
      const { task } = state
      // The user may have left the dialog meanwhile.
      if (task.kind !== 'ending' || task.appointmentId !== payload.appointmentId) return
      const ended = task.verb === 'decline' ? 'declined' : 'cancelled'
      state.task = { kind: 'idle', done: payload.isRefunded ? `${ended}_refunded` : ended }
      if (payload.undo) state.task.undo = payload.undo
    },
    confirmAllRequested: state => {
      state.task = { kind: 'confirmingAll' }
    },
    allConfirmed: (state, { payload }: PayloadAction<Confirmation[]>) => {
      if (state.task.kind !== 'confirmingAll') return
      state.task =
        notConfirmed(payload).length > 0
          ? { kind: 'confirmingAll', confirmations: payload }
          : { kind: 'idle', done: null, confirmations: payload }
    },
    markChanged: (state, { payload }: PayloadAction<Pick<Idle, 'done' | 'undo'>>) => {
      state.task = { kind: 'idle', ...payload }
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
    /** What was confirmed at once is said once its dialog is closed. */
    taskDropped: state => {
      const { task } = state
      state.task = task.kind === 'confirmingAll' ? { ...task, kind: 'idle', done: null } : idle
    },
  },
  extraReducers: builder =>
    builder
      .addMatcher(rescheduleSubmission.isSucceeded, state => {
        state.task = { kind: 'idle', done: 'moved' }
      })
      .addMatcher(isAnyOf(takeBackSubmission.isSubmitted, markSubmission.isSubmitted), state => {
        state.task = idle
      }),
  selectors: {
    selectTab: state => state.tab,
    selectMoreTimes: state => state.moreTimes,
    selectRange: state => state.range,
    selectStatus: state => state.status,
    selectSearch: state => state.search,
    selectShowsSettled: state => state.showsSettled,
    selectTask: state => state.task,
  },
})

export const {
  tabChosen,
  moreRequested,
  rangeChosen,
  statusChosen,
  waitingRequested,
  searchTyped,
  settledShown,
  endingRequested,
  appointmentEnded,
  confirmAllRequested,
  allConfirmed,
  markChanged,
  rescheduleRequested,
  newDayChosen,
  newSlotChosen,
  timesReopened,
  taskDropped,
} = appointmentsSlice.actions
export const {
  selectTab,
  selectMoreTimes,
  selectRange,
  selectStatus,
  selectSearch,
  selectShowsSettled,
  selectTask,
} = appointmentsSlice.selectors
