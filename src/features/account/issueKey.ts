import type { ApiError } from '@/store/ApiError'
import { keysApi, type IssuedKey } from '@/api/keysApi'
import type { AppDispatch, ThunkExtra } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { AccessKeyRequest } from '@/domain/accessKey'
import { keyIssued } from './accountSlice'

/**
 * A new key, or another text for one. The text goes to `onText`, to be shown once and kept nowhere; it does so before
 * the store knows of the key, so that the dialog opens with it.
 */
export const issueKey =
  (wanted: AccessKeyRequest | { rotate: string }, onText: (text: string) => void) =>
  async (
    dispatch: AppDispatch,
    _getState: unknown,
    { secrets }: ThunkExtra,
  ): Promise<ApiError | undefined> => {
    const { createKey, rotateKey } = keysApi.endpoints
    const asked =
      'rotate' in wanted
        ? dispatch(rotateKey.initiate(wanted.rotate, { track: false }))
        : dispatch(createKey.initiate(wanted, { track: false }))
    const outcome = resultOf<IssuedKey>(await asked)
    if (outcome.error) return outcome.error
    const { id, key } = outcome.data
    onText(secrets.redeem(key))
    dispatch(keyIssued(id))
    return undefined
  }
