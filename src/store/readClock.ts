import type { Instant } from '@/domain/zonedTime'
import type { AppThunk } from './AppThunk'

/** The time of the store's clock; in a replayed session, the time of its step. */
export const readClock =
  (): AppThunk<Instant> =>
  (_dispatch, _getState, { now }) =>
    now()
