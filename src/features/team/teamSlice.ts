import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { staffSubmission, removalSubmission } from './teamSubmissions'

export interface StaffDialogState {
  /** The staff member being edited; null for a new one. */
  staffId: string | null
}

export interface TeamState {
  dialog: StaffDialogState | null
  removal: { staffId: string } | null
}

export const initialTeam: TeamState = { dialog: null, removal: null }

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
      state.dialog = { staffId: null }
    },
    staffEditingStarted: (state, { payload: staffId }: PayloadAction<string>) => {
      state.dialog = { staffId }
    },
    staffDialogClosed: closeDialog,
    removalRequested: (state, { payload: staffId }: PayloadAction<string>) => {
      state.removal = { staffId }
    },
    removalEnded: endRemoval,
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
  staffDialogClosed,
  removalRequested,
  removalEnded,
  teamPageLeft,
} = teamSlice.actions
export const { selectStaffDialog, selectRemoval } = teamSlice.selectors
