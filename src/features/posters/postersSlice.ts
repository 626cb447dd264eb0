import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { imageSendingReducers, nothingSent, type ImageSending } from '@/features/images/imageSending'
import { posterSubmission } from './posterSubmission'

export interface PosterDeletion {
  posterId: string
  step: 'asked' | 'sending' | 'failed'
}

export interface PostersState {
  dialog: ImageSending | null
  deletion: PosterDeletion | null
  /** What was just done, until the message is dismissed. */
  done: 'created' | null
}

export const initialPosters: PostersState = { dialog: null, deletion: null, done: null }

export const postersSlice = createSlice({
  name: 'posters',
  initialState: initialPosters,
  reducers: {
    posterBegun: state => {
      state.dialog = nothingSent
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
      }),
  selectors: {
    selectPosterDialog: state => state.dialog,
    selectPosterDeletion: state => state.deletion,
    selectPosterDone: state => state.done,
  },
})

export const {
  posterBegun,
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
