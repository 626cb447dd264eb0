import type { PayloadAction } from '@reduxjs/toolkit'

/**
 * Something the owner deleted: gone from the screen at once, sent to the server when it was not taken back in time.
 * A failed one is on the screen again, and can be sent once more.
 */
export interface Deletion {
  id: string
  salonId: string
  step: 'undoable' | 'sending' | 'failed'
}

export interface WithDeletions {
  deletions: Deletion[]
}

/** Long enough to notice and to reach the button. */
export const undoMilliseconds = 8_000

export const isGone = (deletions: readonly Deletion[], id: string): boolean =>
  deletions.some(deletion => deletion.id === id && deletion.step !== 'failed')

const without = (deletions: readonly Deletion[], id: string) =>
  deletions.filter(deletion => deletion.id !== id)

function step(state: WithDeletions, id: string, from: Deletion['step'][], to: Deletion['step']): void {
  const deletion = state.deletions.find(one => one.id === id)
  if (deletion && from.includes(deletion.step)) deletion.step = to
}

/** The case reducers of a slice whose things are deleted so. */
export const deletionReducers = {
  deleted: (state: WithDeletions, { payload }: PayloadAction<Omit<Deletion, 'step'>>) => {
    state.deletions = [...without(state.deletions, payload.id), { ...payload, step: 'undoable' }]
  },
  deletionUndone: (state: WithDeletions, { payload: id }: PayloadAction<string>) => {
    const deletion = state.deletions.find(one => one.id === id)
    if (deletion?.step !== 'sending') state.deletions = without(state.deletions, id)
  },
  deletionSent: (state: WithDeletions, { payload: id }: PayloadAction<string>) =>
    step(state, id, ['undoable', 'failed'], 'sending'),
  deletionFailed: (state: WithDeletions, { payload: id }: PayloadAction<string>) =>
    step(state, id, ['sending'], 'failed'),
  deletionFinished: (state: WithDeletions, { payload: id }: PayloadAction<string>) => {
    state.deletions = without(state.deletions, id)
  },
}
