import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store/rootReducer'
import { rootReducer } from '../store/wholeReducer'
import { createReducer } from './replay'

/**
 * The state before the actions and after each of them. An export of Redux DevTools may contain the first state;
 * otherwise the app starts from the beginning.
 */
export function replayExport(
  first: object | null,
  actions: readonly UnknownAction[],
): [RootState, ...RootState[]] {
  const reduce = createReducer()
  let last: RootState = { ...rootReducer(undefined, { type: '@@INIT' }), ...first }
  const states: [RootState, ...RootState[]] = [last]
  for (const action of actions) {
    last = reduce(last, action)
    states.push(last)
  }
  return states
}
