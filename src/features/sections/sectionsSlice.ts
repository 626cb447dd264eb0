import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { orderReducers, type WithOrder } from '@/store/orders'
import { menuSubmission } from './menuSubmission'
import { sectionSubmission } from './sectionSubmission'

export interface SectionDialogState {
  /** The edited section. Null for a new section. */
  sectionId: string | null
}

export interface SectionsState extends WithDeletions, WithOrder {
  dialog: SectionDialogState | null
  isUsualMenuOpen: boolean
}

export const initialSections: SectionsState = {
  dialog: null,
  isUsualMenuOpen: false,
  deletions: [],
  unsavedOrder: null,
}

const close = (state: SectionsState) => {
  state.dialog = null
  state.isUsualMenuOpen = false
}

export const sectionsSlice = createSlice({
  name: 'sections',
  initialState: initialSections,
  reducers: {
    ...deletionReducers,
    ...orderReducers,
    addingStarted: state => {
      state.dialog = { sectionId: null }
    },
    editingStarted: (state, { payload: sectionId }: PayloadAction<string>) => {
      state.dialog = { sectionId }
    },
    usualMenuOpened: state => {
      state.isUsualMenuOpen = true
    },
    dialogClosed: close,
    /** Pending deletions are kept to be sent. Everything else is cleared. */
    pageLeft: ({ deletions }) => ({
      ...initialSections,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
  extraReducers: builder =>
    builder.addMatcher(sectionSubmission.isSucceeded, close).addMatcher(menuSubmission.isSucceeded, close),
  selectors: {
    selectSectionDialog: state => state.dialog,
    selectIsUsualMenuOpen: state => state.isUsualMenuOpen,
    selectSectionDeletions: state => state.deletions,
    selectUnsavedSectionOrder: state => state.unsavedOrder,
  },
})

export const {
  deleted: sectionDeleted,
  deletionUndone: sectionDeletionUndone,
  deletionSent: sectionDeletionSent,
  deletionFailed: sectionDeletionFailed,
  deletionFinished: sectionDeletionFinished,
  addingStarted: sectionAddingStarted,
  editingStarted: sectionEditingStarted,
  usualMenuOpened,
  dialogClosed: sectionDialogClosed,
  reordered: sectionsReordered,
  orderRefused: sectionOrderRefused,
  orderGivenUp: sectionOrderGivenUp,
  pageLeft: sectionsPageLeft,
} = sectionsSlice.actions
export const {
  selectSectionDialog,
  selectIsUsualMenuOpen,
  selectSectionDeletions,
  selectUnsavedSectionOrder,
} = sectionsSlice.selectors
