import { postersApi } from '@/api/postersApi'
import type { AppDispatch } from '@/store/services'
import { resultOf } from '@/store/submit'
import { posterDeletionEnded, posterDeletionFailed, posterDeletionSent } from './postersSlice'

export const deletePoster =
  (salonId: string, posterId: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(posterDeletionSent())
    const deleting = postersApi.endpoints.deletePoster.initiate({ salonId, posterId }, { track: false })
    const { error } = resultOf<unknown>(await dispatch(deleting))
    // What is not there any more is deleted, by whomever.
    dispatch(error && error.status !== 404 ? posterDeletionFailed() : posterDeletionEnded())
  }
