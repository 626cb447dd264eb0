import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { answerSubmission, reviewSubmission } from './reviewSubmissions'

export type Writing =
  | { kind: 'nothing'; sent: boolean }
  | { kind: 'review'; appointmentId: string }
  | { kind: 'answer'; reviewId: string }

export interface ReviewsState {
  writing: Writing
}

export const initialReviews: ReviewsState = { writing: { kind: 'nothing', sent: false } }

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
    writingDropped: () => initialReviews,
  },
  extraReducers: builder =>
    builder
      .addMatcher(reviewSubmission.isSucceeded, state => {
        state.writing = { kind: 'nothing', sent: true }
      })
      .addMatcher(answerSubmission.isSucceeded, () => initialReviews),
  selectors: { selectWriting: state => state.writing },
})

export const { reviewStarted, answerStarted, writingDropped } = reviewsSlice.actions
export const { selectWriting } = reviewsSlice.selectors
