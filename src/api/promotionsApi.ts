import type { Promotion } from '@/domain/promotion'
import type { PromotionRequest } from '@/domain/promotionRequest'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

interface OfSalon {
  salonId: string
}

const promotionsUrl = (salonId: string) => `salons/${encodeURIComponent(salonId)}/promotions`
const promotionUrl = ({ salonId, promotionId }: OfSalon & { promotionId: string }) =>
  `${promotionsUrl(salonId)}/${encodeURIComponent(promotionId)}`

export const promotionsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** Promotions of favourite salons first, then of the client's city, then for everybody. */
    listPromotions: build.query<Promotion[], void>({
      query: () => ({ url: 'promotions' }),
      transformResponse: unwrap<Promotion[]>,
      providesTags: ['Promotion', 'Favorite'],
    }),
    /** Those that run today; for the salon's owner also coming ones and those that have ended lately. */
    listSalonPromotions: build.query<Promotion[], string>({
      query: salonId => ({ url: promotionsUrl(salonId) }),
      transformResponse: unwrap<Promotion[]>,
      providesTags: ['Promotion'],
    }),
    createPromotion: build.mutation<Promotion, PromotionRequest & OfSalon & { idempotencyKey: string }>({
      query: ({ salonId, idempotencyKey, ...body }) => ({
        url: promotionsUrl(salonId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: unwrap<Promotion>,
      invalidatesTags: ['Promotion', 'Salon'],
    }),
    updatePromotion: build.mutation<
      Promotion,
      PromotionRequest & OfSalon & { promotionId: string; etag: string | undefined }
    >({
      query: ({ salonId, promotionId, etag, ...body }) => ({
        url: promotionUrl({ salonId, promotionId }),
        method: 'PUT',
        body,
        etag,
      }),
      transformResponse: unwrap<Promotion>,
      invalidatesTags: ['Promotion', 'Salon'],
    }),
    endPromotion: build.mutation<Promotion, OfSalon & { promotionId: string }>({
      query: ids => ({ url: `${promotionUrl(ids)}/end`, method: 'POST' }),
      transformResponse: unwrap<Promotion>,
      invalidatesTags: ['Promotion', 'Salon'],
    }),
  }),
})
