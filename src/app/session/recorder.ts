import type { UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist'
import type { Instant } from '@/domain/zonedTime'
import type { RootState } from '../store/rootReducer'

interface Heard {
  action: UnknownAction
  at: Instant
  before: RootState
}

export interface Step {
  action: UnknownAction
  at: Instant
  /** The state that it left. */
  state: RootState
}

export interface Recording {
  /** The state before the first step. */
  first: RootState
  steps: Step[]
}

/** Of one page; Redux DevTools keep as many. */
export const mostSteps = 500
/** redux-persist's talk with itself carries functions, and says nothing of what the person did. */
const bookkeeping: readonly string[] = [FLUSH, PAUSE, PERSIST, PURGE]

/** Remembers the last steps of one store. States share what has not changed, so that they cost little. */
export function createRecorder() {
  let heard: Heard[] = []
  return {
    /** An action on its way to the reducers; the state before it is the one after the last. */
    hear: (action: UnknownAction, before: RootState, at: Instant): void => {
      if (bookkeeping.includes(action.type)) return
      heard = [...heard.slice(1 - mostSteps), { action, at, before }]
    },
    recording: (now: RootState): Recording => ({
      first: heard[0]?.before ?? now,
      steps: heard.map(({ action, at }, index) => ({ action, at, state: heard[index + 1]?.before ?? now })),
    }),
  }
}
