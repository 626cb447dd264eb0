import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppointmentStatus } from '@/domain/appointment'
import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { rescheduleSubmission, type EndingSent } from './appointmentSubmissions'
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

export type Task =
  { kind: 'idle'; done: Ended | `${Ended}_refunded` | 'moved' | null } | Ending | Rescheduling

export interface AppointmentsState {
  /** When the user opened the lists. Earlier appointments are past. Null before that. */
  tab: AppointmentTab
  /** How often the user asked for more of a long list. */
  moreTimes: number
  range: AgendaRange
  status: StatusFilter
  task: Task
}

export const initialAppointments: AppointmentsState = {
  tab: 'upcoming',
  moreTimes: 0,
  range: 'week',
  status: 'all',
  task: { kind: 'idle', done: null },
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
    endingRequested: (state, { payload }: PayloadAction<Omit<Ending, 'kind'>>) => {
      state.task = { kind: 'ending', ...payload }
    },
    appointmentEnded: (state, { payload }: PayloadAction<{ appointmentId: string; isRefunded: boolean }>) => {
      const { task } = state
      // The user may have left the dialog meanwhile.
      if (task.kind !== 'ending' || task.appointmentId !== payload.appointmentId) return
      const ended = task.verb === 'decline' ? 'declined' : 'cancelled'
      state.task = { kind: 'idle', done: payload.isRefunded ? `${ended}_refunded` : ended }
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
    taskDropped: state => {
      state.task = { kind: 'idle', done: null }
    },
  },
  extraReducers: builder =>
    builder.addMatcher(rescheduleSubmission.isSucceeded, state => {
      state.task = { kind: 'idle', done: 'moved' }
    }),
  selectors: {
    selectTab: state => state.tab,
    selectMoreTimes: state => state.moreTimes,
    selectRange: state => state.range,
    selectStatus: state => state.status,
    selectTask: state => state.task,
  },
})

export const {
  tabChosen,
  moreRequested,
  rangeChosen,
  statusChosen,
  endingRequested,
  appointmentEnded,
  rescheduleRequested,
  newDayChosen,
  newSlotChosen,
  timesReopened,
  taskDropped,
} = appointmentsSlice.actions
export const { selectTab, selectMoreTimes, selectRange, selectStatus, selectTask } =
  appointmentsSlice.selectors
