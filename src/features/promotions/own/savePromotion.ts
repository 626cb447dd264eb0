import { promotionsApi } from '@/api/promotionsApi'
import type { PromotionRequest } from '@/domain/promotionRequest'
import { saveItem, type ItemEdit } from '@/store/saveItem'
import { promotionSubmission } from './promotionSubmission'

const { createPromotion, updatePromotion } = promotionsApi.endpoints
const once = { track: false } as const

export const savePromotion = (salonId: string, edit: ItemEdit<PromotionRequest>) =>
  saveItem(promotionSubmission, edit, {
    create: sent => createPromotion.initiate({ salonId, ...sent }, once),
    update: (promotionId, sent) => updatePromotion.initiate({ salonId, promotionId, ...sent }, once),
  })
