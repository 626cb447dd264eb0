import { configureStore, createAction, type Middleware } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import type { ThunkExtra } from '@/store/services'
import { liveSlices } from '../liveSlices'
import { createRootReducer, type RootState } from '../rootReducer'

export const stateTold = createAction<RootState>('screen/stateTold')

/**
 * A store that is always in the state it was told: whatever else is dispatched changes nothing. What a recorded state
 * did not have yet is there as at the start, since pages are drawn that may ask for it.
 */
export function createScreenStore(first: RootState, extra: ThunkExtra) {
  const { reducer, inject } = createRootReducer()
  liveSlices.forEach(inject)
  const empty = reducer(undefined, { type: '@@INIT' })
  const whole = (state: RootState): RootState => ({ ...empty, ...state })
  return configureStore({
    reducer: (state: RootState = whole(first), action) =>
      stateTold.match(action) ? whole(action.payload) : state,
    devTools: false,
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware as Middleware),
  })
}
