import type { AppThunk } from '@/store/AppThunk'
import { logIn } from './logIn'
import type { SignUpCreated } from './signUpFlow'

/** Logs in to the new account. Resolves with false when that failed, or when its password cannot be opened here. */
export const enterNewAccount =
  ({ email, sealedPassword }: SignUpCreated): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { vault }) => {
    const password = sealedPassword ? await vault.open(sealedPassword) : null
    return password !== null && dispatch(logIn({ email, password, remember: false }))
  }
