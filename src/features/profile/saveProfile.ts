import type { ApiError } from '@/store/ApiError'
import { mergedSave } from '@/store/mergedSave'
import { profileApi } from '@/api/profileApi'
import type { AppDispatch } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { ProfileRequest, SalonProfile } from '@/domain/profile'
import { profileSaved } from './profileSlice'

/** Saves the salon's details, with what others changed of them meanwhile; resolves with what was wrong, if anything. */
export const saveProfile =
  (salonId: string, request: ProfileRequest, base: ProfileRequest | undefined) =>
  async (dispatch: AppDispatch): Promise<ApiError | undefined> => {
    const saving = profileApi.endpoints.updateProfile.initiate(
      { salonId, ...request, base },
      { track: false },
    )
    const { error } = resultOf<SalonProfile>(await dispatch(saving))
    const merged = error && mergedSave(error, base, request)
    if (merged) return dispatch(saveProfile(salonId, merged.request, merged.base))
    if (!error) dispatch(profileSaved())
    return error
  }
