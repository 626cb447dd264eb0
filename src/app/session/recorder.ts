import type { Action, UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist'
import { clockTicked } from '@/store/clockSlice'
import type { Instant } from '@/domain/zonedTime'
import type { RootState } from '../store/rootReducer'
import type { Surroundings } from './lookAround'

export interface Heard {
  /** Counts the steps of this page. */
  number: number
  action: UnknownAction
  at: Instant
  before: RootState
  surroundings: Surroundings | undefined
}

/** Whoever keeps the steps beyond this page. */
interface Keeper {
  look: (action: UnknownAction) => Surroundings
  heard: (action: UnknownAction) => void
  forgotten: () => void
}

/** Of one page; Redux DevTools keep as many. */
export const mostSteps = 500
/** redux-persist's internal actions carry functions and say nothing about what the user did. */
const bookkeeping: readonly string[] = [FLUSH, PAUSE, PERSIST, PURGE]

/** The last steps of one store. Their states share unchanged parts, so that they need little memory. */
export interface Recorder {
  heard: readonly Heard[]
  /** The number of the last step. */
  count: number
  keeper: Keeper | undefined
}

export const createRecorder = (): Recorder => ({ heard: [], count: 0, keeper: undefined })

/** Whether a tick follows a tick: nothing else happened in between. */
export const isIdleMinute = (before: Action, action: Action): boolean =>
  clockTicked.match(before) && clockTicked.match(action)

/** Records an action before the reducers run. `before` is the state after the previous action. */
export function hear(recorder: Recorder, action: UnknownAction, before: RootState, at: Instant): void {
  if (bookkeeping.includes(action.type)) return
  const { heard, keeper } = recorder
  const last = heard.at(-1)
  if (last && isIdleMinute(last.action, action)) {
    // The minutes of an idle page are one step, which would otherwise push the others out.
    recorder.heard = [...heard.slice(0, -1), { ...last, action, at }]
  } else {
    const step = { number: (recorder.count += 1), action, at, before, surroundings: keeper?.look(action) }
    recorder.heard = [...heard.slice(1 - mostSteps), step]
  }
  keeper?.heard(action)
}
