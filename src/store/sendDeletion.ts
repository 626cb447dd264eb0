import type { PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from './AppThunk'
import { isMissing } from './ApiError'
import type { Deletion } from './deletions'
import type { AppDispatch } from './services'
import { resultOf } from './submit'

interface Ways {
  deletionsIn: (state: unknown) => readonly Deletion[]
  deletionSent: (id: string) => PayloadAction<string>
  deletionFailed: (id: string) => PayloadAction<string>
  deletionFinished: (id: string) => PayloadAction<string>
  /** The call that deletes it. */
  request: (dispatch: AppDispatch, deletion: Deletion) => PromiseLike<{ data?: unknown; error?: unknown }>
}

/** Deletes for good what was deleted on the screen, unless that was undone or is under way. */
export const sendDeletion =
  (
    id: string,
    { deletionsIn, deletionSent, deletionFailed, deletionFinished, request }: Ways,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const deletion = deletionsIn(getState()).find(one => one.id === id)
    if (!deletion || deletion.step === 'sending') return
    dispatch(deletionSent(id))
    const { error } = resultOf(await request(dispatch, deletion))
    // What is not there any more is deleted, by whomever.
    dispatch(error && !isMissing(error) ? deletionFailed(id) : deletionFinished(id))
  }
