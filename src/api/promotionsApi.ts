import type { Promotion } from '@/domain/promotion'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const promotionsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Promotions of favourite salons first, then of the client's city, then for everybody. */
    listPromotions: build.query<Promotion[], void>({
      query: () => ({ url: 'promotions' }),
      transformResponse: unwrap<Promotion[]>,
      providesTags: ['Promotion', 'Favorite'],
    }),
  }),
})
