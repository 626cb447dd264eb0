import { isRejected, type PayloadAction, type TypedStartListening } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { isIdleEnd, isSignedOut, type ApiError } from '@/store/ApiError'
import { baseApi } from '@/api/baseApi'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { sessionEnded } from '@/features/auth/authSlice'
import { forgetUser } from '@/features/offline/forgetUser'
import type { ReplayGate } from '../devTools/replayGate'
import { loadLaterSlices } from './loadLaterSlices'
import { payLogout } from './payLogout'
import { changesUser, type RootState } from './rootReducer'

export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>

export function startListening(start: StartListening): void {
  start({
    predicate: (action, state): action is PayloadAction<ApiError> =>
      isRejected(action) && isSignedOut(action.payload) && state.auth.user !== null,
    effect: ({ payload }, { dispatch }) => {
      dispatch(sessionEnded(isIdleEnd(payload) ? 'idle' : 'session_over'))
    },
  })
  // The cache must not keep one user's answers for the next user.
  start({
    predicate: changesUser,
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
    },
  })
  start({
    predicate: (action, state) => baseApi.internalActions.onOnline.match(action) && state.auth.logoutOwed,
    effect: (_action, { dispatch }) => payLogout(dispatch),
  })
}

/** The listeners of a store in a browser page. Returns the cleanup function. */
export function listenInPage(
  start: StartListening,
  dispatch: AppDispatch,
  page: Document,
  replayGate?: ReplayGate,
): () => void {
  start({ predicate: changesUser, effect: () => forgetUser(window) })
  const stops = [setupListeners(dispatch), listenLive(start, page, replayGate)]
  return () => stops.forEach(stop => stop())
}

/** Nothing is live for a visitor, so its code comes with the first user. Returns the cleanup function. */
function listenLive(start: StartListening, page: Document, replayGate?: ReplayGate): () => void {
  let isStopped = false
  let stop = start({
    predicate: (_action, state) => state.auth.user !== null,
    effect: async (_action, listener) => {
      listener.unsubscribe()
      const loading = Promise.all([import('@/features/notifications/startLiveListening'), loadLaterSlices()])
      const loaded = await loading.catch(() => undefined)
      if (loaded && !isStopped) stop = loaded[0].startLiveListening(start, listener, page, replayGate)
    },
  })
  return () => {
    isStopped = true
    stop()
  }
}
