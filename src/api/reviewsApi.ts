import type { Review, ReviewFilter, ReviewPage } from '@/domain/review'
import type { ReviewAnswerRequest, ReviewRequest } from '@/domain/reviewSchema'
import { baseApi } from './baseApi'
import { unwrap } from '@/store/unwrap'

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: build => ({
    /** A salon's reviews. Each page also counts all of them by stars. */
    listReviews: build.infiniteQuery<ReviewPage, ReviewFilter & { salonId: string }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { salonId, ...filter }, pageParam }) => ({
        url: `salons/${encodeURIComponent(salonId)}/reviews`,
        params: pageParam === null ? filter : { ...filter, cursor: pageParam },
      }),
      transformResponse: unwrap<ReviewPage>,
      providesTags: ['Review'],
    }),
    /** One review for an appointment: the server refuses a second one. */
    writeReview: build.mutation<Review, ReviewRequest & { appointmentId: string }>({
      query: ({ appointmentId, ...body }) => ({
        url: `appointments/${encodeURIComponent(appointmentId)}/review`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<Review>,
      // After a lost answer, the refetched list shows whether the review arrived.
      invalidatesTags: ['Review', 'Appointment', 'Salon'],
    }),
    /** The salon's owner answers a review. A second answer replaces the first. */
    answerReview: build.mutation<Review, ReviewAnswerRequest & { reviewId: string }>({
      query: ({ reviewId, ...body }) => ({
        url: `reviews/${encodeURIComponent(reviewId)}/answer`,
        method: 'PUT',
        body,
      }),
      transformResponse: unwrap<Review>,
      invalidatesTags: ['Review'],
    }),
  }),
})
