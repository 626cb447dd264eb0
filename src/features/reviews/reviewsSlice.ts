import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Why what was written did not get through. */
export type Problem = 'unanswered' | 'too_many' | 'not_reviewable' | 'other'

/** What is being written: a review of an appointment, or the owner's answer to a review. */
export type Writing =
  | { kind: 'nothing'; sent: boolean }
  | { kind: 'review'; appointmentId: string; problem: Problem | null }
  | { kind: 'answer'; reviewId: string; problem: Problem | null }

export interface ReviewsState {
  writing: Writing
}

export const initialReviews: ReviewsState = { writing: { kind: 'nothing', sent: false } }

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState: initialReviews,
  reducers: {
    reviewStarted: (state, { payload: appointmentId }: PayloadAction<string>) => {
      state.writing = { kind: 'review', appointmentId, problem: null }
    },
    answerStarted: (state, { payload: reviewId }: PayloadAction<string>) => {
      state.writing = { kind: 'answer', reviewId, problem: null }
    },
    writingSubmitted: ({ writing }) => {
      if (writing.kind !== 'nothing') writing.problem = null
    },
    writingFailed: ({ writing }, { payload }: PayloadAction<Problem>) => {
      if (writing.kind !== 'nothing') writing.problem = payload
    },
    writingDropped: () => initialReviews,
    reviewSent: state => {
      if (state.writing.kind === 'review') state.writing = { kind: 'nothing', sent: true }
    },
    answerSent: state => {
      if (state.writing.kind === 'answer') state.writing = { kind: 'nothing', sent: false }
    },
  },
  selectors: { selectWriting: state => state.writing },
})

export const {
  reviewStarted,
  answerStarted,
  writingSubmitted,
  writingFailed,
  writingDropped,
  reviewSent,
  answerSent,
} = reviewsSlice.actions
export const { selectWriting } = reviewsSlice.selectors
