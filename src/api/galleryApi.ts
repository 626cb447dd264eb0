import type { GalleryPicture, NewPictureRequest, PictureRequest } from '@/domain/gallery'
import { baseApi } from './baseApi'
import { showAtOnce, showWhenSaved, sortByIds } from './mySalon'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

interface OfPicture extends OfSalon {
  pictureId: string
}

const galleryUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/gallery`
const pictureUrl = ({ salonId, pictureId }: OfPicture) =>
  `${galleryUrl(salonId)}/${encodeURIComponent(pictureId)}`

/** The pictures themselves are in the salon's answer. */
export const galleryApi = baseApi.injectEndpoints({
  endpoints: build => ({
    createPicture: build.mutation<GalleryPicture, NewPictureRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: galleryUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<GalleryPicture>,
      onQueryStarted: showWhenSaved(added => salon => {
        salon.pictures = [...(salon.pictures ?? []).filter(({ id }) => id !== added.id), added]
      }),
      invalidatesTags: ['Salon'],
    }),
    updatePicture: build.mutation<GalleryPicture, PictureRequest & OfPicture & { etag: string | undefined }>({
      query: ({ salonId, pictureId, etag, ...body }) => ({
        url: pictureUrl({ salonId, pictureId }),
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<GalleryPicture>,
      onQueryStarted: showWhenSaved(saved => ({ pictures = [] }) => {
        const picture = pictures.find(({ id }) => id === saved.id)
        if (picture) Object.assign(picture, saved)
      }),
      invalidatesTags: ['Salon'],
    }),
    deletePicture: build.mutation<unknown, OfPicture>({
      query: args => ({ url: pictureUrl(args), method: 'DELETE', body: {}, keepalive: true }),
      onQueryStarted: showWhenSaved((_deleted, { pictureId }) => salon => {
        salon.pictures = salon.pictures?.filter(({ id }) => id !== pictureId) ?? []
      }),
      invalidatesTags: ['Salon'],
    }),
    /** All picture ids of the salon in their new order. Shown at once, and undone when the call fails. */
    orderPictures: build.mutation<unknown, OfSalon & { pictureIds: string[] }>({
      query: ({ salonId, pictureIds }) => ({
        url: `${galleryUrl(salonId)}/order`,
        method: 'PUT',
        body: { pictureIds },
        keepalive: true,
      }),
      onQueryStarted: showAtOnce(({ pictureIds }) => ({ pictures = [] }) => {
        sortByIds(pictures, pictureIds)
      }),
      invalidatesTags: ['Salon'],
    }),
  }),
})
