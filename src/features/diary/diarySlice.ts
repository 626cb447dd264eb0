import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppointmentSlot } from '@/domain/appointment'
import type { Versioned } from '@/domain/edit'
import { isMissing, isStale, isTooMany, isUnanswered, type ApiError } from '@/store/ApiError'
import type { Dropping, OfAppointment, Shift, TimeOffChange, Unmarking } from './change'
import { changeSubmission } from './changeSubmission'
import type { BookedAppointment } from '@/domain/bookedAppointment'

export const diaryDeeds = [
  'confirmed',
  'declined',
  'cancelled',
  'moved',
  'moved_back',
  'no_show',
  'done',
  'paid',
  'unpaid',
  'not_done',
  'not_no_show',
  'reopened',
  'seated',
  'time_off_added',
  'time_off_changed',
  'time_off_removed',
  'time_off_undone',
] as const
export type DiaryDeed = (typeof diaryDeeds)[number]

export const diaryProblems = [
  'slot_taken',
  'same_time',
  'not_movable',
  'staleWrite',
  'paid_at_salon',
  'paid_online',
  'payment_under_way',
  'no_answer',
  'too_many',
  'other',
] as const
export type DiaryProblem = (typeof diaryProblems)[number]

interface Sendable {
  step: 'open' | 'sending'
  problem: DiaryProblem | null
}

export type Looking = { kind: 'looking' } & OfAppointment & Sendable
export type Ending = { kind: 'ending'; verb: 'decline' | 'cancel' } & OfAppointment & Sendable
export type Rescheduling = { kind: 'rescheduling' } & OfAppointment & Sendable
/** A time of a staff member, for a walk-in or, with the id or null for a new one, for time off of hours or all day. */
export type ChosenTime = AppointmentSlot & { timeOffId?: string | null; isAllDay?: boolean }
export type Seating = { kind: 'seating' } & ChosenTime & Sendable
/** An appointment that is booked in time off. In an earlier release's state it has neither slot nor substitutes. */
export interface StrandedBooking extends BookedAppointment {
  slot?: Versioned<AppointmentSlot>
  /** The other staff who are free then. */
  substituteIds?: string[]
}
/** What was done, and how to undo it where that is possible. */
export interface Deed {
  done: DiaryDeed
  back?: Shift | undefined
  unmarking?: Unmarking | TimeOffChange | undefined
  /** Appointments that are booked in the time off. */
  stranded?: StrandedBooking[] | undefined
}

export interface Idle {
  kind: 'idle'
  done: DiaryDeed | null
  problem: DiaryProblem | null
  /** How to undo the change, or how to make it all the same. */
  shift: Shift | null
  /** True if the undo failed. */
  isUndo: boolean
  /** How to undo a mark or a change of time off, or what could not be undone. Missing in an earlier release's state. */
  unmarking?: Unmarking | TimeOffChange | null
  /** Appointments that are booked in time off that was just made. */
  stranded?: StrandedBooking[] | undefined
}

export type OpenTask = Looking | Ending | Rescheduling | Seating
/** The current task. `idle` holds what was done last, or why a dragged appointment went back. */
export type DiaryTask = Idle | OpenTask | Dropping

export interface DiaryState {
  /** The present, for the line that marks it. Null before the first look. */
  task: DiaryTask
}

const idle: Idle = { kind: 'idle', done: null, problem: null, shift: null, isUndo: false }
const open: Sendable = { step: 'open', problem: null }

export const initialDiary: DiaryState = { task: idle }

const isUnderWay = (task: DiaryTask): boolean =>
  task.kind === 'dropping' || (task.kind !== 'idle' && task.step === 'sending')

const begin = (state: DiaryState, task: DiaryTask): void => {
  if (!isUnderWay(state.task)) state.task = task
}

/** Null where the form fields show the errors. */
function problemOf(error: ApiError): DiaryProblem | null {
  const { code, fields } = error
  if (fields && Object.keys(fields).length > 0) return null
  if (isUnanswered(error)) return 'no_answer'
  if (isStale(error)) return 'staleWrite'
  if (code === 'slot_taken' || code === 'same_time') return code
  if (code === 'paid_at_salon' || code === 'paid_online' || code === 'payment_under_way') return code
  if (code === 'not_movable' || isMissing(error)) return 'not_movable'
  return isTooMany(error) ? 'too_many' : 'other'
}

/** How to reschedule all the same, from the slot that somebody else has rescheduled the appointment to. */
function anywayOf(shift: Shift, error: ApiError): Shift | null {
  if (isStale(error)) return { ...shift, from: error.data as Versioned<AppointmentSlot> }
  return error.code === 'same_time' ? { ...shift, forAnother: true } : null
}

function fail(state: DiaryState, error: ApiError): void {
  const { task } = state
  const problem = problemOf(error)
  if (task.kind === 'dropping') {
    state.task = { ...idle, problem, shift: anywayOf(task.shift, error), isUndo: task.isUndo }
  } else if (task.kind !== 'idle') Object.assign(task, { step: 'open', problem })
  else if (task.unmarking || task.stranded) state.task = { ...task, done: null, problem }
}

export const diarySlice = createSlice({
  name: 'diary',
  initialState: initialDiary,
  reducers: {
    appointmentOpened: (state, { payload: appointmentId }: PayloadAction<string>) =>
      begin(state, { kind: 'looking', appointmentId, ...open }),
    endingRequested: (state, { payload }: PayloadAction<Pick<Ending, 'verb' | 'appointmentId'>>) =>
      begin(state, { kind: 'ending', ...payload, ...open }),
    rescheduleRequested: (state, { payload: appointmentId }: PayloadAction<string>) =>
      begin(state, { kind: 'rescheduling', appointmentId, ...open }),
    freeTimeChosen: (state, { payload }: PayloadAction<ChosenTime>) =>
      begin(state, { kind: 'seating', ...payload, ...open }),
    appointmentDropped: (state, { payload: shift }: PayloadAction<Shift>) =>
      begin(state, { kind: 'dropping', shift, isUndo: false }),
    rescheduleUndone: (state, { payload: shift }: PayloadAction<Shift>) =>
      begin(state, { kind: 'dropping', shift, isUndo: true }),
    changeMade: (state, { payload }: PayloadAction<Deed>) => {
      const { back = null, unmarking = null, ...rest } = payload
      state.task = { ...idle, shift: back, unmarking, ...rest }
    },
    taskLeft: state => begin(state, idle),
  },
  extraReducers: builder =>
    builder
      .addMatcher(changeSubmission.isSubmitted, ({ task }) => {
        if (task.kind !== 'idle' && task.kind !== 'dropping')
          Object.assign(task, { step: 'sending', problem: null })
      })
      .addMatcher(changeSubmission.isRefused, (state, { payload }) => fail(state, payload.problem))
      .addMatcher(changeSubmission.isUnanswered, (state, { payload }) => fail(state, payload.problem)),
  selectors: {
    selectDiaryTask: state => state.task,
    /** The move whose answer is awaited. */
    selectShift: ({ task }) => (task.kind === 'dropping' ? task.shift : null),
  },
})

export const {
  appointmentOpened,
  endingRequested,
  rescheduleRequested,
  freeTimeChosen,
  appointmentDropped,
  rescheduleUndone,
  changeMade,
  taskLeft,
} = diarySlice.actions
export const { selectDiaryTask, selectShift } = diarySlice.selectors
