import { problemOfAnswer, problemOfFile } from '@/store/imageProblem'
import { profileApi } from '@/api/profileApi'
import { resultOf } from '@/store/submit'
import { teamApi } from '@/api/teamApi'
import type { StoredImage } from '@/domain/image'
import type { StaffWithHours } from '@/domain/team'
import type { AppThunk } from '@/store/AppThunk'
import { photoSent, photoSettled, selectStaffDialog, type TeamState } from './teamSlice'

const untracked = { track: false } as const

/** Makes the file the person's photo. One at a time: a second press while one is under way does nothing. */
export const uploadStaffPhoto =
  (salonId: string, staffId: string, file: File): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectStaffDialog(getState() as { team: TeamState })?.photo === 'sending') return
    dispatch(photoSent())
    const known = problemOfFile(file)
    if (known) {
      dispatch(photoSettled(known))
      return
    }
    const upload = profileApi.endpoints.uploadImage.initiate(
      { salonId, file, onPercent: () => undefined },
      untracked,
    )
    const sent = resultOf<StoredImage>(await dispatch(upload))
    if (sent.error) {
      dispatch(photoSettled(problemOfAnswer(sent.error)))
      return
    }
    const choose = teamApi.endpoints.setStaffPhoto.initiate(
      { salonId, staffId, imageId: sent.data.id },
      untracked,
    )
    const { error } = resultOf<StaffWithHours>(await dispatch(choose))
    dispatch(photoSettled(error ? problemOfAnswer(error) : null))
  }
