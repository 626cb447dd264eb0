import { isAnyOf, type ActionCreatorWithoutPayload, type ActionCreatorWithPayload } from '@reduxjs/toolkit'
import { isMissing } from './ApiError'
import type { AppThunk } from './AppThunk'
import type { Deletion, WithDeletions } from './deletions'
import { logoutBegun } from './logoutBegun'
import type { AppDispatch } from './services'
import type { StartListening } from './StartListening'
import { resultOf } from './submit'

interface SliceWithDeletions {
  name: string
  actions: {
    deletionSent: ActionCreatorWithPayload<string>
    deletionFailed: ActionCreatorWithPayload<string>
    deletionFinished: ActionCreatorWithPayload<string>
    pageLeft: ActionCreatorWithoutPayload
  }
}

type Request = (dispatch: AppDispatch, deletion: Deletion) => PromiseLike<{ data?: unknown; error?: unknown }>

/** Sends the deletions of a slice to the server. */
export function deletionsOf({ name, actions }: SliceWithDeletions, request: Request) {
  const { deletionSent, deletionFailed, deletionFinished, pageLeft } = actions
  const deletionsIn = (state: unknown) => (state as Record<string, WithDeletions>)[name]?.deletions ?? []

  /** Does nothing when the deletion was undone or is being sent. */
  const send =
    (id: string): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      const deletion = deletionsIn(getState()).find(one => one.id === id)
      if (!deletion || deletion.step === 'sending') return
      dispatch(deletionSent(id))
      const { error } = resultOf(await request(dispatch, deletion))
      // A missing item counts as deleted, whoever deleted it.
      dispatch(error && !isMissing(error) ? deletionFailed(id) : deletionFinished(id))
    }

  /** Sends what can still be undone when the user leaves the page or logs out. */
  const startListening = (start: StartListening): void => {
    start({
      matcher: isAnyOf(pageLeft, logoutBegun),
      effect: async (_action, listener) => {
        const undoable = deletionsIn(listener.getState()).filter(({ step }) => step === 'undoable')
        await Promise.all(undoable.map(({ id }) => listener.dispatch(send(id))))
      },
    })
  }
  return { send, startListening }
}
