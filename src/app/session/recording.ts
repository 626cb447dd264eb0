import type { RootState } from '../store/rootReducer'
import type { Heard, Recorder } from './recorder'

export interface Step extends Omit<Heard, 'before'> {
  state: RootState
}

export interface Recording {
  first: RootState
  steps: Step[]
  /** The state after the last step. */
  last: RootState
  /** The last step of all, released ones too. */
  lastNumber: number
}

/** The steps that were not released yet, up to a state. */
export const recordingOf = (
  { heard, count }: Pick<Recorder, 'heard' | 'count'>,
  last: RootState,
): Recording => ({
  first: heard[0]?.before ?? last,
  steps: heard.map(({ before: _before, ...step }, index) => ({
    ...step,
    state: heard[index + 1]?.before ?? last,
  })),
  last,
  lastNumber: count,
})

/** The steps up to this one are kept elsewhere. */
export function release(recorder: Recorder, number: number): void {
  recorder.heard = recorder.heard.filter(step => step.number > number)
}

/** The steps belong to a person who has left. */
export function forget(recorder: Recorder): void {
  recorder.heard = []
  recorder.keeper?.forgotten()
}
