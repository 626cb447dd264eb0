import { postersApi } from '@/api/postersApi'
import { resultOf } from '@/store/submit'
import type { AppThunk } from '@/store/AppThunk'
import { posterDeletionEnded, posterDeletionFailed, posterDeletionSent } from './postersSlice'

export const deletePoster =
  (salonId: string, posterId: string): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(posterDeletionSent())
    const deleting = postersApi.endpoints.deletePoster.initiate({ salonId, posterId }, { track: false })
    const { error } = resultOf<unknown>(await dispatch(deleting))
    // A poster that is already gone counts as deleted.
    dispatch(error && error.status !== 404 ? posterDeletionFailed() : posterDeletionEnded())
  }
