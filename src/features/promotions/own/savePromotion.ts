import { promotionsApi } from '@/api/promotionsApi'
import type { PromotionRequest } from '@/domain/promotionRequest'
import { saveItem } from '@/store/saveItem'
import { promotionSubmission } from './promotionSubmission'

const { createPromotion, updatePromotion } = promotionsApi.endpoints
const once = { track: false } as const

/** Null for a new promotion. */
export const savePromotion = (salonId: string, id: string | null, request: PromotionRequest) =>
  saveItem(
    promotionSubmission,
    { id, request, base: undefined },
    {
      create: sent => createPromotion.initiate({ salonId, ...sent }, once),
      update: (promotionId, { etag: _etag, ...sent }) =>
        updatePromotion.initiate({ salonId, promotionId, ...sent }, once),
    },
  )
