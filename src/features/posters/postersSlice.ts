import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StoredImage } from '@/domain/image'
import type { PosterRequest } from '@/domain/poster'

/** An image that has arrived, and the mark of the file that it was: a retry need not send it again. */
interface Arrived {
  mark: string
  imageId: StoredImage['id']
}

export interface PosterDialogState {
  step: 'typing' | 'sending'
  percent: number
  arrived: Arrived | null
  /** The key stands for this one poster, however often it has to be sent until it arrives. */
  sent: { request: PosterRequest; idempotencyKey: string } | null
}

export interface PosterDeletion {
  posterId: string
  step: 'asked' | 'sending' | 'failed'
}

export interface PostersState {
  dialog: PosterDialogState | null
  deletion: PosterDeletion | null
  /** What was just done, until it was read. */
  done: 'created' | null
}

export const initialPosters: PostersState = { dialog: null, deletion: null, done: null }

export const postersSlice = createSlice({
  name: 'posters',
  initialState: initialPosters,
  reducers: {
    posterBegun: state => {
      state.dialog = { step: 'typing', percent: 0, arrived: null, sent: null }
      state.done = null
    },
    posterImageSending: ({ dialog }) => {
      if (dialog) Object.assign(dialog, { step: 'sending', percent: 0 })
    },
    posterImageSent: ({ dialog }, { payload: percent }: PayloadAction<number>) => {
      if (dialog) dialog.percent = percent
    },
    posterImageArrived: ({ dialog }, { payload }: PayloadAction<Arrived>) => {
      if (dialog) dialog.arrived = payload
    },
    posterSubmitted: ({ dialog }, { payload }: PayloadAction<NonNullable<PosterDialogState['sent']>>) => {
      if (dialog) Object.assign(dialog, { step: 'sending', percent: 100, sent: payload })
    },
    posterRefused: ({ dialog }) => {
      if (dialog) dialog.step = 'typing'
    },
    posterCreated: state => {
      if (state.dialog?.step !== 'sending') return
      state.dialog = null
      state.done = 'created'
    },
    posterCreationRead: state => {
      state.done = null
    },
    posterDialogClosed: state => {
      if (state.dialog?.step !== 'sending') state.dialog = null
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
    /** What was begun on the page ends with the visit. */
    postersPageLeft: () => initialPosters,
  },
  selectors: {
    selectPosterDialog: state => state.dialog,
    selectPosterDeletion: state => state.deletion,
    selectPosterDone: state => state.done,
  },
})

export const {
  posterBegun,
  posterImageSending,
  posterImageSent,
  posterImageArrived,
  posterSubmitted,
  posterRefused,
  posterCreated,
  posterCreationRead,
  posterDialogClosed,
  posterDeletionRequested,
  posterDeletionSent,
  posterDeletionFailed,
  posterDeletionEnded,
  postersPageLeft,
} = postersSlice.actions
export const { selectPosterDialog, selectPosterDeletion, selectPosterDone } = postersSlice.selectors
