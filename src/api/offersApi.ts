import type { Offer } from '@/domain/offer'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const offersApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Those of liked salons first, then of the person's city, then of everybody. */
    listOffers: build.query<Offer[], void>({
      query: () => ({ url: 'offers' }),
      transformResponse: unwrap<Offer[]>,
      providesTags: ['Offer', 'Favorite'],
    }),
  }),
})
