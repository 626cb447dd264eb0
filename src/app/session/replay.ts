import type { UnknownAction } from '@reduxjs/toolkit'
import { liveSlices } from '../liveSlices'
import { createPersistedReducer } from '../persistence/persistedReducer'
import { createRootReducer, type RootState } from '../rootReducer'
// By what the calls say of themselves, the cache's reducers work out which answers belong together.
import './resources'

interface RecordedActions {
  /** The state before the first action. */
  first: RootState
  actions: readonly UnknownAction[]
}

/** Nothing is kept of a replay, nor does anything come back but by the recorded actions. */
const nowhere = {
  getItem: () => Promise.resolve(undefined),
  setItem: () => Promise.resolve(),
  removeItem: () => Promise.resolve(),
}

/** Where the actions lead, through the reducers alone: no store, no middleware, no clock. */
export function replay({ first, actions }: RecordedActions): RootState {
  const { reducer, inject } = createRootReducer()
  const persisted = createPersistedReducer(reducer, nowhere)
  const injectAll = () => liveSlices.forEach(inject)
  if ('api' in first) injectAll()
  return actions.reduce<RootState>((state, action) => {
    // The slices of the pages that ask join with the first word of their cache.
    if (action.type.startsWith('api/')) injectAll()
    return persisted(state as never, action)
  }, first)
}
