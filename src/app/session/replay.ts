import type { UnknownAction } from '@reduxjs/toolkit'
import { createPersistedReducer } from '../persistence/persistedReducer'
import { rootReducer, type RootState } from '../store/rootReducer'
// By what the calls say of themselves, the cache's reducers work out which answers belong together.
import './resources'

interface RecordedActions {
  /** The state before the first action. */
  first: RootState
  actions: readonly UnknownAction[]
}

/** Nothing is persisted of a replay, nor does anything come back but by the recorded actions. */
const nowhere = {
  getItem: () => Promise.resolve(undefined),
  setItem: () => Promise.resolve(),
  removeItem: () => Promise.resolve(),
}

/** Where the actions lead, through the reducers alone: no store, no middleware, no clock. */
export function replay({ first, actions }: RecordedActions): RootState {
  const persisted = createPersistedReducer(rootReducer, nowhere)
  return actions.reduce<RootState>((state, action) => persisted(state as never, action), first)
}
