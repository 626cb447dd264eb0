import { postersApi } from '@/api/postersApi'
import type { StoredImage } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import { sendImage } from '@/features/images/sendImage'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf, type Result } from '@/store/submit'
import { posterSubmission } from './posterSubmission'
import { posterImageArrived, posterImageSent, selectPosterDialog, type PostersState } from './postersSlice'

const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

/** Sends the image, unless it has arrived before, then the poster. */
export const createPoster = (salonId: string, { title, image }: { title: string; image: File }) =>
  sendSubmission(posterSubmission, {
    request: { title, file: markOf(image) },
    send: async (send, { idempotencyKey }) => {
      const { data: imageId, error } = await send(sendPosterImage(salonId, image))
      if (error) return { error }
      const request = { salonId, idempotencyKey, title, imageId }
      return resultOf<Poster>(
        await send(postersApi.endpoints.createPoster.initiate(request, { track: false })),
      )
    },
  })

const sendPosterImage =
  (salonId: string, file: File): AppThunk<Promise<Result<StoredImage['id']>>> =>
  async (dispatch, getState) => {
    const mark = markOf(file)
    const arrived = selectPosterDialog(getState() as { posters: PostersState })?.arrived
    if (arrived?.mark === mark) return { data: arrived.imageId }
    const onPercent = (percent: number) => dispatch(posterImageSent(percent))
    const { data, error } = await dispatch(sendImage({ salonId, file, onPercent }))
    if (error) return { error }
    dispatch(posterImageArrived({ mark, imageId: data.id }))
    return { data: data.id }
  }
