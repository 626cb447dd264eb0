import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { orderReducers, type WithOrder } from '@/store/orders'
import {
  loginRemovalSubmission,
  loginSubmission,
  staffSubmission,
  removalSubmission,
} from './teamSubmissions'

export interface StaffDialogState {
  /** The staff member being edited; null for a new one. */
  staffId: string | null
}

export interface TeamState extends WithOrder {
  dialog: StaffDialogState | null
  removal: { staffId: string } | null
  /** The staff member whose login is looked at. */
  login: { staffId: string; isEnding?: boolean } | null
}

export const initialTeam: TeamState = { dialog: null, removal: null, login: null, unsavedOrder: null }

const closeDialog = (state: TeamState) => {
  state.dialog = null
}

const endRemoval = (state: TeamState) => {
  state.removal = null
}

const closeLogin = (state: TeamState) => {
  state.login = null
}

export const teamSlice = createSlice({
  name: 'team',
  initialState: initialTeam,
  reducers: {
    ...orderReducers,
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
    loginOpened: (state, { payload: staffId }: PayloadAction<string>) => {
      state.login = { staffId }
    },
    loginRemovalRequested: state => {
      if (state.login) state.login.isEnding = true
    },
    loginRemovalDropped: state => {
      if (state.login) state.login.isEnding = false
    },
    loginClosed: closeLogin,
    teamPageLeft: () => initialTeam,
  },
  extraReducers: builder =>
    builder
      .addMatcher(staffSubmission.isSucceeded, closeDialog)
      .addMatcher(removalSubmission.isSucceeded, endRemoval)
      .addMatcher(loginSubmission.isSucceeded, closeLogin)
      .addMatcher(loginRemovalSubmission.isSucceeded, closeLogin),
  selectors: {
    selectStaffDialog: state => state.dialog,
    selectRemoval: state => state.removal,
    selectLogin: state => state.login,
    selectUnsavedTeamOrder: state => state.unsavedOrder,
  },
})

export const {
  orderGivenUp: teamOrderGivenUp,
  staffBegun,
  staffEditingStarted,
  staffDialogClosed,
  removalRequested,
  removalEnded,
  loginOpened,
  loginRemovalRequested,
  loginRemovalDropped,
  loginClosed,
  teamPageLeft,
} = teamSlice.actions
export const { selectStaffDialog, selectRemoval, selectLogin, selectUnsavedTeamOrder } = teamSlice.selectors
