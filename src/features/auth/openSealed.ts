import type { AppThunk } from '@/store/AppThunk'
/** A password that this browser sealed, or null when it cannot be opened here. */
export const openSealed =
  (sealed: string): AppThunk<Promise<string | null>> =>
  (_dispatch, _getState, { vault }) =>
    vault.open(sealed)
