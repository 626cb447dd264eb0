import {
  isAnyOf,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { AppThunk } from './AppThunk'
import { undoMilliseconds, type Deletion } from './deletions'
import { logoutBegun } from './logoutBegun'
import type { AppDispatch, ThunkExtra } from './services'

export type StartListening = TypedStartListening<unknown, AppDispatch, ThunkExtra>

interface Deletions {
  deleted: ActionCreatorWithPayload<Omit<Deletion, 'step'>>
  deletionUndone: ActionCreatorWithPayload<string>
  deletionSent: ActionCreatorWithPayload<string>
  pageLeft: ActionCreatorWithoutPayload
  deletionsIn: (state: unknown) => readonly Deletion[]
  /** Sends the deletion with this id, unless it was undone or is already being sent. */
  send: (id: string) => AppThunk<Promise<void>>
}

/** Sends a deletion when its undo time is over, and at once when the user leaves the page or logs out. */
export function listenForDeletions(
  startListening: StartListening,
  { deleted, deletionUndone, deletionSent, pageLeft, deletionsIn, send }: Deletions,
): void {
  startListening({
    actionCreator: deleted,
    effect: async ({ payload: { id } }, listener) => {
      const isSettled = (action: UnknownAction) =>
        (deletionUndone.match(action) || deletionSent.match(action)) && action.payload === id
      if (!(await listener.condition(isSettled, undoMilliseconds))) await listener.dispatch(send(id))
    },
  })
  startListening({
    matcher: isAnyOf(pageLeft, logoutBegun),
    effect: async (_action, listener) => {
      const undoable = deletionsIn(listener.getState()).filter(({ step }) => step === 'undoable')
      await Promise.all(undoable.map(({ id }) => listener.dispatch(send(id))))
    },
  })
}
