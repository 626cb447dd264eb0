import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { imageSendingReducers, nothingSent, type ImageSending } from '@/features/images/imageSending'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { orderReducers, type WithOrder } from '@/store/orders'
import { pictureSubmission } from './pictureSubmission'

export interface PictureDialogState extends ImageSending {
  /** The edited picture. Null for a new one. */
  pictureId: string | null
}

export interface GalleryState extends WithDeletions, WithOrder {
  dialog: PictureDialogState | null
}

export const initialGallery: GalleryState = { dialog: null, deletions: [], unsavedOrder: null }

const close = (state: GalleryState) => {
  state.dialog = null
}

export const gallerySlice = createSlice({
  name: 'gallery',
  initialState: initialGallery,
  reducers: {
    ...deletionReducers,
    ...orderReducers,
    addingStarted: state => {
      state.dialog = { pictureId: null, ...nothingSent }
    },
    editingStarted: (state, { payload: pictureId }: PayloadAction<string>) => {
      state.dialog = { pictureId, ...nothingSent }
    },
    imageSent: imageSendingReducers.imageSent,
    imageArrived: imageSendingReducers.imageArrived,
    dialogClosed: close,
    /** Pending deletions stay to be sent. Everything else is cleared. */
    pageLeft: ({ deletions }) => ({
      ...initialGallery,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
  extraReducers: builder =>
    builder
      .addMatcher(pictureSubmission.isSubmitted, imageSendingReducers.imageBegun)
      .addMatcher(pictureSubmission.isSucceeded, close),
  selectors: {
    selectPictureDialog: state => state.dialog,
    selectPictureDeletions: state => state.deletions,
    selectUnsavedPictureOrder: state => state.unsavedOrder,
  },
})

export const {
  deleted: pictureDeleted,
  deletionUndone: pictureDeletionUndone,
  orderGivenUp: pictureOrderGivenUp,
  addingStarted: pictureAddingStarted,
  editingStarted: pictureEditingStarted,
  imageSent: pictureImageSent,
  imageArrived: pictureImageArrived,
  dialogClosed: pictureDialogClosed,
  pageLeft: galleryPageLeft,
} = gallerySlice.actions
export const { selectPictureDialog, selectPictureDeletions, selectUnsavedPictureOrder } =
  gallerySlice.selectors
