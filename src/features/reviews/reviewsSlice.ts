import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ReviewFilter } from '@/domain/review'
import { answerSubmission, reviewSubmission } from './reviewSubmissions'

export type Writing =
  | { kind: 'nothing'; sent: boolean }
  | { kind: 'review'; appointmentId: string }
  | { kind: 'answer'; reviewId: string }

export interface ReviewsState {
  writing: Writing
  /** Of the list that is shown. */
  filter: ReviewFilter
}

export const initialReviews: ReviewsState = { writing: { kind: 'nothing', sent: false }, filter: {} }

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState: initialReviews,
  reducers: {
    reviewStarted: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.writing = { kind: 'review', appointmentId }
    },
    answerStarted: (state, { payload: reviewId }: PayloadAction<string>) => {
      state.writing = { kind: 'answer', reviewId }
    },
    filterChanged: (state, { payload }: PayloadAction<ReviewFilter>) => {
      state.filter = payload
    },
    /** The page was left. */
    writingDropped: () => initialReviews,
  },
  extraReducers: builder =>
    builder
      .addMatcher(reviewSubmission.isSucceeded, state => {
        state.writing = { kind: 'nothing', sent: true }
      })
      .addMatcher(answerSubmission.isSucceeded, state => {
        state.writing = initialReviews.writing
      }),
  selectors: { selectWriting: state => state.writing, selectReviewFilter: state => state.filter },
})

export const { reviewStarted, answerStarted, filterChanged, writingDropped } = reviewsSlice.actions
export const { selectWriting, selectReviewFilter } = reviewsSlice.selectors
