import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Instant } from '@/domain/zonedTime'

export const diaryDeeds = [
  'confirmed',
  'declined',
  'cancelled',
  'moved',
  'no_show',
  'done',
  'paid',
  'seated',
] as const
/** What was done to the diary. */
export type DiaryDeed = (typeof diaryDeeds)[number]

export const diaryProblems = ['slot_taken', 'not_movable', 'no_answer', 'too_many', 'other'] as const
export type DiaryProblem = (typeof diaryProblems)[number]

/** Where an appointment is let go, or where somebody is to be seated. */
export interface DiaryPlace {
  chairId: string
  startsAt: Instant
}

interface OfAppointment {
  appointmentId: string
}

interface Sendable {
  step: 'open' | 'sending'
  problem: DiaryProblem | null
}

export type Looking = { kind: 'looking' } & OfAppointment & Sendable
export type Ending = { kind: 'ending'; verb: 'decline' | 'cancel' } & OfAppointment & Sendable
export type Moving = { kind: 'moving' } & OfAppointment & Sendable
export type Seating = { kind: 'seating' } & DiaryPlace & Sendable
/** Dragged to another place, where it is shown until the server has spoken. */
export type Dropping = { kind: 'dropping' } & OfAppointment & DiaryPlace

export type OpenTask = Looking | Ending | Moving | Seating
/** What is being done with the diary; `idle` tells what was done last, or why a dragged one went back. */
export type DiaryTask =
  { kind: 'idle'; done: DiaryDeed | null; problem: DiaryProblem | null } | OpenTask | Dropping

export interface DiaryState {
  /** By which the line of the present is drawn. Null before the first look. */
  lookedAt: Instant | null
  task: DiaryTask
  /** A request that nobody knows to have arrived: the same one is sent again with the same key. */
  unanswered: { key: string; request: string } | null
}

const idle: DiaryTask = { kind: 'idle', done: null, problem: null }
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
    endingAskedFor: (state, { payload }: PayloadAction<Pick<Ending, 'verb' | 'appointmentId'>>) =>
      begin(state, { kind: 'ending', ...payload, ...open }),
    moveAskedFor: (state, { payload: appointmentId }: PayloadAction<string>) =>
      begin(state, { kind: 'moving', appointmentId, ...open }),
    freeTimeChosen: (state, { payload }: PayloadAction<DiaryPlace>) =>
      begin(state, { kind: 'seating', ...payload, ...open }),
    appointmentDropped: (state, { payload }: PayloadAction<DiaryPlace & OfAppointment>) =>
      begin(state, { kind: 'dropping', ...payload }),
    changeSent: (state, { payload }: PayloadAction<{ key: string; request: string }>) => {
      state.unanswered = payload
      const { task } = state
      if (task.kind !== 'idle' && task.kind !== 'dropping')
        Object.assign(task, { step: 'sending', problem: null })
    },
    /** Null where the fields themselves say what is wrong. */
    changeFailed: (state, { payload: problem }: PayloadAction<DiaryProblem | null>) => {
      if (problem !== 'no_answer') state.unanswered = null
      const { task } = state
      if (task.kind === 'dropping') state.task = { ...idle, problem }
      else if (task.kind !== 'idle') Object.assign(task, { step: 'open', problem })
    },
    changeMade: (state, { payload: done }: PayloadAction<DiaryDeed>) => {
      state.unanswered = null
      state.task = { ...idle, done }
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
  endingAskedFor,
  moveAskedFor,
  freeTimeChosen,
  appointmentDropped,
  changeSent,
  changeFailed,
  changeMade,
  taskLeft,
} = diarySlice.actions
export const { selectDiary, selectDiaryNow, selectDiaryTask } = diarySlice.selectors
