import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Versioned } from '@/domain/edit'
import { isStale } from '@/store/ApiError'
import type { WeekSchedule } from '@/domain/schedule'
import type { Weekday } from '@/domain/weekday'
import type { Change } from './change'
import { changeSubmission } from './changeSubmission'
import {
  emptyDraft,
  mergeDay,
  wholeDay,
  withParts,
  type DayDraft,
  type DayPart,
  type SavedDay,
} from './dayDraft'

/** A stale write of a day. An empty `conflicting` means that the form's day already contains `theirs`. */
interface DayConflict {
  theirs: Versioned<SavedDay>
  conflicting: DayPart[]
}

interface Editing {
  day: Weekday
  draft: DayDraft
  /** The week as the owner saw it when the day was opened. */
  seen: WeekSchedule
}

export interface ScheduleState {
  /** Null until a section is chosen. Then the first section is shown. */
  sectionId: string | null
  editing: Editing | null
  /** True after Save was pressed: the faults are shown from then on. */
  faultsShown: boolean
  conflict: DayConflict | null
  /** `undo` is what undoes a saved change, where that is possible. Missing in an earlier release's state. */
  change: { kind: Change['kind']; isSaved: boolean; undo?: Change } | null
  /** The season in the form, null for a new one. Missing in an earlier release's state. */
  seasonDialog?: { seasonId: string | null } | null
  /** The public holidays are in view. Missing in an earlier release's state. */
  publicHolidaysShown?: boolean
  /** The number of added days off, used to begin an empty form after each. */
  daysOffAdded: number
}

export const initialSchedule: ScheduleState = {
  sectionId: null,
  editing: null,
  faultsShown: false,
  conflict: null,
  change: null,
  seasonDialog: null,
  daysOffAdded: 0,
}

const hoursOf = ({ day: _day, ...hours }: Versioned<SavedDay>) => hours

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
    /** The owner has seen `theirs` and keeps the form's day. */
    mineKept: state => {
      const { conflict, editing } = state
      if (editing && conflict) editing.seen[conflict.theirs.day] = hoursOf(conflict.theirs)
      state.conflict = null
    },
    theirsTaken: state => {
      const { conflict, editing } = state
      if (editing && conflict) {
        const { theirs, conflicting } = conflict
        const { day } = theirs
        const { draft } = editing
        editing.seen[day] = hoursOf(theirs)
        if (day === editing.day) editing.draft = withParts(draft, theirs, conflicting)
        else draft.alsoOn = draft.alsoOn.filter(one => one !== day)
      }
      state.conflict = null
    },
    seasonBegun: state => {
      state.seasonDialog = { seasonId: null }
    },
    seasonEditingStarted: (state, { payload: seasonId }: PayloadAction<string>) => {
      state.seasonDialog = { seasonId }
    },
    seasonDialogClosed: state => {
      state.seasonDialog = null
    },
    publicHolidaysToggled: state => {
      state.publicHolidaysShown = !state.publicHolidaysShown
    },
    undoOffered: ({ change }, { payload: undo }: PayloadAction<Change>) => {
      if (change?.isSaved) change.undo = undo
    },
    savedRead: state => {
      state.change = null
    },
    /** Only the chosen section outlives the page. */
    pageLeft: ({ sectionId }) => ({ ...initialSchedule, sectionId }),
  },
  extraReducers: builder =>
    builder
      .addMatcher(changeSubmission.isSubmitted, (state, { payload: { request } }) => {
        state.change = { kind: (request as Change).kind, isSaved: false }
        state.conflict = null
      })
      .addMatcher(changeSubmission.isSucceeded, state => {
        if (!state.change) return
        state.change.isSaved = true
        if (state.change.kind === 'dayOff') state.daysOffAdded += 1
        if (state.change.kind === 'season') state.seasonDialog = null
        if (state.change.kind !== 'hours') return
        state.editing = null
        state.faultsShown = false
      })
      .addMatcher(changeSubmission.isRefused, (state, { payload: { problem } }) => {
        if (!isStale(problem)) return
        const theirs = problem.data as Versioned<SavedDay>
        const { editing } = state
        const merge =
          editing?.day === theirs.day ? mergeDay(editing.seen[theirs.day], editing.draft, theirs) : null
        state.conflict = { theirs, conflicting: merge?.conflicting ?? wholeDay }
        if (editing && merge) editing.draft = merge.draft
      }),
  selectors: {
    selectSectionId: state => state.sectionId,
    selectEditing: state => state.editing,
    selectFaultsShown: state => state.faultsShown,
    selectConflict: state => state.conflict,
    selectChange: state => state.change,
    selectDaysOffAdded: state => state.daysOffAdded,
    selectSeasonDialog: state => state.seasonDialog,
    selectPublicHolidaysShown: state => state.publicHolidaysShown ?? false,
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
  mineKept,
  theirsTaken,
  seasonBegun,
  seasonEditingStarted,
  seasonDialogClosed,
  publicHolidaysToggled,
  undoOffered,
  savedRead,
  pageLeft: schedulePageLeft,
} = scheduleSlice.actions
export const {
  selectSectionId,
  selectEditing,
  selectFaultsShown,
  selectConflict,
  selectChange,
  selectDaysOffAdded,
  selectSeasonDialog,
  selectPublicHolidaysShown,
} = scheduleSlice.selectors
