import { reviewsApi } from '@/api/reviewsApi'
import type { ReviewAnswerRequest, ReviewRequest } from '@/domain/reviewSchema'
import { sendSubmission } from '@/store/sendSubmission'
import { resultOf } from '@/store/submit'
import { answerSubmission, reviewSubmission } from './reviewSubmissions'

const { writeReview, answerReview } = reviewsApi.endpoints
const untracked = { track: false } as const

/** A review that already exists arrived before its answer was lost. */
export const sendReview = (request: ReviewRequest & { appointmentId: string }) =>
  sendSubmission<typeof request, unknown>(reviewSubmission, {
    request,
    send: async send => {
      const result = resultOf<unknown>(await send(writeReview.initiate(request, untracked)))
      return result.error?.code === 'already_reviewed' ? { data: null } : result
    },
  })

export const sendAnswer = (request: ReviewAnswerRequest & { reviewId: string }) =>
  sendSubmission(answerSubmission, { request, send: send => send(answerReview.initiate(request, untracked)) })
