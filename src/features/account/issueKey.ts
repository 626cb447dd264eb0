import { keysApi, type IssuedKey } from '@/api/keysApi'
import type { AppDispatch, ClientServices } from '@/api/services'
import { outcomeOf, type Outcome } from '@/api/submit'
import type { AccessKeyRequest } from '@/domain/accessKey'
import { keyIssued } from './accountSlice'

/** A new key, or another text for one. The outcome is the text, to be shown once and kept nowhere. */
export const issueKey =
  (wanted: AccessKeyRequest | { rotate: string }) =>
  async (
    dispatch: AppDispatch,
    _getState: unknown,
    { secrets }: ClientServices,
  ): Promise<Outcome<string>> => {
    const { createKey, rotateKey } = keysApi.endpoints
    const asked =
      'rotate' in wanted
        ? dispatch(rotateKey.initiate(wanted.rotate, { track: false }))
        : dispatch(createKey.initiate(wanted, { track: false }))
    const outcome = outcomeOf<IssuedKey>(await asked)
    if (outcome.error) return outcome
    const { id, key } = outcome.data
    dispatch(keyIssued(id))
    return { data: secrets.redeem(key) }
  }
