import { isMissing, type ApiError } from '@/store/ApiError'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { presentOf } from '@/store/useEdit'
import type { Salon } from '@/domain/salon'
import { todayIn } from '@/domain/zonedTime'
import { commonProblem } from '@/features/auth/commonProblem'
import { toStranded, type Change, type ChangeProblem } from './change'
import { requestsOf, type SavedDay } from './dayDraft'
import { draftFaults, hasFaults } from './draftFaults'
import {
  changeConfirmed,
  changeFailed,
  changeOvertaken,
  changeSaved,
  changeSubmitted,
  isBusy,
  mineKept,
  saveRequested,
  selectEditing,
  selectTask,
  strandedFound,
  type ScheduleState,
} from './scheduleSlice'
import { findStranded, sendChange } from './sendChange'

type WithSchedule = { schedule: ScheduleState }

function problemOf(error: ApiError): ChangeProblem {
  if (isMissing(error)) return 'gone'
  return error.code === 'conflict' ? 'dayOffTwice' : commonProblem(error)
}

/** Says what was wrong; where another person was quicker with other parts of the day, both are saved. */
const refuse =
  (error: ApiError) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const theirs = presentOf(error) as SavedDay | undefined
    dispatch(theirs ? changeOvertaken(theirs) : changeFailed(problemOf(error)))
    const task = selectTask(getState() as WithSchedule)
    if (task.step !== 'overtaken' || task.asked.length > 0 || task.change.kind !== 'hours') return
    await dispatch(keepMine(task.change.salonId, task.change.sectionId))
  }

/** Saves the change that was checked, and that the owner was asked about where it strands somebody. */
export const confirmChange =
  () =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const task = selectTask(getState() as WithSchedule)
    if (task.step !== 'checking' && task.step !== 'asking') return
    dispatch(changeConfirmed())
    const error = await dispatch(sendChange(task.change))
    if (error) await dispatch(refuse(error))
    else dispatch(changeSaved())
  }

const makeChange =
  (change: Change) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    if (isBusy(selectTask(getState() as WithSchedule))) return
    dispatch(changeSubmitted(change))
    const { data, error } = await dispatch(findStranded(change))
    if (error) await dispatch(refuse(error))
    else if (data.length > 0) dispatch(strandedFound(data.map(toStranded)))
    else await dispatch(confirmChange())
  }

/** Saves the form's day, and the days that shall get the same; nothing without a day, with a fault it only says so. */
export const saveHours =
  (salonId: string, sectionId: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const editing = selectEditing(getState() as WithSchedule)
    if (!editing) return
    dispatch(saveRequested())
    if (hasFaults(draftFaults(editing.draft))) return
    const hours = requestsOf(editing.day, editing.draft, editing.seen)
    await dispatch(makeChange({ kind: 'hours', salonId, sectionId, hours }))
  }

/** Saves the form's day over what somebody else made of it, which the owner has seen. */
export const keepMine =
  (salonId: string, sectionId: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(mineKept())
    await dispatch(saveHours(salonId, sectionId))
  }

/** Closes the whole salon on a date to come. */
export const addDayOff =
  (
    { id: salonId, timeZone }: Pick<Salon, 'id' | 'timeZone'>,
    { date, reason }: { date: string; reason: string },
  ) =>
  async (dispatch: AppDispatch, getState: () => unknown, { now }: ThunkExtra): Promise<void> => {
    const change: Change = { kind: 'dayOff', salonId, date, reason }
    if (date >= todayIn(timeZone, now())) return dispatch(makeChange(change))
    if (isBusy(selectTask(getState() as WithSchedule))) return
    dispatch(changeSubmitted(change))
    dispatch(changeFailed('dayOffPast'))
  }

export const removeDayOff = (salonId: string, dayOffId: string) =>
  makeChange({ kind: 'dayOffRemoval', salonId, dayOffId })
