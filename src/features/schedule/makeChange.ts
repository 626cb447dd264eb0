import type { Salon } from '@/domain/salon'
import { todayIn } from '@/domain/zonedTime'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { strandedIn, strandingProblem } from '@/store/stranding'
import { isSubmitting, requestIn } from '@/store/submission'
import { dayOffPast, toStranded, type Change } from './change'
import { changeSubmission } from './changeSubmission'
import { requestsOf } from './dayDraft'
import { draftFaults, hasFaults } from './draftFaults'
import { mineKept, saveRequested, selectConflict, selectEditing, type ScheduleState } from './scheduleSlice'
import { findStranded, sendChange } from './sendChange'

type WithSchedule = { schedule: ScheduleState }

const send = (change: Change, isConfirmed: boolean) =>
  sendSubmission<Change, null>(changeSubmission, {
    request: change,
    send: async dispatch => {
      const { data: stranded, error } = isConfirmed ? { data: [] } : await dispatch(findStranded(change))
      if (error) return { error }
      if (stranded.length > 0) return { error: strandingProblem(stranded.map(toStranded)) }
      return dispatch(sendChange(change))
    },
  })

/** Saves the change that the owner was asked about, because it strands somebody. */
export const confirmChange = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const submission = changeSubmission.select(getState())
  const change = requestIn(submission)
  if (change && strandedIn(submission).length > 0) await dispatch(makeChange(change, true))
}

/** Where another person was quicker with other parts of a day, both are saved. */
const makeChange =
  (change: Change, isConfirmed = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(send(change, isConfirmed))
    const conflict = selectConflict(getState() as WithSchedule)
    if (change.kind !== 'hours' || conflict?.conflicting.length !== 0) return
    await dispatch(keepMine(change.salonId, change.sectionId))
  }

/** Saves the form's day, and the days that shall get the same; nothing without a day, with a fault it only says so. */
export const saveHours =
  (salonId: string, sectionId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isSubmitting(changeSubmission.select(getState()))) return
    const editing = selectEditing(getState() as WithSchedule)
    if (!editing) return
    dispatch(saveRequested())
    if (hasFaults(draftFaults(editing.draft))) return
    const hours = requestsOf(editing.day, editing.draft, editing.seen)
    await dispatch(makeChange({ kind: 'hours', salonId, sectionId, hours }))
  }

/** Saves the form's day over what somebody else made of it, which the owner has seen. */
export const keepMine =
  (salonId: string, sectionId: string): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(mineKept())
    await dispatch(saveHours(salonId, sectionId))
  }

/** Closes the whole salon on a date to come. */
export const addDayOff =
  (
    { id: salonId, timeZone }: Pick<Salon, 'id' | 'timeZone'>,
    { date, reason }: { date: string; reason: string },
  ): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { now }) => {
    const change: Change = { kind: 'dayOff', salonId, date, reason }
    if (date >= todayIn(timeZone, now())) return dispatch(makeChange(change))
    await dispatch(
      sendSubmission<Change, null>(changeSubmission, {
        request: change,
        send: () => Promise.resolve({ error: dayOffPast }),
      }),
    )
  }

export const removeDayOff = (salonId: string, dayOffId: string) =>
  makeChange({ kind: 'dayOffRemoval', salonId, dayOffId })
