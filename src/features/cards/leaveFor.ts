import type { AppDispatch, ThunkExtra } from '@/store/services'

export const leaveFor =
  (url: string) =>
  (_dispatch: AppDispatch, _getState: () => unknown, extra: ThunkExtra): void =>
    extra.leaveFor(url)
