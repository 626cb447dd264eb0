import type { AppDispatch, ThunkExtra } from '@/store/services'

/** Leaves for a page of the payment provider. */
export const leaveFor =
  (url: string) =>
  (_dispatch: AppDispatch, _getState: () => unknown, extra: ThunkExtra): void =>
    extra.leaveFor(url)
