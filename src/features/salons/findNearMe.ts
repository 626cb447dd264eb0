import type { AppDispatch } from '@/store/services'
import { browserLocator, locate, type Located } from './locate'
import { nearMeAsked, placeFound, placeNotFound } from './nearMeSlice'

/** Asks where the person is; what came of it is in the slice, and in the answer for who has to go on. */
export const findNearMe =
  (locator = browserLocator()) =>
  async (dispatch: AppDispatch): Promise<Located> => {
    dispatch(nearMeAsked())
    const located = await locate(locator)
    dispatch('place' in located ? placeFound(located.place) : placeNotFound(located.reason))
    return located
  }
