import { configureStore, createAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import type { ThunkExtra } from '@/store/services'
import { fromEarlier, isEarlier } from '@/features/booking/earlierBooking'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { rehydrateSubmission } from '@/store/persistedSubmission'
import type { RootState } from '../store/rootReducer'
import { rootReducer } from '../store/wholeReducer'

export const stateReceived = createAction<RootState>('screen/stateReceived')

/**
 * A store that always holds the last received state; all other actions change nothing. Slices that a recorded state
 * lacks get their initial state, because pages may read them.
 */
export function createScreenStore(first: RootState, extra: ThunkExtra) {
  const empty = rootReducer(undefined, { type: '@@INIT' })
  const whole = (state: RootState): RootState => {
    const all = { ...empty, ...state, clock: { ...empty.clock, ...state.clock } }
    if (!isEarlier(all.booking)) return all
    const { booking, sent } = fromEarlier(all.booking)
    return { ...all, booking, submissions: sent ? { [bookSubmission.form]: rehydrateSubmission(sent) } : {} }
  }
  return configureStore({
    reducer: (state: RootState = whole(first), action) =>
      stateReceived.match(action) ? whole(action.payload) : state,
    devTools: false,
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  })
}
