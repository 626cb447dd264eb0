import { browserLocator, locate, type Located } from './locate'
import type { AppThunk } from '@/store/AppThunk'
import { nearMeRequested, positionFound, positionNotFound } from './nearMeSlice'

/** Asks for the user's position. The result goes to the slice, and is returned for the caller. */
export const findNearMe =
  (locator = browserLocator()): AppThunk<Promise<Located>> =>
  async dispatch => {
    dispatch(nearMeRequested())
    const located = await locate(locator)
    dispatch('position' in located ? positionFound(located.position) : positionNotFound(located.reason))
    return located
  }
