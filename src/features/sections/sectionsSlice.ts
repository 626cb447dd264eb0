import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type Deletion } from '@/api/deletions'
import type { SectionRequest } from '@/domain/sectionRequests'

/** A form on its way. The key stands for this one section, however often it has to be sent until it arrives. */
interface Submission {
  request: SectionRequest
  idempotencyKey: string
}

export interface SectionDialogState {
  /** The section that is edited; null for a new one. */
  sectionId: string | null
  step: 'typing' | 'saving'
  sent: Submission | null
}

export interface SectionsState {
  dialog: SectionDialogState | null
  deletions: Deletion[]
  /** The order that could not be saved, to be tried again. */
  unsavedOrder: string[] | null
}

export const initialSections: SectionsState = { dialog: null, deletions: [], unsavedOrder: null }

const openDialog = (sectionId: string | null): SectionDialogState => ({
  sectionId,
  step: 'typing',
  sent: null,
})

export const sectionsSlice = createSlice({
  name: 'sections',
  initialState: initialSections,
  reducers: {
    ...deletionReducers,
    addingStarted: state => {
      state.dialog = openDialog(null)
    },
    editingStarted: (state, { payload: sectionId }: PayloadAction<string>) => {
      state.dialog = openDialog(sectionId)
    },
    submitted: ({ dialog }, { payload }: PayloadAction<Submission>) => {
      if (dialog) Object.assign(dialog, { step: 'saving', sent: payload })
    },
    refused: ({ dialog }) => {
      if (dialog) dialog.step = 'typing'
    },
    saved: state => {
      if (state.dialog?.step === 'saving') state.dialog = null
    },
    dialogClosed: state => {
      if (state.dialog?.step !== 'saving') state.dialog = null
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
    /** What waits to be deleted is sent then; the rest of what was begun ends with the visit. */
    pageLeft: ({ deletions }) => ({
      ...initialSections,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
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
  submitted: sectionSubmitted,
  refused: sectionRefused,
  saved: sectionSaved,
  dialogClosed: sectionDialogClosed,
  reordered: sectionsReordered,
  orderRefused,
  orderGivenUp,
  pageLeft: sectionsPageLeft,
} = sectionsSlice.actions
export const { selectSectionDialog, selectSectionDeletions, selectUnsavedOrder } = sectionsSlice.selectors
