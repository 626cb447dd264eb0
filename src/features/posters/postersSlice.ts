import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { imageSendingReducers, nothingSent, type ImageSending } from '@/features/images/imageSending'
import { posterEditSubmission, posterSubmission } from './posterSubmission'

export interface PosterDialogState extends ImageSending {
  /** The edited poster. Null for a new one; left out by an earlier release. */
  posterId?: string | null
}

export interface PosterDeletion {
  posterId: string
  step: 'asked' | 'sending' | 'failed'
}

export interface PostersState {
  dialog: PosterDialogState | null
  deletion: PosterDeletion | null
  /** What was just done, until the message is dismissed. */
  done: 'created' | 'saved' | null
}

export const initialPosters: PostersState = { dialog: null, deletion: null, done: null }

export const postersSlice = createSlice({
  name: 'posters',
  initialState: initialPosters,
  reducers: {
    posterBegun: state => {
      state.dialog = { posterId: null, ...nothingSent }
      state.done = null
    },
    posterEditingStarted: (state, { payload: posterId }: PayloadAction<string>) => {
      state.dialog = { posterId, ...nothingSent }
      state.done = null
    },
    posterImageSent: imageSendingReducers.imageSent,
    posterImageArrived: imageSendingReducers.imageArrived,
    posterCreationRead: state => {
      state.done = null
    },
    posterDialogClosed: state => {
      state.dialog = null
    },
    posterDeletionRequested: (state, { payload: posterId }: PayloadAction<string>) => {
      if (state.deletion?.step === 'sending') return
      state.deletion = { posterId, step: 'asked' }
      state.done = null
    },
    posterDeletionSent: ({ deletion }) => {
      if (deletion) deletion.step = 'sending'
    },
    posterDeletionFailed: ({ deletion }) => {
      if (deletion) deletion.step = 'failed'
    },
    posterDeletionEnded: state => {
      state.deletion = null
    },
    postersPageLeft: () => initialPosters,
  },
  extraReducers: builder =>
    builder
      .addMatcher(posterSubmission.isSubmitted, imageSendingReducers.imageBegun)
      .addMatcher(posterSubmission.isSucceeded, state => {
        state.dialog = null
        state.done = 'created'
      })
      .addMatcher(posterEditSubmission.isSucceeded, state => {
        state.dialog = null
        state.done = 'saved'
      }),
  selectors: {
    selectPosterDialog: state => state.dialog,
    selectPosterDeletion: state => state.deletion,
    selectPosterDone: state => state.done,
  },
})

export const {
  posterBegun,
  posterEditingStarted,
  posterImageSent,
  posterImageArrived,
  posterCreationRead,
  posterDialogClosed,
  posterDeletionRequested,
  posterDeletionSent,
  posterDeletionFailed,
  posterDeletionEnded,
  postersPageLeft,
} = postersSlice.actions
export const { selectPosterDialog, selectPosterDeletion, selectPosterDone } = postersSlice.selectors
