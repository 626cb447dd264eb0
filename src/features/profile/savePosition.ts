import { profileApi } from '@/api/profileApi'
import { resultOf } from '@/store/submit'
import type { Coordinates } from '@/domain/geography/distance'
import type { SalonProfile } from '@/domain/profile'
import type { AppThunk } from '@/store/AppThunk'
import {
  positionRequested,
  positionFailed,
  positionFound,
  positionSaved,
  type PositionProblem,
} from './profileSlice'

/** Where the device is, or why that is not known. */
export type FindPosition = () => Promise<{ place: Coordinates } | { reason: PositionProblem }>

/** Makes the place where the owner stands the salon's, from which Near Me measures. */
export const savePosition =
  (salonId: string, findPosition: FindPosition): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(positionRequested())
    const found = await findPosition()
    if ('reason' in found) {
      dispatch(positionFailed(found.reason))
      return
    }
    dispatch(positionFound(found.place))
    const saving = profileApi.endpoints.setPosition.initiate({ salonId, ...found.place }, { track: false })
    const { error } = resultOf<SalonProfile>(await dispatch(saving))
    dispatch(error ? positionFailed('not_saved') : positionSaved())
  }
