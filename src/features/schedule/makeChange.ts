import type { Season } from '@/domain/season'
import { seasonRequestOf, type SeasonRequest } from '@/domain/seasonRequests'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { strandedIn, strandingProblem } from '@/store/stranding'
import { isSubmitting, requestIn } from '@/store/submission'
import { toStranded, type Change } from './change'
import { changeSubmission } from './changeSubmission'
import { requestsOf } from './dayDraft'
import { editingFaults, hasFaults } from './draftFaults'
import {
  mineKept,
  saveRequested,
  selectConflict,
  selectEditing,
  undoOffered,
  type ScheduleState,
} from './scheduleSlice'
import { findStranded, sendChange } from './sendChange'

type WithSchedule = { schedule: ScheduleState }

const send = (change: Change, isConfirmed: boolean) =>
  sendSubmission<Change, Change | null>(changeSubmission, {
    request: change,
    send: async (dispatch, { idempotencyKey }) => {
      const { data: stranded, error } = isConfirmed ? { data: [] } : await dispatch(findStranded(change))
      if (error) return { error }
      if (stranded.length > 0) return { error: strandingProblem(stranded.map(toStranded)) }
      return dispatch(sendChange(change, idempotencyKey))
    },
  })

/** Saves the change although it leaves appointments outside the hours. The owner has confirmed it. */
export const confirmChange = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const submission = changeSubmission.select(getState())
  const change = requestIn(submission)
  if (change && strandedIn(submission).length > 0) await dispatch(makeChange(change, true))
}

/** Offers to undo a change of seasons. Saves a merged day at once when somebody else has changed other parts of the day only. */
const makeChange =
  (change: Change, isConfirmed = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const sent = await dispatch(send(change, isConfirmed))
    if (sent?.data) dispatch(undoOffered(sent.data))
    const conflict = selectConflict(getState() as WithSchedule)
    if (change.kind !== 'hours' || conflict?.conflicting.length !== 0) return
    await dispatch(keepMine(change.salonId, change.sectionId))
  }

/** Saves the form's day and its copies. Does nothing without a day; a day with faults only shows them. */
export const saveHours =
  (salonId: string, sectionId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isSubmitting(changeSubmission.select(getState()))) return
    const editing = selectEditing(getState() as WithSchedule)
    if (!editing) return
    dispatch(saveRequested())
    if (hasFaults(editingFaults(editing))) return
    const hours = requestsOf(editing.day, editing.draft, editing.seen)
    await dispatch(makeChange({ kind: 'hours', salonId, sectionId, hours }))
  }

/** Overwrites what somebody else has saved for the day. The owner has seen it. */
export const keepMine =
  (salonId: string, sectionId: string): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(mineKept())
    await dispatch(saveHours(salonId, sectionId))
  }

/** Closes the whole salon on a future date. */
export const addDayOff = (salonId: string, dayOff: { date: string; reason: string }) =>
  makeChange({ kind: 'dayOff', salonId, ...dayOff })

/** Closes the whole salon on a public holiday; what is typed of another day off stays. */
export const addPublicHoliday = (salonId: string, holiday: { date: string; reason: string }) =>
  makeChange({ kind: 'publicHoliday', salonId, ...holiday })

export const removeDayOff = (salonId: string, dayOffId: string) =>
  makeChange({ kind: 'dayOffRemoval', salonId, dayOffId })

/** Saves a season as requested; without one before, a new one. */
export const saveSeason = (salonId: string, before: Season | undefined, request: SeasonRequest) =>
  makeChange({
    kind: 'season',
    salonId,
    seasonId: before?.id ?? null,
    request,
    before: before ? seasonRequestOf(before) : null,
  })

export const removeSeason = (salonId: string, season: Season) =>
  makeChange({ kind: 'seasonRemoval', salonId, seasonId: season.id, before: seasonRequestOf(season) })

/** Undoes a change of seasons, whoever is booked meanwhile. */
export const undoChange = (undo: Change) => makeChange(undo, true)
