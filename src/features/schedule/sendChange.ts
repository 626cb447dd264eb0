import { isMissing } from '@/store/ApiError'
import { scheduleApi, type SavedWeek } from '@/api/scheduleApi'
import type { Stranded } from '@/api/sectionsApi'
import type { AppThunk } from '@/store/AppThunk'
import { resultOf, type Result } from '@/store/submit'
import type { Appointment } from '@/domain/appointment'
import type { Change } from './change'

const { previewDay, previewDayOff, saveDay, addDayOff, deleteDayOff } = scheduleApi.endpoints
const once = { forceRefetch: true, subscribe: false } as const

export const findStranded =
  (change: Change): AppThunk<Promise<Result<Appointment[]>>> =>
  async dispatch => {
    const { salonId } = change
    if (change.kind === 'dayOffRemoval') return { data: [] }
    if (change.kind === 'dayOff') {
      const { date, reason } = change
      const { data, error } = resultOf<Stranded>(
        await dispatch(previewDayOff.initiate({ salonId, date, reason }, once)),
      )
      return error ? { error } : { data: data.stranded }
    }
    const stranded: Appointment[] = []
    for (const hours of change.hours) {
      const { data, error } = resultOf<SavedWeek>(
        await dispatch(previewDay.initiate({ salonId, sectionId: change.sectionId, hours }, once)),
      )
      if (error) return { error }
      stranded.push(...data.stranded)
    }
    return { data: stranded }
  }

/** Saves the change. Days are saved one by one: after a failure some may be saved. Sending all again is safe. */
export const sendChange =
  (change: Change): AppThunk<Promise<Result<null>>> =>
  async dispatch => {
    const { salonId } = change
    const untracked = { track: false } as const
    const done = { data: null }
    if (change.kind === 'dayOff') {
      const { date, reason } = change
      const { error } = resultOf<unknown>(
        await dispatch(addDayOff.initiate({ salonId, date, reason }, untracked)),
      )
      return error ? { error } : done
    }
    if (change.kind === 'dayOffRemoval') {
      const { dayOffId } = change
      const { error } = resultOf<unknown>(
        await dispatch(deleteDayOff.initiate({ salonId, dayOffId }, untracked)),
      )
      // A day off that is already gone counts as removed.
      return error && !isMissing(error) ? { error } : done
    }
    for (const hours of change.hours) {
      const { error } = resultOf<SavedWeek>(
        await dispatch(saveDay.initiate({ salonId, sectionId: change.sectionId, hours }, untracked)),
      )
      if (error) return { error }
    }
    return done
  }
