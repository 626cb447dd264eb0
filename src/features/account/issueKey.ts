import { keysApi } from '@/api/keysApi'
import type { AccessKeyRequest } from '@/domain/accessKey'
import { isMissing } from '@/store/ApiError'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { keyDialogClosed, keyIssued } from './accountSlice'
import { keySubmission, revocationSubmission } from './accountSubmissions'

const { createKey, rotateKey, deleteKey } = keysApi.endpoints
const untracked = { track: false } as const

/**
 * Makes a key, or a new text for a key. `onText` gets the text, which is shown once and stored nowhere. It runs before
 * the store knows of the key, so that the dialog opens with the text.
 */
export const issueKey =
  (wanted: AccessKeyRequest | { rotate: string }, onText: (text: string) => void): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { secrets }) => {
    const issued = await dispatch(
      sendSubmission(keySubmission, {
        request: wanted,
        send: send =>
          'rotate' in wanted
            ? send(rotateKey.initiate(wanted.rotate, untracked))
            : send(createKey.initiate(wanted, untracked)),
      }),
    )
    if (!issued || issued.error) return
    const { id, key } = issued.data
    onText(secrets.redeem(key))
    dispatch(keyIssued(id))
  }

/** A missing key counts as revoked, whoever revoked it. */
export const revokeKey =
  (keyId: string): AppThunk<Promise<void>> =>
  async dispatch => {
    const revoked = await dispatch(
      sendSubmission<{ keyId: string }, unknown>(revocationSubmission, {
        request: { keyId },
        send: async send => {
          const result = resultOf<unknown>(await send(deleteKey.initiate(keyId, untracked)))
          return isMissing(result.error) ? { data: null } : result
        },
      }),
    )
    if (revoked && !revoked.error) dispatch(keyDialogClosed())
  }
