import { problemOfAnswer, problemOfFile, type ImageProblem } from '@/store/imageProblem'
import { inSteps } from '@/store/inSteps'
import { profileApi } from '@/api/profileApi'
import { resultOf } from '@/store/submit'
import type { StoredImage } from '@/domain/image'
import type { SalonProfile } from '@/domain/profile'
import type { AppThunk } from '@/store/AppThunk'
import {
  photoChosen,
  photoRefused,
  photoSaved,
  photoSent,
  selectPhoto,
  type ProfileState,
} from './profileSlice'

const { uploadImage, setPhoto } = profileApi.endpoints

/** Makes the file the salon's photo. One at a time: a second press while one is under way does nothing. */
export const uploadPhoto =
  (salonId: string, file: File): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectPhoto(getState() as { profile: ProfileState }).step === 'sending') return
    const refuse = (problem: ImageProblem) => dispatch(photoRefused({ fileName: file.name, problem }))
    const known = problemOfFile(file)
    if (known) {
      refuse(known)
      return
    }
    dispatch(photoChosen(file.name))
    const onPercent = inSteps(percent => dispatch(photoSent(percent)))
    const upload = uploadImage.initiate({ salonId, file, onPercent }, { track: false })
    const sent = resultOf<StoredImage>(await dispatch(upload))
    if (sent.error) {
      refuse(problemOfAnswer(sent.error))
      return
    }
    const choose = setPhoto.initiate({ salonId, imageId: sent.data.id }, { track: false })
    const chosen = resultOf<SalonProfile>(await dispatch(choose))
    if (chosen.error) refuse(problemOfAnswer(chosen.error))
    else dispatch(photoSaved())
  }
