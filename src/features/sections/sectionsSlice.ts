import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { sectionSubmission } from './sectionSubmission'

export interface SectionDialogState {
  /** The section that is edited; null for a new one. */
  sectionId: string | null
}

export interface SectionsState extends WithDeletions {
  dialog: SectionDialogState | null
  /** The order that could not be saved, to be tried again. */
  unsavedOrder: string[] | null
}

export const initialSections: SectionsState = { dialog: null, deletions: [], unsavedOrder: null }

const close = (state: SectionsState) => {
  state.dialog = null
}

export const sectionsSlice = createSlice({
  name: 'sections',
  initialState: initialSections,
  reducers: {
    ...deletionReducers,
    addingStarted: state => {
      state.dialog = { sectionId: null }
    },
    editingStarted: (state, { payload: sectionId }: PayloadAction<string>) => {
      state.dialog = { sectionId }
    },
    dialogClosed: close,
    reordered: state => {
      state.unsavedOrder = null
    },
    orderRefused: (state, { payload }: PayloadAction<string[]>) => {
      state.unsavedOrder = payload
    },
    orderGivenUp: state => {
      state.unsavedOrder = null
    },
    /** What waits to be deleted is sent then; the rest ends with the visit. */
    pageLeft: ({ deletions }) => ({
      ...initialSections,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
  extraReducers: builder => builder.addMatcher(sectionSubmission.isSucceeded, close),
  selectors: {
    selectSectionDialog: state => state.dialog,
    selectSectionDeletions: state => state.deletions,
    selectUnsavedOrder: state => state.unsavedOrder,
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
  dialogClosed: sectionDialogClosed,
  reordered: sectionsReordered,
  orderRefused,
  orderGivenUp,
  pageLeft: sectionsPageLeft,
} = sectionsSlice.actions
export const { selectSectionDialog, selectSectionDeletions, selectUnsavedOrder } = sectionsSlice.selectors
