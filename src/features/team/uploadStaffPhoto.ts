import { teamApi } from '@/api/teamApi'
import type { StaffWithHours } from '@/domain/team'
import { sendImage } from '@/features/images/sendImage'
import { imageFailure } from '@/store/imageProblem'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { staffPhotoSubmission } from './teamSubmissions'

/** Makes the file the person's photo. */
export const uploadStaffPhoto = (salonId: string, staffId: string, file: File) =>
  sendSubmission<{ staffId: string; fileName: string }, StaffWithHours>(staffPhotoSubmission, {
    request: { staffId, fileName: file.name },
    send: async send => {
      const image = await send(sendImage({ salonId, file }))
      if (image.error) return { error: image.error }
      const choose = teamApi.endpoints.setStaffPhoto.initiate(
        { salonId, staffId, imageId: image.data.id },
        { track: false },
      )
      const { data, error } = resultOf<StaffWithHours>(await send(choose))
      return error ? { error: imageFailure(error) } : { data }
    },
  })
