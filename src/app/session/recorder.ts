import type { UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist'
import type { Instant } from '@/domain/zonedTime'
import type { RootState } from '../store/rootReducer'
import type { Surroundings } from './lookAround'

interface Heard {
  action: UnknownAction
  at: Instant
  before: RootState
  surroundings: Surroundings | undefined
}

export interface Step {
  action: UnknownAction
  at: Instant
  state: RootState
  surroundings: Surroundings | undefined
}

export interface Recording {
  first: RootState
  steps: Step[]
}

/** Of one page; Redux DevTools keep as many. */
export const mostSteps = 500
/** redux-persist's internal actions carry functions and say nothing about what the user did. */
const bookkeeping: readonly string[] = [FLUSH, PAUSE, PERSIST, PURGE]

/** Remembers the last steps of one store. States share unchanged parts, so that they need little memory. */
export function createRecorder() {
  const heard: Heard[] = []
  let look: (() => Surroundings) | undefined
  return {
    /** Records an action before the reducers run. `before` is the state after the previous action. */
    hear: (action: UnknownAction, before: RootState, at: Instant): void => {
      if (bookkeeping.includes(action.type)) return
      heard.push({ action, at, before, surroundings: look?.() })
      if (heard.length > mostSteps) heard.shift()
    },
    /** From now on every step has its surroundings; until then the page has more urgent work. */
    lookWith: (next: (() => Surroundings) | undefined): void => {
      look = next
    },
    recording: (now: RootState): Recording => ({
      first: heard[0]?.before ?? now,
      steps: heard.map(({ before: _before, ...step }, index) => ({
        ...step,
        state: heard[index + 1]?.before ?? now,
      })),
    }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
