import { postersApi } from '@/api/postersApi'
import type { Poster } from '@/domain/poster'
import { markOf, sendImageOnce } from '@/features/images/imageSending'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { posterSubmission } from './posterSubmission'
import { linkIds, type PosterValues } from './posterValues'
import { posterImageArrived, posterImageSent, selectPosterDialog, type PostersState } from './postersSlice'

type NewPoster = Pick<PosterValues, 'title' | 'link'>

/** Sends the image, unless it has arrived before, then the poster. */
export const createPoster = (salonId: string, { title, link, image }: NewPoster & { image: File }) =>
  sendSubmission(posterSubmission, {
    request: { title, link, file: markOf(image) },
    send: async (send, { idempotencyKey }) => {
      const { data: imageId, error } = await send(
        sendImageOnce({
          salonId,
          file: image,
          arrivedIn: state => selectPosterDialog(state as { posters: PostersState })?.arrived,
          sent: posterImageSent,
          hasArrived: posterImageArrived,
        }),
      )
      if (error) return { error }
      const request = { salonId, idempotencyKey, title, imageId, ...linkIds(link) }
      return resultOf<Poster>(
        await send(postersApi.endpoints.createPoster.initiate(request, { track: false })),
      )
    },
  })
