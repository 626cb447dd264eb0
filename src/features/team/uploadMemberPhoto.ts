import { problemOfAnswer, problemOfFile } from '@/store/imageProblem'
import { profileApi } from '@/api/profileApi'
import type { AppDispatch } from '@/store/services'
import { outcomeOf } from '@/store/submit'
import { teamApi } from '@/api/teamApi'
import type { StoredImage } from '@/domain/image'
import type { TeamMember } from '@/domain/team'
import { photoSent, photoSettled, selectMemberDialog, type TeamState } from './teamSlice'

const untracked = { track: false } as const

/** Makes the file the person's photo. One at a time: a second press while one is under way does nothing. */
export const uploadMemberPhoto =
  (salonId: string, memberId: string, file: File) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    if (selectMemberDialog(getState() as { team: TeamState })?.photo === 'sending') return
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
    const sent = outcomeOf<StoredImage>(await dispatch(upload))
    if (sent.error) {
      dispatch(photoSettled(problemOfAnswer(sent.error)))
      return
    }
    const choose = teamApi.endpoints.setMemberPhoto.initiate(
      { salonId, memberId, imageId: sent.data.id },
      untracked,
    )
    const { error } = outcomeOf<TeamMember>(await dispatch(choose))
    dispatch(photoSettled(error ? problemOfAnswer(error) : null))
  }
