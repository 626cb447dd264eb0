import { profileApi } from '@/api/profileApi'
import type { StoredImage } from '@/domain/image'
import type { AppThunk } from '@/store/AppThunk'
import { fileRefusal, imageFailure } from '@/store/imageProblem'
import { inSteps } from '@/store/inSteps'
import { pickImage } from '@/store/pickImage'
import { resultOf, type Result } from '@/store/submit'

interface Sending {
  salonId: string
  file: File
  /** Hears how much has left, in steps from 0 to 100. */
  onPercent?: (percent: number) => void
}

/** Stores a picked file at the salon. A failure is one of the field `image`. */
export const sendImage =
  ({ salonId, file, onPercent = () => undefined }: Sending): AppThunk<Promise<Result<StoredImage>>> =>
  async (dispatch, _getState, { files }) => {
    const { image, problem } = await pickImage(file)
    if (problem) return { error: fileRefusal(problem) }
    const upload = profileApi.endpoints.uploadImage.initiate(
      { salonId, file: files.hold({ file: image, onPercent: inSteps(onPercent) }) },
      { track: false },
    )
    const { data, error } = resultOf<StoredImage>(await dispatch(upload))
    return error ? { error: imageFailure(error) } : { data }
  }
