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

/** The state before the actions and after each of them, by the reducers alone: no store, no middleware, no clock. */
export function replayEach({ first, actions }: RecordedActions): [RootState, ...RootState[]] {
  const persisted = createPersistedReducer(rootReducer, nowhere)
  const states: [RootState, ...RootState[]] = [first]
  let last = first
  for (const action of actions) {
    last = persisted(last as never, action)
    states.push(last)
  }
  return states
}

/** The state after the actions. */
export const replay = (recorded: RecordedActions): RootState => replayEach(recorded).at(-1) ?? recorded.first

/** The states of an export of Redux DevTools, which may contain the first state or none. */
export const replayExport = (first: object | null, actions: readonly UnknownAction[]) =>
  replayEach({ first: { ...rootReducer(undefined, { type: '@@INIT' }), ...first }, actions })
