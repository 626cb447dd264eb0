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
export type FindPosition = () => Promise<{ position: Coordinates } | { reason: PositionProblem }>

/** Makes the position where the owner stands the salon's, from which Near Me measures. */
export const savePosition =
  (salonId: string, findPosition: FindPosition): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(positionRequested())
    const found = await findPosition()
    if ('reason' in found) {
      dispatch(positionFailed(found.reason))
      return
    }
    dispatch(positionFound(found.position))
    const saving = profileApi.endpoints.setPosition.initiate({ salonId, ...found.position }, { track: false })
    const { error } = resultOf<SalonProfile>(await dispatch(saving))
    dispatch(error ? positionFailed('not_saved') : positionSaved())
  }
