import type { Instant } from '@/domain/zonedTime'
import type { AppDispatch, ThunkExtra } from './services'

/** The time by the store's own clock: where a recorded session is looked at, that of its step. */
export const readClock =
  () =>
  (_dispatch: AppDispatch, _getState: unknown, { now }: ThunkExtra): Instant =>
    now()
