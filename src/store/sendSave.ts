import type { ActionCreatorWithPayload } from '@reduxjs/toolkit'
import type { ApiError } from './ApiError'
import { mergedSave } from './mergedSave'
import type { Refusal, Save } from './saves'
import type { AppDispatch, ThunkExtra } from './services'
import { resultOf } from './submit'

interface SaveSteps<Request> {
  submitted: ActionCreatorWithPayload<Save<Request>>
  saved: ActionCreatorWithPayload<string>
  refused: ActionCreatorWithPayload<{ idempotencyKey: string; error: ApiError }>
  send: (dispatch: AppDispatch, save: Save<Request>) => PromiseLike<{ data?: unknown; error?: unknown }>
}

/**
 * Sends what was typed, which stands on the screen meanwhile, and with it what another person has made of other fields. The
 * same sent again after a refusal has the same key, and so is the same thing.
 */
export const sendSave =
  <Request extends object>(
    typed: Omit<Save<Request>, 'idempotencyKey'>,
    before: Refusal<Request> | null,
    { submitted, saved, refused, send }: SaveSteps<Request>,
  ) =>
  async (dispatch: AppDispatch, _getState: unknown, { newKey }: ThunkExtra): Promise<void> => {
    const isRetry = before && JSON.stringify(before.save.request) === JSON.stringify(typed.request)
    const idempotencyKey = isRetry ? before.save.idempotencyKey : newKey()
    const save = { ...typed, idempotencyKey }
    dispatch(submitted(save))
    const sendMerged = async (one: Save<Request>): Promise<ApiError | undefined> => {
      const { error } = resultOf(await send(dispatch, one))
      const merged = error && mergedSave(error, one.base, one.request)
      return merged ? sendMerged({ ...one, ...merged }) : error
    }
    const error = await sendMerged(save)
    dispatch(error ? refused({ idempotencyKey, error }) : saved(idempotencyKey))
  }
