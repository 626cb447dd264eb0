import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WeekSchedule } from '@/domain/schedule'
import type { Weekday } from '@/domain/weekday'
import type { Change, ChangeProblem, StrandedBooking } from './change'
import {
  emptyDraft,
  mergeDay,
  wholeDay,
  withParts,
  type DayDraft,
  type DayPart,
  type SavedDay,
} from './dayDraft'

/** The way of a change to the server: whom it would strand is found out first, and asked about. */
export type Task =
  | { step: 'idle'; done: Change['kind'] | null }
  | { step: 'checking' | 'saving'; change: Change }
  | { step: 'asking'; change: Change; stranded: StrandedBooking[] }
  | { step: 'failed'; change: Change; problem: ChangeProblem }
  /** Somebody else has saved one of the days meanwhile; where nothing is asked the form's day has theirs in it. */
  | { step: 'overtaken'; change: Change; theirs: SavedDay; asked: DayPart[] }

interface Editing {
  day: Weekday
  draft: DayDraft
  /** The week as the owner saw it then. */
  seen: WeekSchedule
}

export interface ScheduleState {
  /** Null until one is chosen; then the first is shown. */
  sectionId: string | null
  editing: Editing | null
  /** Save was pressed: from then on faults are told. */
  faultsShown: boolean
  task: Task
  /** How many days off were added: each begins an empty form. */
  daysOffAdded: number
}

export const initialSchedule: ScheduleState = {
  sectionId: null,
  editing: null,
  faultsShown: false,
  task: { step: 'idle', done: null },
  daysOffAdded: 0,
}

export const isBusy = ({ step }: Task): boolean => step === 'checking' || step === 'saving'

const idle: Task = { step: 'idle', done: null }

const hoursOf = ({ day: _day, ...hours }: SavedDay) => hours

type BreakHour = { index: number; hour: string }

export const scheduleSlice = createSlice({
  name: 'schedule',
  initialState: initialSchedule,
  reducers: {
    sectionChosen: (state, { payload }: PayloadAction<string>) => ({
      ...initialSchedule,
      sectionId: payload,
      daysOffAdded: state.daysOffAdded,
    }),
    dayChosen: (state, { payload }: PayloadAction<Pick<Editing, 'day' | 'seen'>>) => {
      state.editing = { ...payload, draft: emptyDraft }
      state.faultsShown = false
    },
    /** The day's saved hours, to be changed. */
    dayEditingStarted: (state, { payload }: PayloadAction<Editing>) => {
      state.editing = payload
      state.faultsShown = false
    },
    closedToggled: ({ editing }, { payload }: PayloadAction<boolean>) => {
      if (editing) editing.draft.isClosed = payload
    },
    startChosen: ({ editing }, { payload }: PayloadAction<string>) => {
      if (editing) editing.draft.startHour = payload
    },
    endChosen: ({ editing }, { payload }: PayloadAction<string>) => {
      if (editing) editing.draft.endHour = payload
    },
    breakAdded: ({ editing }) => {
      editing?.draft.breaks.push({ startHour: '', endHour: '' })
    },
    breakRemoved: ({ editing }, { payload: index }: PayloadAction<number>) => {
      editing?.draft.breaks.splice(index, 1)
    },
    breakStartChosen: ({ editing }, { payload: { index, hour } }: PayloadAction<BreakHour>) => {
      const pause = editing?.draft.breaks[index]
      if (pause) pause.startHour = hour
    },
    breakEndChosen: ({ editing }, { payload: { index, hour } }: PayloadAction<BreakHour>) => {
      const pause = editing?.draft.breaks[index]
      if (pause) pause.endHour = hour
    },
    copyToggled: ({ editing }, { payload: day }: PayloadAction<Weekday>) => {
      if (!editing) return
      const { draft } = editing
      draft.alsoOn = draft.alsoOn.includes(day)
        ? draft.alsoOn.filter(one => one !== day)
        : [...draft.alsoOn, day]
    },
    saveRequested: state => {
      state.faultsShown = true
    },
    changeSubmitted: (state, { payload: change }: PayloadAction<Change>) => {
      if (!isBusy(state.task)) state.task = { step: 'checking', change }
    },
    strandedFound: (state, { payload: stranded }: PayloadAction<StrandedBooking[]>) => {
      if (state.task.step === 'checking') state.task = { step: 'asking', change: state.task.change, stranded }
    },
    changeConfirmed: state => {
      const { task } = state
      if (task.step === 'checking' || task.step === 'asking')
        state.task = { step: 'saving', change: task.change }
    },
    changeSaved: state => {
      if (state.task.step !== 'saving') return
      const { kind } = state.task.change
      state.task = { step: 'idle', done: kind }
      if (kind === 'dayOff') state.daysOffAdded += 1
      if (kind !== 'hours') return
      state.editing = null
      state.faultsShown = false
    },
    changeFailed: (state, { payload: problem }: PayloadAction<ChangeProblem>) => {
      if (isBusy(state.task) && 'change' in state.task)
        state.task = { step: 'failed', change: state.task.change, problem }
    },
    changeOvertaken: (state, { payload: theirs }: PayloadAction<SavedDay>) => {
      const { task, editing } = state
      if (!isBusy(task) || !('change' in task)) return
      const merge =
        editing?.day === theirs.day ? mergeDay(editing.seen[theirs.day], editing.draft, theirs) : null
      state.task = { step: 'overtaken', change: task.change, theirs, asked: merge?.asked ?? wholeDay }
      if (editing && merge) editing.draft = merge.draft
    },
    /** The owner has seen their day and keeps what is in the form. */
    mineKept: state => {
      const { task, editing } = state
      if (task.step !== 'overtaken') return
      if (editing) editing.seen[task.theirs.day] = hoursOf(task.theirs)
      state.task = idle
    },
    theirsTaken: state => {
      const { task, editing } = state
      if (task.step !== 'overtaken') return
      if (editing) {
        const { day } = task.theirs
        const { draft } = editing
        editing.seen[day] = hoursOf(task.theirs)
        if (day === editing.day) editing.draft = withParts(draft, task.theirs, task.asked)
        else draft.alsoOn = draft.alsoOn.filter(one => one !== day)
      }
      state.task = idle
    },
    changeDropped: state => {
      if (!isBusy(state.task)) state.task = { step: 'idle', done: null }
    },
    /** What is on its way outlives the visit, with its form: should it fail, that is told at the next one. */
    pageLeft: state => (isBusy(state.task) ? state : { ...initialSchedule, sectionId: state.sectionId }),
  },
  selectors: {
    selectSectionId: state => state.sectionId,
    selectEditing: state => state.editing,
    selectFaultsShown: state => state.faultsShown,
    selectTask: state => state.task,
    selectDaysOffAdded: state => state.daysOffAdded,
  },
})

export const {
  sectionChosen,
  dayChosen,
  dayEditingStarted,
  closedToggled,
  startChosen,
  endChosen,
  breakAdded,
  breakRemoved,
  breakStartChosen,
  breakEndChosen,
  copyToggled,
  saveRequested,
  changeSubmitted,
  strandedFound,
  changeConfirmed,
  changeSaved,
  changeFailed,
  changeOvertaken,
  mineKept,
  theirsTaken,
  changeDropped,
  pageLeft: schedulePageLeft,
} = scheduleSlice.actions
export const { selectSectionId, selectEditing, selectFaultsShown, selectTask, selectDaysOffAdded } =
  scheduleSlice.selectors
