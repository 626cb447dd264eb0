import type { PromotionRequest } from '@/domain/promotionRequest'
import { submissionOf } from '@/store/submissionOf'

export const promotionSubmission = submissionOf<PromotionRequest>('savePromotion')
