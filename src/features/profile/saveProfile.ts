import type { ApiError } from '@/api/ApiError'
import { profileApi } from '@/api/profileApi'
import type { AppDispatch } from '@/api/services'
import { outcomeOf } from '@/api/submit'
import type { ProfileRequest, SalonProfile } from '@/domain/profile'
import { profileSaved } from './profileSlice'

/** Saves the salon's details and resolves with what was wrong, if anything. */
export const saveProfile =
  (salonId: string, request: ProfileRequest, base: ProfileRequest | undefined) =>
  async (dispatch: AppDispatch): Promise<ApiError | undefined> => {
    const saving = profileApi.endpoints.updateProfile.initiate(
      { salonId, ...request, base },
      { track: false },
    )
    const { error } = outcomeOf<SalonProfile>(await dispatch(saving))
    if (!error) dispatch(profileSaved())
    return error
  }
