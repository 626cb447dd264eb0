import type { UnknownAction } from '@reduxjs/toolkit'
import type { AppThunk } from '@/store/AppThunk'
import type { FileTicket } from '@/store/heldFiles'
import type { Location } from '@/store/locationSlice'
import { draftKept, draftTaken, selectDrafts, type AuthState } from './authSlice'

interface KeptState {
  auth: AuthState
  location: Location
}

interface TypedForm {
  form: string
  opens: readonly UnknownAction[]
  typed: object
}

const isTicket = (value: unknown): value is FileTicket =>
  typeof value === 'object' && value !== null && 'fileId' in value

const mapped = (typed: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, change(value)]))

/** Keeps what was typed, for the user whose session has ended. Does nothing when a form closes for another reason. */
export const keepDraft =
  ({ form, opens, typed }: TypedForm): AppThunk =>
  (dispatch, getState, { files }) => {
    const { auth, location } = getState() as KeptState
    if (!auth.leftBy) return
    const hold = (value: unknown) =>
      value instanceof File ? files.hold({ file: value, onPercent: () => undefined }) : value
    dispatch(draftKept({ form, opens, path: location.pathname, typed: mapped(typed, hold) }))
  }

/** Gives what was typed back once. */
export const takeDraft =
  (form: string): AppThunk<object | undefined> =>
  (dispatch, getState, { files }) => {
    const state = getState() as KeptState
    const draft = state.auth.user && selectDrafts(state).find(one => one.form === form)
    if (!draft) return undefined
    dispatch(draftTaken(form))
    return mapped(draft.typed, value => (isTicket(value) ? files.redeem(value).file : value))
  }
