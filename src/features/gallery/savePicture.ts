import { galleryApi } from '@/api/galleryApi'
import type { Versioned } from '@/domain/edit'
import type { GalleryPicture, PictureRequest } from '@/domain/gallery'
import { markOf, sendImageOnce } from '@/features/images/imageSending'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { pictureImageArrived, pictureImageSent, selectPictureDialog, type GalleryState } from './gallerySlice'
import { pictureSubmission, type SentPicture } from './pictureSubmission'

const { createPicture: create, updatePicture: update } = galleryApi.endpoints
const once = { track: false } as const

/** Sends the image, unless it has arrived before, then the picture. */
export const createPicture = (salonId: string, request: PictureRequest, image: File) =>
  sendSubmission<SentPicture, GalleryPicture>(pictureSubmission, {
    request: { ...request, file: markOf(image) },
    send: async (send, { idempotencyKey }) => {
      const { data: imageId, error } = await send(
        sendImageOnce({
          salonId,
          file: image,
          arrivedIn: state => selectPictureDialog(state as { gallery: GalleryState })?.arrived,
          sent: pictureImageSent,
          hasArrived: pictureImageArrived,
        }),
      )
      if (error) return { error }
      return resultOf<GalleryPicture>(
        await send(create.initiate({ salonId, idempotencyKey, ...request, imageId }, once)),
      )
    },
  })

export const updatePicture = (
  salonId: string,
  pictureId: string,
  { request, base }: { request: PictureRequest; base: Versioned<PictureRequest> | undefined },
) =>
  sendSubmission<SentPicture, GalleryPicture>(pictureSubmission, {
    request,
    base,
    send: (send, { request: sent, etag }) =>
      send(update.initiate({ salonId, pictureId, ...sent, etag }, once)),
  })
