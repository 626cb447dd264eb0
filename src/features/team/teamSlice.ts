import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageProblem } from '@/store/imageProblem'
import { staffSubmission, removalSubmission } from './teamSubmissions'

/** A photo on its way, or why it was not taken. */
export type PhotoStep = 'idle' | 'sending' | ImageProblem

export interface StaffDialogState {
  /** Who is edited; null for a new one. */
  staffId: string | null
  photo: PhotoStep
}

export interface TeamState {
  dialog: StaffDialogState | null
  /** Who shall be removed. */
  removal: { staffId: string } | null
}

export const initialTeam: TeamState = { dialog: null, removal: null }

const openDialog = (staffId: string | null): StaffDialogState => ({ staffId, photo: 'idle' })

const closeDialog = (state: TeamState) => {
  state.dialog = null
}

const endRemoval = (state: TeamState) => {
  state.removal = null
}

export const teamSlice = createSlice({
  name: 'team',
  initialState: initialTeam,
  reducers: {
    staffBegun: state => {
      state.dialog = openDialog(null)
    },
    staffEditingStarted: (state, { payload: staffId }: PayloadAction<string>) => {
      state.dialog = openDialog(staffId)
    },
    photoSent: ({ dialog }) => {
      if (dialog) dialog.photo = 'sending'
    },
    photoSettled: ({ dialog }, { payload }: PayloadAction<ImageProblem | null>) => {
      if (dialog?.photo === 'sending') dialog.photo = payload ?? 'idle'
    },
    staffDialogClosed: closeDialog,
    removalRequested: (state, { payload: staffId }: PayloadAction<string>) => {
      state.removal = { staffId }
    },
    removalEnded: endRemoval,
    /** What was begun on the page ends with the visit. */
    teamPageLeft: () => initialTeam,
  },
  extraReducers: builder =>
    builder
      .addMatcher(staffSubmission.isSucceeded, closeDialog)
      .addMatcher(removalSubmission.isSucceeded, endRemoval),
  selectors: {
    selectStaffDialog: state => state.dialog,
    selectRemoval: state => state.removal,
  },
})

export const {
  staffBegun,
  staffEditingStarted,
  photoSent,
  photoSettled,
  staffDialogClosed,
  removalRequested,
  removalEnded,
  teamPageLeft,
} = teamSlice.actions
export const { selectStaffDialog, selectRemoval } = teamSlice.selectors
