import { isMissing } from '@/store/ApiError'
import type { Stranded } from '@/api/sectionsApi'
import type { AppDispatch } from '@/store/services'
import { resultOf } from '@/store/submit'
import { teamApi } from '@/api/teamApi'
import { removalEnded, removalFailed, removalSent } from './teamSlice'

export const removeStaff =
  (salonId: string, staffId: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(removalSent())
    const removing = teamApi.endpoints.removeStaff.initiate({ salonId, staffId }, { track: false })
    const { error } = resultOf<Stranded>(await dispatch(removing))
    // Who is not there any more was removed, by whomever.
    if (!error || isMissing(error)) dispatch(removalEnded())
    else dispatch(removalFailed(error.status === 409 ? 'last_one' : 'failed'))
  }
