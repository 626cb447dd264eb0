import type { AppDispatch, ClientServices } from '@/store/services'

/** Leaves for a page of the payment provider. */
export const leaveFor =
  (url: string) =>
  (_dispatch: AppDispatch, _getState: () => unknown, services: ClientServices): void =>
    services.leaveFor(url)
