import { browserLocator, locate, type Located } from './locate'
import type { AppThunk } from '@/store/AppThunk'
import { nearMeRequested, positionFound, positionNotFound } from './nearMeSlice'

/** Asks where the person is; what came of it is in the slice, and in the answer for who has to go on. */
export const findNearMe =
  (locator = browserLocator()): AppThunk<Promise<Located>> =>
  async dispatch => {
    dispatch(nearMeRequested())
    const located = await locate(locator)
    dispatch('position' in located ? positionFound(located.position) : positionNotFound(located.reason))
    return located
  }
