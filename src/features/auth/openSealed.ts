import type { AppDispatch, ThunkExtra } from '@/store/services'

/** A password that this browser sealed, or null when it cannot be opened here. */
export const openSealed =
  (sealed: string) =>
  (_dispatch: AppDispatch, _getState: unknown, { vault }: ThunkExtra): Promise<string | null> =>
    vault.open(sealed)
