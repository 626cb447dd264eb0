import { isMissing } from '@/store/ApiError'
import { scheduleApi, type SavedWeek } from '@/api/scheduleApi'
import { seasonsApi, type SavedSeason } from '@/api/seasonsApi'
import type { Stranded } from '@/api/sectionsApi'
import type { AppThunk } from '@/store/AppThunk'
import { resultOf, type Result } from '@/store/submit'
import type { Appointment } from '@/domain/appointment'
import { undoOf, type Change, type SeasonChange } from './change'

const { previewDay, previewDayOff, saveDay, addDayOff, deleteDayOff } = scheduleApi.endpoints
const { previewSeason, saveSeason, previewSeasonRemoval, removeSeason } = seasonsApi.endpoints
const once = { forceRefetch: true, subscribe: false } as const

export const findStranded =
  (change: Change): AppThunk<Promise<Result<Appointment[]>>> =>
  async dispatch => {
    const { salonId } = change
    if (change.kind === 'dayOffRemoval') return { data: [] }
    if (change.kind === 'season' || change.kind === 'seasonRemoval') {
      const { data, error } = await dispatch(preview(change))
      // A season that is already gone strands nobody.
      if (error) return change.kind === 'seasonRemoval' && isMissing(error) ? { data: [] } : { error }
      return { data: data.stranded }
    }
    if (change.kind === 'dayOff' || change.kind === 'publicHoliday') {
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

const preview =
  (change: SeasonChange): AppThunk<Promise<Result<Stranded>>> =>
  async dispatch => {
    const { salonId, seasonId } = change
    if (change.kind === 'season') {
      const { request } = change
      return resultOf<Stranded>(await dispatch(previewSeason.initiate({ salonId, seasonId, request }, once)))
    }
    const args = { salonId, seasonId: change.seasonId }
    return resultOf<Stranded>(await dispatch(previewSeasonRemoval.initiate(args, once)))
  }

/**
 * Saves the change. Days are saved one by one: after a failure some may be saved. Sending all again is safe. The result
 * is what undoes it, where that is possible.
 */
export const sendChange =
  (change: Change, idempotencyKey: string): AppThunk<Promise<Result<Change | null>>> =>
  async dispatch => {
    const { salonId } = change
    const untracked = { track: false } as const
    const done = { data: null }
    if (change.kind === 'season') {
      const { seasonId, request } = change
      const { data, error } = resultOf<SavedSeason>(
        await dispatch(saveSeason.initiate({ salonId, seasonId, request, idempotencyKey }, untracked)),
      )
      return error ? { error } : { data: undoOf(change, data.season.id) }
    }
    if (change.kind === 'seasonRemoval') {
      const { seasonId } = change
      const { error } = resultOf<unknown>(
        await dispatch(removeSeason.initiate({ salonId, seasonId }, untracked)),
      )
      if (error) return isMissing(error) ? done : { error }
      return { data: undoOf(change, seasonId) }
    }
    if (change.kind === 'dayOff' || change.kind === 'publicHoliday') {
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
