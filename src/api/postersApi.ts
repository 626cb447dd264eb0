import type { Poster, PosterEdit, PosterRequest } from '@/domain/poster'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

const postersUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/posters`

export const postersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Poster'] }).injectEndpoints({
  endpoints: build => ({
    listPosters: build.query<Poster[], string>({
      query: salonId => ({ url: postersUrl(salonId) }),
      transformResponse: unwrap<Poster[]>,
      providesTags: ['Poster'],
    }),
    createPoster: build.mutation<Poster, PosterRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: postersUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<Poster>,
      invalidatesTags: ['Poster'],
    }),
    updatePoster: build.mutation<
      Poster,
      PosterEdit & OfSalon & { posterId: string; etag: string | undefined }
    >({
      query: ({ salonId, posterId, etag, ...body }) => ({
        url: `${postersUrl(salonId)}/${encodeURIComponent(posterId)}`,
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<Poster>,
      invalidatesTags: ['Poster'],
    }),
    deletePoster: build.mutation<unknown, OfSalon & { posterId: string }>({
      query: ({ salonId, posterId }) => ({
        url: `${postersUrl(salonId)}/${encodeURIComponent(posterId)}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Poster'],
    }),
  }),
})
