import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { keptSaves, noSaves, saveReducers, type Refusal, type WithSaves } from '@/store/saves'
import type { SectionRequest } from '@/domain/sectionRequests'

export interface SectionDialogState {
  /** The section that is edited; null for a new one. */
  sectionId: string | null
  refused: Refusal<SectionRequest> | null
}

export interface SectionsState extends WithSaves<SectionRequest, SectionDialogState>, WithDeletions {
  /** The order that could not be saved, to be tried again. */
  unsavedOrder: string[] | null
}

export const initialSections: SectionsState = { ...noSaves, deletions: [], unsavedOrder: null }

export const sectionsSlice = createSlice({
  name: 'sections',
  initialState: initialSections,
  reducers: {
    ...deletionReducers,
    ...saveReducers<SectionRequest, SectionDialogState>(({ id }) => ({ sectionId: id })),
    addingStarted: state => {
      state.dialog = { sectionId: null, refused: null }
    },
    editingStarted: (state, { payload: sectionId }: PayloadAction<string>) => {
      state.dialog = { sectionId, refused: null }
    },
    reordered: state => {
      state.unsavedOrder = null
    },
    orderRefused: (state, { payload }: PayloadAction<string[]>) => {
      state.unsavedOrder = payload
    },
    orderGivenUp: state => {
      state.unsavedOrder = null
    },
    /** What waits to be deleted is sent then; of the rest only what is on its way outlives the visit. */
    pageLeft: ({ deletions, ...state }) => ({
      ...initialSections,
      ...keptSaves(state),
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
  selectors: {
    selectSectionDialog: state => state.dialog,
    selectSectionsSaving: state => state.saving,
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
  submitted: sectionSubmitted,
  refused: sectionRefused,
  saved: sectionSaved,
  dialogClosed: sectionDialogClosed,
  reordered: sectionsReordered,
  orderRefused,
  orderGivenUp,
  pageLeft: sectionsPageLeft,
} = sectionsSlice.actions
export const { selectSectionDialog, selectSectionsSaving, selectSectionDeletions, selectUnsavedOrder } =
  sectionsSlice.selectors
