import { profileApi } from '@/api/profileApi'
import type { SalonProfile } from '@/domain/profile'
import { sendImage } from '@/features/images/sendImage'
import { imageFailure } from '@/store/imageProblem'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { photoSent } from './profileSlice'
import { photoSubmission } from './profileSubmissions'

/** Makes the file the salon's photo. */
export const uploadPhoto = (salonId: string, file: File) =>
  sendSubmission<{ fileName: string }, SalonProfile>(photoSubmission, {
    request: { fileName: file.name },
    send: async send => {
      const onPercent = (percent: number) => void send(photoSent(percent))
      const image = await send(sendImage({ salonId, file, onPercent }))
      if (image.error) return { error: image.error }
      const choose = profileApi.endpoints.setPhoto.initiate(
        { salonId, imageId: image.data.id },
        { track: false },
      )
      const { data, error } = resultOf<SalonProfile>(await send(choose))
      return error ? { error: imageFailure(error) } : { data }
    },
  })
