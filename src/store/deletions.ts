import type { PayloadAction } from '@reduxjs/toolkit'

/**
 * An item that the owner deleted: hidden at once, sent to the server when the toast with its undo goes. A failed deletion
 * shows the item again and can be retried.
 */
export interface Deletion {
  id: string
  salonId: string
  step: 'undoable' | 'sending' | 'failed'
}

export interface WithDeletions {
  deletions: Deletion[]
}

export const isGone = (deletions: readonly Deletion[], id: string): boolean =>
  deletions.some(deletion => deletion.id === id && deletion.step !== 'failed')

const without = (deletions: readonly Deletion[], id: string) =>
  deletions.filter(deletion => deletion.id !== id)

function step(state: WithDeletions, id: string, from: Deletion['step'][], to: Deletion['step']): void {
  const deletion = state.deletions.find(one => one.id === id)
  if (deletion && from.includes(deletion.step)) deletion.step = to
}

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
