import type { Promotion } from '@/domain/promotion'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const promotionsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Those of liked salons first, then of the person's city, then of everybody. */
    listPromotions: build.query<Promotion[], void>({
      query: () => ({ url: 'promotions' }),
      transformResponse: unwrap<Promotion[]>,
      providesTags: ['Promotion', 'Favorite'],
    }),
  }),
})
