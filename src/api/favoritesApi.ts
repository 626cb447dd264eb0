import type { Favorite } from '@/domain/salon'
import { isMissing } from '@/store/ApiError'
import { baseApi } from './baseApi'

interface OfSalon {
  uid: string
  salonId: string
}

const favoriteUrl = ({ uid, salonId }: OfSalon) =>
  `favorites/${encodeURIComponent(uid)}/${encodeURIComponent(salonId)}`

export const favoritesApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** The call answers 404 for an empty list. */
    listFavorites: build.query<Favorite[], string>({
      queryFn: async (uid, _api, _options, send) => {
        const result = await send({ url: `favorites/${encodeURIComponent(uid)}` })
        const { error, meta } = result
        if (error) return isMissing(error) ? { data: [], meta } : { error, meta }
        return { data: (result.data as { data?: Favorite[] }).data ?? [], meta }
      },
      providesTags: ['Favorite'],
    }),
    addFavorite: build.mutation<unknown, OfSalon>({
      query: args => ({ url: favoriteUrl(args), method: 'PUT', body: {} }),
      invalidatesTags: (_result, _error, { salonId }) => ['Favorite', { type: 'Salon', id: salonId }],
    }),
    removeFavorite: build.mutation<unknown, OfSalon>({
      query: args => ({ url: favoriteUrl(args), method: 'DELETE', body: {} }),
      invalidatesTags: (_result, _error, { salonId }) => ['Favorite', { type: 'Salon', id: salonId }],
    }),
  }),
})
