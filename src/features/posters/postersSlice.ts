import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StoredImage } from '@/domain/image'
import { posterSubmission } from './posterSubmission'

/** An uploaded image and the mark of its file, so that a retry need not upload the file again. */
interface Arrived {
  mark: string
  imageId: StoredImage['id']
}

export interface PosterDialogState {
  /** How much of the image has left. */
  percent: number
  arrived: Arrived | null
}

export interface PosterDeletion {
  posterId: string
  step: 'asked' | 'sending' | 'failed'
}

export interface PostersState {
  dialog: PosterDialogState | null
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
      state.dialog = { percent: 0, arrived: null }
      state.done = null
    },
    posterImageSent: ({ dialog }, { payload: percent }: PayloadAction<number>) => {
      if (dialog) dialog.percent = percent
    },
    posterImageArrived: ({ dialog }, { payload }: PayloadAction<Arrived>) => {
      if (dialog) dialog.arrived = payload
    },
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
      .addMatcher(posterSubmission.isSubmitted, ({ dialog }) => {
        if (dialog) dialog.percent = 0
      })
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
