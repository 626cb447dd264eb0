import { configureStore, createAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import type { ThunkExtra } from '@/store/services'
import { fromEarlier, isEarlier } from '@/features/booking/earlierBooking'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { rehydrateSubmission } from '@/store/persistedSubmission'
import { rootReducer, type RootState } from '../store/rootReducer'

export const stateReceived = createAction<RootState>('screen/stateReceived')

/**
 * A store that is always in the state it was told: whatever else is dispatched changes nothing. What a recorded state
 * did not have yet is there as at the start, since pages are drawn that may ask for it.
 */
export function createScreenStore(first: RootState, extra: ThunkExtra) {
  const empty = rootReducer(undefined, { type: '@@INIT' })
  const whole = (state: RootState): RootState => {
    const all = { ...empty, ...state }
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
