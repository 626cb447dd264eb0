import type { PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from './ApiError'

/**
 * What a dialog's form sent: on the screen at once, as if it were saved. The key stands for this one thing, however
 * often it has to be sent until it arrives.
 */
export interface Save<Request> {
  /** What is changed; null for a new one. */
  id: string | null
  request: Request
  /** What the form started from; null for a new one. */
  base: Request | null
  idempotencyKey: string
}

/** A save that did not stand: off the screen again, and its form is open again as it was sent. */
export interface Refusal<Request> {
  save: Save<Request>
  error: ApiError
}

interface Form<Request> {
  refused: Refusal<Request> | null
}

export interface WithSaves<Request, Dialog extends Form<Request>> {
  /** The form that is open. */
  dialog: Dialog | null
  saving: Save<Request>[]
  /** Those that were refused while another form was open; each opens when that is closed. */
  waiting: Dialog[]
}

/** What outlives a visit to the page: saves on their way, and the forms of those that were refused, seen or not. */
export function keptSaves<Request, Dialog extends Form<Request>>({
  dialog,
  saving,
  waiting,
}: WithSaves<Request, Dialog>): WithSaves<Request, Dialog> {
  const [open = null, ...others] = dialog?.refused ? [dialog, ...waiting] : waiting
  return { dialog: open, saving, waiting: others }
}

export const noSaves = { dialog: null, saving: [], waiting: [] }

/** The case reducers of a slice whose things are saved so; `formOf` is the dialog in which a save was typed. */
export function saveReducers<Request, Dialog extends Form<Request>>(
  formOf: (save: Save<Request>) => Omit<Dialog, 'refused'>,
) {
  type State = WithSaves<Request, Dialog>
  const close = (state: State) => {
    state.dialog = state.waiting.shift() ?? null
  }
  const takeOut = (state: State, key: string) => {
    const index = state.saving.findIndex(({ idempotencyKey }) => idempotencyKey === key)
    return index === -1 ? undefined : state.saving.splice(index, 1)[0]
  }
  return {
    submitted: (state: State, { payload }: PayloadAction<Save<Request>>) => {
      state.saving.push(payload)
      close(state)
    },
    saved: (state: State, { payload: key }: PayloadAction<string>) => {
      takeOut(state, key)
    },
    refused: (state: State, { payload }: PayloadAction<{ idempotencyKey: string; error: ApiError }>) => {
      const save = takeOut(state, payload.idempotencyKey)
      if (!save) return
      const form = { ...formOf(save), refused: { save, error: payload.error } } as Dialog
      if (state.dialog) state.waiting.push(form)
      else state.dialog = form
    },
    dialogClosed: close,
  }
}

/** Under what a thing that is being saved is listed: a new one has no id yet but its key. */
export const isBeingSaved = (saving: readonly Save<unknown>[], listedAs: string): boolean =>
  saving.some(({ id, idempotencyKey }) => (id ?? idempotencyKey) === listedAs)
