import { profileApi } from '@/api/profileApi'
import type { AppDispatch } from '@/store/services'
import { outcomeOf } from '@/store/submit'
import type { Coordinates } from '@/domain/places/distance'
import type { SalonProfile } from '@/domain/profile'
import { placeAsked, placeFailed, placeFound, placeSaved, type PlaceProblem } from './profileSlice'

/** Where the device is, or why that is not known. */
export type FindPlace = () => Promise<{ place: Coordinates } | { reason: PlaceProblem }>

/** Makes the place where the owner stands the salon's, from which Near Me measures. */
export const savePlace =
  (salonId: string, findPlace: FindPlace) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(placeAsked())
    const found = await findPlace()
    if ('reason' in found) {
      dispatch(placeFailed(found.reason))
      return
    }
    dispatch(placeFound(found.place))
    const saving = profileApi.endpoints.setPlace.initiate({ salonId, ...found.place }, { track: false })
    const { error } = outcomeOf<SalonProfile>(await dispatch(saving))
    dispatch(error ? placeFailed('not_saved') : placeSaved())
  }
