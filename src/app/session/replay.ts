import type { UnknownAction } from '@reduxjs/toolkit'
import { createPersistedReducer } from '../persistence/persistedReducer'
import { rootReducer, type RootState } from '../store/rootReducer'
// The cache's reducers compute tags from the endpoint definitions, so every endpoint must be injected.
import './resources'

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

/** The state after the actions, by the reducers alone: no store, no middleware, no clock. */
export function replay({ first, actions }: RecordedActions): RootState {
  const persisted = createPersistedReducer(rootReducer, nowhere)
  return actions.reduce<RootState>((state, action) => persisted(state as never, action), first)
}
