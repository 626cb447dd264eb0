import type { AppThunk } from '@/store/AppThunk'
/** Opens a password that this browser sealed. Resolves with null when it cannot be opened here. */
export const openSealed =
  (sealed: string): AppThunk<Promise<string | null>> =>
  (_dispatch, _getState, { vault }) =>
    vault.open(sealed)
