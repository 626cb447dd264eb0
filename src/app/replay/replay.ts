import type { UnknownAction } from '@reduxjs/toolkit'
import { createPersistedReducer } from '../persistence/persistedReducer'
import type { RootState } from '../store/rootReducer'
import { rootReducer } from '../store/wholeReducer'
// The cache's reducers compute tags from the endpoint definitions, so every endpoint must be injected.
import '../session/resources'

interface RecordedActions {
  first: RootState
  actions: readonly UnknownAction[]
}

/** Nothing is persisted of a replay, nor does anything come back but by the recorded actions. */
const nowhere = {
  getItem: () => Promise.resolve(undefined),
  setItem: () => Promise.resolve(),
  removeItem: () => Promise.resolve(),
}

/** One step of the reducers alone: no store, no middleware, no clock. */
export function createReducer(): (state: RootState, action: UnknownAction) => RootState {
  const persisted = createPersistedReducer(rootReducer, nowhere)
  return (state, action) => persisted(state as never, action)
}

/** The state after the actions. */
export const replay = ({ first, actions }: RecordedActions): RootState =>
  actions.reduce<RootState>(createReducer(), first)
