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
  request: (dispatch: AppDispatch, deletion: Deletion) => PromiseLike<{ data?: unknown; error?: unknown }>
}

/** Sends a deletion to the server, unless it was undone or is being sent. */
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
    // A missing item counts as deleted, whoever deleted it.
    dispatch(error && !isMissing(error) ? deletionFailed(id) : deletionFinished(id))
  }
