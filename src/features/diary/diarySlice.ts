import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppointmentSlot } from '@/domain/appointment'
import type { Instant } from '@/domain/zonedTime'

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
  'seated',
] as const
/** What was done to the diary. */
export type DiaryDeed = (typeof diaryDeeds)[number]

export const diaryProblems = [
  'slot_taken',
  'not_movable',
  'overtaken',
  'paid_at_salon',
  'paid_online',
  'payment_under_way',
  'no_answer',
  'too_many',
  'other',
] as const
export type DiaryProblem = (typeof diaryProblems)[number]

interface OfAppointment {
  appointmentId: string
}

interface Sendable {
  step: 'open' | 'sending'
  problem: DiaryProblem | null
}

export type Looking = { kind: 'looking' } & OfAppointment & Sendable
export type Ending = { kind: 'ending'; verb: 'decline' | 'cancel' } & OfAppointment & Sendable
export type Rescheduling = { kind: 'rescheduling' } & OfAppointment & Sendable
export type Seating = { kind: 'seating' } & AppointmentSlot & Sendable
/** A move from where an appointment was seen to another place. */
export interface Shift extends OfAppointment {
  from: AppointmentSlot
  to: AppointmentSlot
}

/** What was done, with the way back where there is one. */
export interface Deed {
  done: DiaryDeed
  back?: Shift | undefined
}

/** Dragged, or moved back, to another place, where it is shown until the server has spoken. */
export type Dropping = { kind: 'dropping'; shift: Shift; isUndo: boolean }

export interface Idle {
  kind: 'idle'
  done: DiaryDeed | null
  problem: DiaryProblem | null
  /** What can be done about that: move it back, or move it all the same from where another has put it. */
  shift: Shift | null
  /** The problem is that it could not be moved back. */
  isUndo: boolean
}

export type OpenTask = Looking | Ending | Rescheduling | Seating
/** What is being done with the diary; `idle` tells what was done last, or why a dragged one went back. */
export type DiaryTask = Idle | OpenTask | Dropping

export interface DiaryState {
  /** By which the line of the present is drawn. Null before the first look. */
  lookedAt: Instant | null
  task: DiaryTask
  /** A request that nobody knows to have arrived: the same one is sent again with the same key. */
  unanswered: { key: string; request: string } | null
}

const idle: Idle = { kind: 'idle', done: null, problem: null, shift: null, isUndo: false }
const open: Sendable = { step: 'open', problem: null }

export const initialDiary: DiaryState = { lookedAt: null, task: idle, unanswered: null }

const isUnderWay = (task: DiaryTask): boolean =>
  task.kind === 'dropping' || (task.kind !== 'idle' && task.step === 'sending')

const begin = (state: DiaryState, task: DiaryTask): void => {
  if (!isUnderWay(state.task)) state.task = task
}

export const diarySlice = createSlice({
  name: 'diary',
  initialState: initialDiary,
  reducers: {
    diaryLookedAt: (state, { payload }: PayloadAction<Instant>) => {
      state.lookedAt = payload
    },
    appointmentOpened: (state, { payload: appointmentId }: PayloadAction<string>) =>
      begin(state, { kind: 'looking', appointmentId, ...open }),
    endingRequested: (state, { payload }: PayloadAction<Pick<Ending, 'verb' | 'appointmentId'>>) =>
      begin(state, { kind: 'ending', ...payload, ...open }),
    rescheduleRequested: (state, { payload: appointmentId }: PayloadAction<string>) =>
      begin(state, { kind: 'rescheduling', appointmentId, ...open }),
    freeTimeChosen: (state, { payload }: PayloadAction<AppointmentSlot>) =>
      begin(state, { kind: 'seating', ...payload, ...open }),
    appointmentDropped: (state, { payload: shift }: PayloadAction<Shift>) =>
      begin(state, { kind: 'dropping', shift, isUndo: false }),
    rescheduleUndone: (state, { payload: shift }: PayloadAction<Shift>) =>
      begin(state, { kind: 'dropping', shift, isUndo: true }),
    changeSent: (state, { payload }: PayloadAction<{ key: string; request: string }>) => {
      state.unanswered = payload
      const { task } = state
      if (task.kind !== 'idle' && task.kind !== 'dropping')
        Object.assign(task, { step: 'sending', problem: null })
    },
    /** Null where the fields themselves say what is wrong. */
    changeFailed: (
      state,
      {
        payload: { problem, present },
      }: PayloadAction<{
        problem: DiaryProblem | null
        /** Where another has moved it meanwhile. */
        present?: AppointmentSlot | undefined
      }>,
    ) => {
      if (problem !== 'no_answer') state.unanswered = null
      const { task } = state
      if (task.kind === 'dropping') {
        const shift = present ? { ...task.shift, from: present } : null
        state.task = { ...idle, problem, shift, isUndo: task.isUndo }
      } else if (task.kind !== 'idle') Object.assign(task, { step: 'open', problem })
    },
    changeMade: (state, { payload }: PayloadAction<Deed>) => {
      state.unanswered = null
      state.task = { ...idle, done: payload.done, shift: payload.back ?? null }
    },
    taskLeft: state => begin(state, idle),
  },
  selectors: {
    selectDiary: state => state,
    selectDiaryNow: state => state.lookedAt,
    selectDiaryTask: state => state.task,
  },
})

export const {
  diaryLookedAt,
  appointmentOpened,
  endingRequested,
  rescheduleRequested,
  freeTimeChosen,
  appointmentDropped,
  rescheduleUndone,
  changeSent,
  changeFailed,
  changeMade,
  taskLeft,
} = diarySlice.actions
export const { selectDiary, selectDiaryNow, selectDiaryTask } = diarySlice.selectors
