import type { ApiRedaction } from '@/store/redaction'
import type { reviewsApi } from './reviewsApi'

const review = { serviceName: 'told', serviceNameAr: 'told', staffName: 'told', staffNameAr: 'told' } as const

export const reviewsApiRedaction: ApiRedaction<typeof reviewsApi> = {
  listReviews: {
    args: { order: 'token' },
    answer: { reviews: review, services: { name: 'told', nameAr: 'told' }, rating: 'fraction' },
  },
  writeReview: { answer: review },
  answerReview: { answer: review },
}
