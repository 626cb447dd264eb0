import type { Instant } from '@/domain/zonedTime'
import type { AppThunk } from './AppThunk'

/** The time by the store's own clock: where a recorded session is looked at, that of its step. */
export const readClock =
  (): AppThunk<Instant> =>
  (_dispatch, _getState, { now }) =>
    now()
