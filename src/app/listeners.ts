import { isRejected, type TypedStartListening } from '@reduxjs/toolkit'
import { isApiError } from '@/store/ApiError'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { sessionEnded } from '@/features/auth/authSlice'
import type { RootState } from './rootReducer'

export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>

/** What the state's changes cause: registered once by the store factory. */
export function startListening(start: StartListening): void {
  start({
    predicate: (action, state) =>
      isRejected(action) &&
      isApiError(action.payload) &&
      action.payload.code === 'signed_out' &&
      state.auth.user !== null,
    effect: (_action, { dispatch }) => {
      dispatch(sessionEnded())
    },
  })
}
