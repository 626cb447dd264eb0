import type { ReviewAnswerRequest, ReviewRequest } from '@/domain/reviewSchema'
import { submissionOf } from '@/store/submissionOf'

export const reviewSubmission = submissionOf<ReviewRequest & { appointmentId: string }>('sendReview')
export const answerSubmission = submissionOf<ReviewAnswerRequest & { reviewId: string }>('sendAnswer')
